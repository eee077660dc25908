declare module 'engine.wasm?url' {
  const address: string;
  export default address;
}
declare module 'load-engine' {
  /** Loads the engine's module; gives a function from request line to answer line. What is heard comes before that. */
  export function loadEngine(bytes: BufferSource): Promise<(line: string, hear?: (line: string) => void) => string>;
}
declare module 'virtual:catalogue' {
  /** What the engine answered to `games` when the page was built. */
  const catalogue: import('./engine/protocol').Verbs['games']['answer'];
  export default catalogue;
}
declare module 'virtual:texts' {
  /** What loads the texts of a family in a language. */
  const loaders: Record<
    `${import('./words/texts').Family}.${import('./engine/protocol').LanguageCode}`,
    () => Promise<{ default: import('./words/texts').Texts }>
  >;
  export default loaders;
}
