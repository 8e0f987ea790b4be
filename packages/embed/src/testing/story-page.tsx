import { useLanguage } from '@quayside/i18n/use-text';
import { type OpenStoryServer, StoryServersContext } from '@quayside/testing/story-flow';
import { type CSSProperties, use, useEffect, useMemo, useRef, useState } from 'react';
import { defineQuaysideFlow, type QuaysideFlowElement } from '../element.ts';
import { mount } from '../mount.ts';
import { Flow } from '../react.tsx';
import type { EmbedHandle, EmbedOptions } from '../types.ts';
import { createEmbedOptions } from './embed-server/embed-server.ts';

export type StoryPageProps = Pick<EmbedOptions, 'flow' | 'only' | 'skin' | 'navigation' | 'tokens'> & {
  method: 'mount' | 'react' | 'element';
  scenario: string;
  /** `refused`: the session callback of the page rejects. */
  login?: 'given' | 'refused';
};

/** Renders the page of another company, with different fonts, colours and bar, around a flow. */
export function StoryPage({ method, scenario, login = 'given', ...embedded }: StoryPageProps) {
  const language = useLanguage();
  const open = use(StoryServersContext);
  const [bar, setBar] = useState<{ readonly title: string; readonly canGoBack: boolean }>();
  const handleRef = useRef<Steering>(null);
  const server = useMemo(() => serverOf(open, scenario), [open, scenario]);
  const options: EmbedOptions = {
    ...server,
    ...(login === 'refused' ? { session: () => Promise.reject(new Error('No login in this story.')) } : {}),
    ...embedded,
    language,
    onEvent: (event) => {
      if (event.type === 'navigation') setBar(event);
    },
  };
  return (
    <div style={pageLook}>
      <header style={barLook}>
        {embedded.navigation === 'embedder' && bar ? (
          <>
            <button type="button" style={backLook} onClick={() => handleRef.current?.back()}>
              ← {bar.canGoBack ? 'Back' : 'Close'}
            </button>
            <strong>{bar.title}</strong>
          </>
        ) : (
          <strong>Another app</strong>
        )}
      </header>
      {method === 'react' ? <Flow ref={handleRef} {...options} /> : <Imperative {...{ method, options, handleRef }} />}
      <footer style={barLook}>Another app’s footer</footer>
    </div>
  );
}

type Steering = Pick<EmbedHandle, 'back' | 'update'>;

type ImperativeProps = {
  method: 'mount' | 'element';
  options: EmbedOptions;
  handleRef: { current: Steering | null };
};

/** Mounts the flow once without React, as other pages do, and unmounts it with the story. */
function Imperative({ method, options, handleRef }: ImperativeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(options);
  useEffect(() => {
    if (!place.current) return;
    const mounted = method === 'mount' ? mount(place.current, first) : putElement(place.current, first);
    handleRef.current = mounted;
    return () => void mounted.unmount();
  }, [method, first, handleRef]);
  return <div ref={place} />;
}

function putElement(place: HTMLElement, options: EmbedOptions): EmbedHandle {
  defineQuaysideFlow();
  const element = document.createElement('quayside-flow') as QuaysideFlowElement;
  element.options = options;
  place.append(element);
  return {
    back: () => element.back(),
    update: (look) => element.update(look),
    unmount: async () => element.remove(),
  };
}

function serverOf(open: OpenStoryServer, scenario: string) {
  const fixture = { scenario, documents: {}, submittedDaysAgo: 0 };
  const opening = open({ fixture, timeline: [], visit: undefined, now: noon, language: 'en' });
  opening.catch(() => undefined); // each caller handles the rejection
  return createEmbedOptions({
    fetch: async (request) => (await opening).fetch(request),
    loginCode: async () => (await opening).loginCode,
    publicKey: async () => (await opening).publicKey,
  });
}

const noon = new Date('2026-11-21T12:05:00+08:00');
const pageLook: CSSProperties = { background: '#f6efe2', color: '#3b2f1e', font: '1.0625rem/1.5 Georgia, serif' };
const barLook: CSSProperties = { display: 'flex', gap: 12, alignItems: 'center', padding: 12, minHeight: 44 };
const backLook: CSSProperties = { minHeight: 44, minWidth: 44, padding: '0 8px', border: '1px solid #3b2f1e' };
