// What lies on a castle board, in the ledger's sentences.
import { ledger } from '../../../words/ledger.svelte';
import { goodsOn, type SeatFacts } from '../facts';

export function spokenGoods(castle: SeatFacts['castle']): string {
  const hidden = castle.filter(([, face]) => face === null).length;
  const tell = (kind: string, values: Record<string, number>) => ledger.tell('tumult-royal', { kind, ...values }, String);
  return [hidden < castle.length || hidden === 0 ? tell('shown-goods', goodsOn(castle.map(([, face]) => face))) : '', hidden > 0 ? tell('shown-castle-hidden', { tiles: hidden }) : ''].filter(Boolean).join(' ');
}
