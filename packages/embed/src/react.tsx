import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { mount } from './mount.ts';
import { lookOf } from './page/look.ts';
import type { EmbedHandle, EmbedOptions } from './types.ts';

/** The options of `mount` for a component. A changed look applies at once; another edition or flow starts again. */
export type FlowProps = EmbedOptions & {
  /** Offers `back` and `update`. Unmounting the component unmounts the flow. */
  readonly ref?: Ref<Pick<EmbedHandle, 'back' | 'update'>>;
  /** The class of the surrounding element, which has no box by default. */
  readonly className?: string;
};

/**
 * Renders a flow with `mount` in a `<div>`. Language, skin, tokens and navigation apply at once, and the latest
 * callbacks are used. Another `flow`, `edition` (compared by identity), `holder`, `bridge`, `layer` or `only` starts
 * again. On a server it renders an empty `<div>`.
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
