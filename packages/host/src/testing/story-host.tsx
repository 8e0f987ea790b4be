import { FlowRuntime } from '@quayside/flow/flow-runtime';
import { languages } from '@quayside/i18n/language';
import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { type AppType, appTypes, findEditionByAppType } from '@quayside/platform/app-type';
import { Store } from '@quayside/platform/internals/store';
import { editionCapabilities, getEditionCapabilities } from '@quayside/rules/edition-capabilities';
import {
  StoryAppTypeContext,
  StoryRoutes,
  type StoryServerOptions,
  StoryServersContext,
  storyServices,
} from '@quayside/testing/story-flow';
import { type ReactNode, use, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { createHost } from '../create-host.ts';
import type { Edition } from '../edition.ts';
import { editionFlows } from '../edition-flows.ts';
import { exampleEnvironments } from '../example/environments.ts';
import { type Host, HostContext, type SessionState } from '../host-context.ts';
import { createLazyFoot } from '../page-foot/lazy-foot.ts';

/** The props of `StoryHost`: who visits the app, and how the server behaves. */
export type StoryHostProps = StoryServerOptions & {
  /** Who visits the app. `signed-in`: the customer of the story's scenario. Default: `first-visit`. */
  visitor?: 'first-visit' | 'signed-in';
  /** `unreachable`: the login fails, and so does every call that needs it. Default: they succeed. */
  broker?: 'unreachable';
  children: ReactNode;
};

/** Renders a screen of a host app in a story, with the sandbox in memory as its server. After a navigation, renders the new path as text. */
export function StoryHost({ visitor = 'first-visit', broker, children, ...server }: StoryHostProps) {
  const texts = useTextStore();
  const language = useLanguage();
  const open = use(StoryServersContext);
  const appType = use(StoryAppTypeContext) ?? appTypes.singapore;
  const [host] = useState((): Host => {
    const services = storyServices(server, open, language, appType);
    const { caller } = services;
    const session = { userId: 'story', phoneNumber: '+6581234567', emailBound: true, caller };
    const created = { ...createHost(editionOf(appType), {}, language), texts };
    return {
      ...created,
      Foot: createLazyFoot(created),
      sessions: new Store<SessionState>(
        visitor === 'signed-in' ? { status: 'signed-in', session } : { status: 'signed-out' },
      ),
      login: () => (broker ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(session)),
      runtimeOf: async (flow) => {
        const runtime = new FlowRuntime(flow, {
          ...services,
          userId: session.userId,
          language: () => language,
          newId: () => crypto.randomUUID(),
          drafts: { read: async () => undefined, save: async () => undefined, remove: async () => undefined },
          listen: () => undefined,
        });
        await runtime.load();
        return runtime;
      },
      log: () => undefined,
    };
  });
  return (
    <MemoryRouter>
      <HostContext.Provider value={host}>
        <StoryRoutes path="/" elsewhere={<Elsewhere />}>
          {children}
        </StoryRoutes>
      </HostContext.Provider>
    </MemoryRouter>
  );
}

const wordmarks = { sg: 'Quayside', hk: 'Quayside HK', mainland: 'Quayside CN', pro: 'Quayside Pro' };

/** The `homeBand` of each edition besides Singapore's, as in `hosts/`. */
const homeBands: Readonly<Record<string, NonNullable<Edition['homeBand']>>> = {
  hk: 'foot',
  mainland: 'ridge',
  pro: 'bars',
};

const homeFacts: Readonly<Record<string, NonNullable<Edition['homeFacts']>>> = {
  hk: ['markets', 'fee', 'time'],
  mainland: ['documents', 'time', 'fee', 'markets'],
  pro: ['fee', 'markets', 'time'],
};

/** Returns an edition with the capabilities that the app with this type has. */
const editionOf = (appType: AppType): Edition => ({
  name: findEditionByAppType(appType) ?? 'sg',
  appType,
  version: '1.0.0',
  base: `./brands/${findEditionByAppType(appType) ?? 'sg'}/`, // Storybook serves the public folders of the hosts there
  wordmark: wordmarks[findEditionByAppType(appType) ?? 'sg'],
  languages,
  defaultLanguage: 'en',
  environments: exampleEnvironments('example.com'),
  capabilities: getEditionCapabilities(appType) ?? editionCapabilities[appTypes.singapore],
  licence: 'EXAMPLE-000000',
  legalPages: { terms: 'https://www.example.com/terms', privacy: 'https://www.example.com/privacy' },
  markets: 3,
  ...(homeBands[findEditionByAppType(appType) ?? 'sg']
    ? { homeBand: homeBands[findEditionByAppType(appType) ?? 'sg'] }
    : {}),
  ...(homeFacts[findEditionByAppType(appType) ?? 'sg']
    ? { homeFacts: homeFacts[findEditionByAppType(appType) ?? 'sg'] }
    : {}),
  appAddress: 'https://www.example.com/app',
  exampleFees: {
    currency: 'SGD',
    order: '10000',
    commission: { trader: '3', standard: '5', intel: '5' },
    products: { options: '0.65', futures: '1.5', cfd: '4' },
  },
  flows: editionFlows({ derivatives: [] }, { provider: 'hosted', name: 'Sealight ID' }),
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
