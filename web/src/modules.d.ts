declare module 'load-module' {
  interface Brought {
    /** 64 random bits for a draw, by its number and attempt. */
    bits?: (draw: bigint, attempt: number) => bigint;
    /** What a module needs beside itself, by name. */
    files?: Record<string, Uint8Array>;
  }
  /** Loads a module of the engine; gives a function from request line to answer line. What is heard comes before that. */
  export function loadModule(bytes: BufferSource, brought?: Brought): Promise<(line: string, hear?: (line: string) => void) => string>;
}
declare module 'virtual:catalogue' {
  /** What the engine answered to `games` when the page was built, without the summaries and what options mean. */
  const catalogue: { games: Omit<import('./engine/protocol').RuleSet, 'summary'>[]; bots: import('./engine/protocol').Bot[] };
  export default catalogue;
}
declare module 'virtual:summaries' {
  /** What each rule set is about. */
  const summaries: Record<string, import('./engine/protocol').Text>;
  export default summaries;
}
declare module 'virtual:options' {
  /** The options of each rule set with what they mean. */
  const options: Record<string, import('./engine/protocol').OptionSpec[]>;
  export default options;
}
declare module 'virtual:texts' {
  /** What loads the sentences of a family in a language. */
  const loaders: Record<string, () => Promise<{ default: import('./words/texts').Texts }>>;
  export default loaders;
}
declare module 'virtual:rules' {
  /** What loads the rules of a family in a language. */
  const loaders: Record<string, () => Promise<{ default: import('./words/texts').Rules }>>;
  export default loaders;
}
declare module 'virtual:books' {
  /** What loads the order of a family's rules, with all that is said of them beside their texts. */
  const loaders: Record<string, () => Promise<{ default: import('./pages/rules/book').Book }>>;
  export default loaders;
}
declare module '*.json?play' {
  /** A pack of content without where its pieces come from. */
  const pack: unknown;
  export default pack;
}
