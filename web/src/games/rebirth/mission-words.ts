// What missions are called and ask for, in every language: packs of one's own need not say so.
import type { Text } from '../../engine/protocol';

/** Languages without words have the English ones. */
export type OwnText = Pick<Text, 'en'> & Partial<Text>;

export interface OwnWords {
  name?: OwnText;
  text?: OwnText;
}

const complete = (own: OwnText): Text => ({ de: own.en, it: own.en, ...own });
const nothing = complete({ en: '' });

/** Without a name it is called by what it asks for, without either by its sign, as the table calls it; what is its name is not said twice. */
export const wordsOf = (id: string, { name, text }: OwnWords): { name: Text; text: Text } => ({
  name: complete(name ?? text ?? { en: id }),
  text: name && text ? complete(text) : nothing,
});
