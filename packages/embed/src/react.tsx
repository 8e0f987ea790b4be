import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { mount } from './mount.ts';
import { lookOf } from './page/look.ts';
import type { EmbedHandle, EmbedOptions } from './types.ts';

/** Props of Flow: the options of `mount`. A changed look applies at once. Another edition or flow restarts. */
export type FlowProps = EmbedOptions & {
  /** Offers `back` and `update`. Unmounting the component unmounts the flow. */
  readonly ref?: Ref<Pick<EmbedHandle, 'back' | 'update'>>;
  /** Class of the surrounding element. By default, that element has no box. */
  readonly className?: string;
};

/**
 * Renders a flow with `mount` in a `<div>`. Language, skin, tokens and navigation apply at once, and Flow calls the latest callbacks. Another `flow`, `edition`
 * (compared by identity), `holder`, `bridge`, `layer` or `only` restarts the flow. On a server, Flow renders an empty `<div>`.
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
