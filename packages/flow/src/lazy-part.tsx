import { type ComponentType, lazy, useState } from 'react';
import { untilLoaded } from './until-loaded.ts';

/** A component of a chunk of its own. `prepare` loads it before it is rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => Promise<unknown> };

/**
 * Returns a component whose code is loaded when it is first needed. Prepared before, it renders in the first frame: `lazy` alone shows its fallback once even
 * where the code is there, and what follows moves. Needs a `Suspense` above it. A chunk that fails is retried (`untilLoaded`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let ready: ComponentType<Props> | undefined;
  const prepare = untilLoaded(async () => {
    const loaded = await load();
    ready = loaded.default;
    return loaded;
  });
  const Awaited: ComponentType<Props> = lazy(prepare);
  function Part(props: Props) {
    const [Shown] = useState(() => ready ?? Awaited); // kept: another component would begin anew
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prepare });
}
