import { type ComponentType, lazy, useState } from 'react';
import { retryImport } from './retry-import.ts';

/** A component in a separate chunk. `prepare` loads the chunk before the component renders. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => Promise<unknown> };

/**
 * Creates a component that loads its code on first use, and needs a `Suspense` above it. After `prepare`, it renders in the first frame. `lazy` alone would
 * show its fallback once and move the content below. A chunk that fails is loaded again (`retryImport`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let ready: ComponentType<Props> | undefined;
  const prepare = retryImport(async () => {
    const loaded = await load();
    ready = loaded.default;
    return loaded;
  });
  const Awaited: ComponentType<Props> = lazy(prepare);
  function Part(props: Props) {
    const [Shown] = useState(() => ready ?? Awaited); // in a state, because a change of component would remount
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prepare });
}
