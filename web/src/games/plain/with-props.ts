// A component some of whose props are settled: how a family speaks, for all parts of its face.
import type { Component } from 'svelte';

export function withProps<Settled extends object, Rest extends object>(
  component: Component<Settled & Rest>,
  settled: Settled,
): Component<Rest> {
  // Props are read through, never copied: they change.
  const props = (rest: Rest) =>
    new Proxy(rest, {
      get: (target, name) => Reflect.get(Object.hasOwn(settled, name) ? settled : target, name),
      has: (target, name) => name in settled || name in target,
    }) as Settled & Rest;
  return ((internals, rest) => component(internals, props(rest))) as Component<Rest>;
}
