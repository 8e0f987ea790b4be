import { CallError } from '@quayside/api/errors';
import { BridgeUnavailable } from '@quayside/bridge/errors';
import { getApplication, startApplication } from '@quayside/contract/calls/opening';
import { getW8ben, getW8bens } from '@quayside/contract/calls/w8ben';
import type { Flow } from '@quayside/flow/define-flow';
import { FlowProvider, type HostServices } from '@quayside/flow/flow-context';
import { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { PositionLayout } from '@quayside/flow/internals/edition-facts';
import { serverAddressLookup } from '@quayside/flow/internals/live-services';
import type { QuestionLayout } from '@quayside/flow/internals/step-pages';
import type { Caller, DocumentReader, DraftStore } from '@quayside/flow/services';
import type { Language } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';
import type { AppType } from '@quayside/platform/app-type';
import { type EditionCapabilities, getEditionCapabilities, offersFlow } from '@quayside/rules/edition-capabilities';
import type { ExampleFees } from '@quayside/rules/internals/tier';
import type { Answers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';

import {
  type StoryCall,
  StoryCallsContext,
  StoryNetworkContext,
  type StoryNetworkState,
  withNetwork,
} from './story-network.ts';
import {
  type OpenStoryServer,
  StoryAppTypeContext,
  StoryNotOfferedError,
  type StoryServerOptions,
  StoryServersContext,
  storyServices,
} from './story-server.ts';
import { StoryLink, StoryRoutes } from './story-target.tsx';

export { StoryNetworkContext, type StoryNetworkState, storyNetworks } from './story-network.ts';
export {
  type OpenStoryServer,
  StoryAppTypeContext,
  StoryNotOfferedError,
  type StoryServer,
  type StoryServerOptions,
  StoryServersContext,
  storyServices,
} from './story-server.ts';
export { StoryRoutes, StoryTargetContext, type StoryTargetProps } from './story-target.tsx';

/** The props of `StoryFlow`: the screen's URL, the device and the host, and the state of the server. */
export type StoryFlowProps = StoryServerOptions & {
  /** The flow of the story, or a part of it. */
  flow: Flow;
  /** The path of the screen, such as `/sg-contact-info`. */
  path: string;
  /** The query string of the URL, such as `?return=check`. */
  search?: string;
  /** The fragment of the URL, such as `#citizenship`. */
  hash?: string;
  /** The result of opening a provider's page. A story stays on its screen even for `page`. Default: `page`. */
  provider?: 'app' | 'page' | 'failed';
  /** The drafts on this device by step, based on an application without saved answers. */
  kept?: Answers;
  /** Where the device stores input. With `memory`, the device refuses to store it. Default: `device`. */
  keeping?: 'device' | 'memory';
  /** Reads uploaded identity documents. Undefined for a host without a reader. */
  readDocument?: DocumentReader['read'];
  /** The phone number of the customer's login, in E.164 format. By default, it is unknown. */
  phoneNumber?: string;
  /** Whether the device is a desktop, where customers can continue camera steps on a phone. Default: false. */
  desktop?: boolean;
  /** Whether a phone or tablet has no camera. A function simulates a device that responds later. Default: false. */
  noCamera?: boolean | (() => Promise<boolean>);
  /** The router state of the screen, such as `{ reason: 'us-person', from: 'base-info' }`. */
  routerState?: unknown;
  /** The edition's layout of steps with several questions. Default: `one-per-page`. */
  questions?: QuestionLayout;
  /** The edition's example commissions. Default: none. */
  exampleFees?: ExampleFees;
  /** The edition's layout of positions. Default: `rows`. */
  positions?: PositionLayout;
  /** The services of the app around the page. By default, they are those of a browser. */
  hostServices?: Partial<HostServices>;
  /** `second` opens the W-8BEN of the second holder, as `?holder=` in a URL does. By default, it is the customer's own. */
  of?: 'second';
  children: ReactNode;
};

/**
 * Renders a screen of a flow as a host does, with a separate runtime and server, for stories and tests. After a navigation, renders the target path as text
 * (see `StoryTarget`).
 */
export function StoryFlow({
  flow,
  path,
  search = '',
  hash = '',
  routerState,
  hostServices,
  questions,
  exampleFees,
  positions,
  children,
  ...server
}: StoryFlowProps) {
  const language = useLanguage();
  const network = use(StoryNetworkContext);
  const report = use(StoryCallsContext);
  const open = use(StoryServersContext);
  const appType = use(StoryAppTypeContext);
  const capabilities = offering(flow, appType);
  const [running] = useState(() => createRuntime(flow, { options: server, open, language, network, report, appType }));
  const [loaded, setLoaded] = useState<FlowRuntime>();
  const ready = useCallback(async () => {
    await running.load();
    return running;
  }, [running]);
  const caller = useCallback(async () => running.services.caller, [running]);
  const [around] = useState<HostServices>(() => ({
    ...browserHostServices,
    fileUrl: async (path) => running.services.fileUrl(path),
    ...hostServices,
  }));
  const [broken, setBroken] = useState<unknown>();
  useEffect(() => {
    // A failed call shows when the customer continues, as in a host. Any other error is a mistake in the story.
    ready().then(setLoaded, (error: unknown) => error instanceof CallError || setBroken(error));
  }, [ready]);
  if (broken) throw broken;
  return (
    <MemoryRouter initialEntries={[{ pathname: path, search, hash, state: routerState }]}>
      <FlowProvider
        flow={running.flow}
        runtime={loaded}
        ready={ready}
        caller={caller}
        hostServices={around}
        questions={questions}
        exampleFees={exampleFees}
        positions={positions}
        {...capabilities}
      >
        <StoryRoutes path={path} elsewhere={<Elsewhere back={path} />}>
          {children}
        </StoryRoutes>
      </FlowProvider>
    </MemoryRouter>
  );
}

/** Returns the capabilities of the selected app as a prop. Throws `StoryNotOfferedError` if the app does not offer the flow. */
function offering({ name }: Flow, appType: AppType | undefined): { readonly capabilities?: EditionCapabilities } {
  const capabilities = appType && getEditionCapabilities(appType);
  if (!capabilities) return {};
  if (!offersFlow(capabilities, name)) throw new StoryNotOfferedError(name);
  return { capabilities };
}

/** The host services of a browser, which do nothing in a story. Linking an e-mail address rejects, because it needs the native app. */
const browserHostServices = {
  contactService: () => undefined,
  bindEmail: () => Promise.reject(new BridgeUnavailable('command_bind_email', 'browser')),
  openHelp: () => undefined,
};

/** Returns the answers of a complete opening for all steps before `step`. */
export function answersBefore(step: string): Answers {
  const ids = Object.keys(completeAnswers);
  return Object.fromEntries(ids.slice(0, ids.indexOf(step)).map((id) => [id, completeAnswers[id]]));
}

/** Returns the answers of a complete opening up to and including `step`. */
export const answersThrough = (step: string): Answers => ({ ...answersBefore(step), [step]: completeAnswers[step] });

type LiveDependencies = {
  readonly options: StoryServerOptions &
    Pick<
      StoryFlowProps,
      'provider' | 'kept' | 'keeping' | 'readDocument' | 'phoneNumber' | 'desktop' | 'noCamera' | 'of'
    >;
  readonly open: OpenStoryServer;
  readonly language: Language;
  readonly network: StoryNetworkState;
  readonly report: (call: StoryCall) => void;
  readonly appType: AppType | undefined;
};

function createRuntime(
  flow: Flow,
  { options, open, language, network, report, appType }: LiveDependencies,
): FlowRuntime {
  let ids = 0;
  const {
    provider,
    kept = {},
    keeping = 'device',
    readDocument,
    phoneNumber,
    desktop,
    noCamera,
    of,
    ...server
  } = options;
  const services = storyServices(server, open, language, appType);
  const caller = withNetwork(of ? ofSecondHolder(services.caller) : services.caller, network, report);
  return new FlowRuntime(flow, {
    ...services,
    caller,
    addressLookup: serverAddressLookup(caller),
    ...(phoneNumber ? { phoneNumber } : {}),
    drafts: draftStore(flow, kept, keeping),
    userId: 'story',
    newId: () => {
      ids += 1;
      return `operation-${ids}`;
    },
    language: () => language,
    pageUrl: (path) => `http://localhost:4012/acct/open-account${path}`, // the URL at which the sandbox expects the app
    ...(desktop || noCamera
      ? { handOffUrl: (token: string) => `http://localhost:4012/acct/open-account/hand-off#${token}` }
      : {}),
    ...(desktop ? {} : { hasNoCamera: typeof noCamera === 'function' ? noCamera : () => noCamera === true }),
    ...(readDocument ? { documentReader: { prepare: () => undefined, read: readDocument } } : {}),
    openProvider: async () => provider ?? 'page',
    listen: () => undefined,
  });
}

/** Creates a caller that adds the second holder's id to calls about a form. The first such call requests the id. */
function ofSecondHolder(caller: Caller): Caller {
  let holder: Promise<string | undefined> | undefined;
  const names: readonly string[] = [getApplication.name, startApplication.name, getW8ben.name];
  return {
    async call(call, request, options) {
      if (!names.includes(call.name)) return caller.call(call, request, options);
      holder ??= caller.call(getW8bens, {}).then(([, second]) => second?.whose.id);
      return caller.call(call, { ...request, holder: await holder }, options);
    },
  };
}

function draftStore({ name: flow }: Flow, typed: Answers, keeping: 'device' | 'memory'): DraftStore {
  const entries = Object.entries(typed).map(
    ([step, values]) => [`${flow}/${step}`, { values, base: null, sent: null, version: 1 }] as const,
  );
  const kept = new Map<string, unknown>(entries);
  return {
    read: async (_, name) => kept.get(name),
    save: async (_, name, value) => {
      kept.set(name, value);
      return keeping;
    },
    remove: async (_, name) => void kept.delete(name),
  };
}

function Elsewhere({ back }: { back: string }) {
  const { pathname } = useLocation();
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-2 bg-surface text-body text-ink">
      <h1 className="m-0 text-body">{pathname}</h1>
      <StoryLink path={back} />
    </main>
  );
}
