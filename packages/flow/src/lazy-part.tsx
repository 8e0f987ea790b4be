import { type ComponentType, lazy, useState } from 'react';
import { retryImport } from './retry-import.ts';

/** A component in a separate chunk. `prepare` loads the chunk before the component is rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => Promise<unknown> };

/**
 * Returns a component that loads its code on first use. If it was prepared, it renders in the first frame: `lazy` alone shows its fallback once even
 * if the code is loaded, and the content below moves. Needs a `Suspense` above it. Retries a chunk that fails (`retryImport`).
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
    const [Shown] = useState(() => ready ?? Awaited); // state, because another component would remount
    return <Shown {...props} />;
  }
  return Object.assign(Part, { prepare });
}
