import { StoryAppType, type StoryServerOptions, StoryServers, storyServices } from '@quayside/flow/story-flow';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { type AppType, appTypes, editionOfAppType } from '@quayside/platform/app-type';
import { Store } from '@quayside/platform/store';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { type ReactNode, use, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { coreFlows } from '../core-flows.ts';
import { createHost } from '../create-host.ts';
import type { Edition } from '../edition.ts';
import { exampleEnvironments } from '../example/environments.ts';
import { type Host, HostContext, type SessionState } from '../host-context.ts';

export type StoryHostProps = StoryServerOptions & {
  /** `signed-in`: the customer of the story's scenario */
  visitor?: 'first-visit' | 'signed-in';
  /** the business calls do not answer */
  broker?: 'unreachable';
  children: ReactNode;
};

/** For stories: a screen of a host as its app would show it, with a server of its own behind it. Where it leads is shown as text. */
export function StoryHost({ visitor = 'first-visit', broker, children, ...server }: StoryHostProps) {
  const texts = useTextStore();
  const language = useLanguage();
  const open = use(StoryServers);
  const appType = use(StoryAppType) ?? appTypes.singapore;
  const [host] = useState((): Host => {
    const { caller } = storyServices(server, open, language, appType);
    const session = { userId: 'story', phoneNumber: '+6581234567', emailBound: true, caller };
    return {
      ...createHost(editionOf(appType), {}, language),
      texts,
      sessions: new Store<SessionState>(
        visitor === 'signed-in' ? { status: 'signed-in', session } : { status: 'signed-out' },
      ),
      login: () => (broker ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(session)),
      log: () => undefined,
    };
  });
  return (
    <MemoryRouter>
      <HostContext.Provider value={host}>
        <Routes>
          <Route path="/" element={children} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </HostContext.Provider>
    </MemoryRouter>
  );
}

/** What every edition has, with the capabilities of the chosen app. */
const editionOf = (appType: AppType): Edition => ({
  name: editionOfAppType(appType) ?? 'sg',
  appType,
  version: '1.0.0',
  base: '/acct/open-account/',
  languages: ['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'],
  defaultLanguage: 'en',
  environments: exampleEnvironments('example.com'),
  capabilities: editionCapabilities[appType],
  licence: 'EXAMPLE-000000',
  flows: coreFlows(),
  encryptionKeys: () => import('../example/encryption-keys.ts'),
});

function Elsewhere() {
  const { pathname } = useLocation();
  return (
    <main className="flex min-h-dvh items-center justify-center bg-surface text-body text-ink">
      <h1 className="m-0 text-body">{pathname}</h1>
    </main>
  );
}
