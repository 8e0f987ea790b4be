import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { lookOf } from './internal/look.ts';
import { mount } from './mount.ts';
import type { EmbedHandle, EmbedOptions } from './types.ts';

/** The options of `mount`, and what belongs to the element: a change of the look takes effect at once, another edition or flow starts anew. */
export type FlowProps = EmbedOptions & {
  /** `back` and `update`; taking the component off the page unmounts it */
  readonly ref?: Ref<Pick<EmbedHandle, 'back' | 'update'>>;
  /** of the element around it, which has no box where this is left out */
  readonly className?: string;
};

/**
 * A flow as a component: `mount` in a `<div>`. Language, skin, tokens and navigation change while the customer goes on, callbacks are always the latest; another
 * `flow`, `edition` (the same objects from render to render), `holder`, `bridge`, `layer` or `only` starts anew. Renders an empty `<div>` on a server.
 */
export function Flow({ ref, className, ...options }: FlowProps) {
  const { flow, holder, edition, bridge, layer, language, skin, navigation } = options;
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<EmbedHandle>(undefined);
  const only = JSON.stringify(options.only ?? null);
  const tokens = JSON.stringify(options.tokens ?? null);

  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!place.current) return;
    const mounted = mount(place.current, {
      ...latest.current,
      session: () => latest.current.session(),
      onEvent: (event) => latest.current.onEvent?.(event),
      onError: (error) => latest.current.onError?.(error),
    });
    handle.current = mounted;
    return () => void mounted.unmount();
  }, [flow, holder, edition, bridge, layer, only]);
  useEffect(() => {
    handle.current?.update(lookOf(latest.current));
  }, [language, skin, tokens, navigation]);
  useImperativeHandle(ref, () => ({
    back: () => handle.current?.back(),
    update: (look) => handle.current?.update(look),
  }));
  return <div ref={place} className={className} style={className ? undefined : { display: 'contents' }} />;
}
