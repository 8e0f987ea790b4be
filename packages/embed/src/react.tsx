import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { mount } from './mount.ts';
import { pickDisplayOptions } from './page/display-options.ts';
import type { EmbedHandle, EmbedOptions } from './types.ts';

/** Props of `Flow`: the options of `mount`, a ref for the handle, and a class. */
export type FlowProps = EmbedOptions & {
  /** Receives a handle with `back` and `update`. */
  readonly ref?: Ref<Pick<EmbedHandle, 'back' | 'update'>>;
  /** Class of the `<div>` around the flow. Without one, it has `display: contents`. */
  readonly className?: string;
};

/**
 * Renders a flow in a `<div>`. Changes of language, skin, tokens, navigation and callbacks apply at once. Another `flow`, `edition`, `holder`, `bridge`,
 * `layer` or `only` restarts the flow; objects are compared by identity, except `only`. On a server, renders an empty `<div>`.
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
    handle.current?.update(pickDisplayOptions(latest.current));
  }, [language, skin, tokens, navigation]);
  useImperativeHandle(ref, () => ({
    back: () => handle.current?.back(),
    update: (look) => handle.current?.update(look),
  }));
  return <div ref={place} className={className} style={className ? undefined : { display: 'contents' }} />;
}
