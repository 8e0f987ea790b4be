import { captureTransport } from '@quayside/bridge/capture-transport';
import type { Flow } from '@quayside/flow/define-flow';
import { createReword } from '@quayside/i18n/internals/text-overrides';
import type { Language } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import { Store } from '@quayside/platform/internals/store';
import type { PageParameters } from '@quayside/platform/page-parameters';
import { ToastStore } from '@quayside/ui/toast-store';
import { showLoadError } from './boot/load-error.ts';
import type { Edition } from './edition.ts';
import { type Host, type SessionState, startingSession } from './host-context.ts';
import { routeTable } from './navigation/route-table/route-table.ts';
import { storeLanguageChoice } from './page-language.ts';
import { createPageTheme } from './page-theme/page-theme.ts';

/**
 * Creates a host with everything that the first frame needs. Its session loads as a separate chunk once `shown` resolves, so that it does not delay the
 * hydration of a prerendered page.
 */
export function createHost(
  edition: Edition,
  parameters: PageParameters,
  language: Language,
  shown: Promise<unknown> = Promise.resolve(),
): Host {
  const texts = new TextStore(language, 'on-screen', edition.texts && createReword(edition.texts));
  const deferred = async () => {
    await shown;
    return import('./services/host-services.ts');
  };
  const { applyTheme, choose } = createPageTheme({ edition, parameters, texts });
  const log: Host['log'] = (what, error) => {
    deferred().then(
      ({ reportHostError: report }) => report(host, what, error),
      () => console.error(what, error),
    );
  };
  texts.onMissing = (error) => log('text', error); // the reporter reports the same error once
  const host: Host = {
    edition,
    parameters,
    texts,
    routes: routeTable({
      home: async () => {
        const screen = await import('./home/home.tsx');
        return edition.homeText ? { ...screen, texts: [...screen.texts, edition.homeText] } : screen;
      },
      notOffered: () => import('./not-offered/not-offered.tsx'),
      handOff: () => import('./hand-off/hand-off.tsx'),
      flows: edition.flows,
    }),
    toasts: new ToastStore(),
    sessions: new Store<SessionState>(startingSession),
    draftStorage: new Store<'device' | 'memory'>('device'),
    device: new Store<'welcome' | 'refused'>('welcome'),
    view: new Store<'skeleton' | 'screen'>('skeleton'),
    login: async () => (await deferred()).login(host),
    logout: async () => (await deferred()).logout(host),
    storeUnsaved: async () => (await deferred()).storeUnsaved(host),
    storeEarlyAnswers: async (...typed) => (await deferred()).storeEarlyAnswers(host, ...typed),
    runtimeOf: async (flow: Flow, holder?: string) => (await deferred()).getFlowRuntime(host, flow, holder),
    guardFlow: async (...wanted) => (await deferred()).guardFlow(host, ...wanted),
    showOffline: async () => (await deferred()).showOffline(host),
    setServiceButton: (shown) => {
      if (!isInApp()) return; // a browser has no title bar of the app
      deferred().then(
        ({ setServiceButton }) => setServiceButton(host, shown),
        (error: unknown) => log('title bar', error),
      );
    },
    contactService: (reference) =>
      void deferred().then(
        ({ contactService }) => contactService(host, reference),
        (error: unknown) => log('service', error),
      ),
    bindEmail: async () => (await deferred()).bindEmail(host),
    openHelp: () =>
      void deferred().then(
        ({ showHelp }) => showHelp(host),
        (error: unknown) => log('help', error),
      ),
    fileUrl: async (path) => (await deferred()).fileUrl(host, path),
    openFile: isInApp()
      ? (url, type) =>
          void deferred().then(
            ({ showFile }) => showFile(host, url, type),
            (error: unknown) => log('file', error),
          )
      : undefined,
    openRecords: isInApp() ? async (module) => (await deferred()).openRecords(host, module) : undefined,
    usMarket: parameters.usStockTradeClose ? 'closed' : 'open',
    chooseLanguage: async (chosen) => {
      storeLanguageChoice(chosen, edition.base);
      await texts
        .change(chosen)
        .catch(async () => (await deferred()).retryLanguage(host, chosen))
        .catch(showLoadError);
    },
    chooseSkin: choose,
    applyTheme,
    log,
  };
  return host;
}

/** Returns true if the page runs in the native app. Returns false while prerendering, where no window exists. */
const isInApp = () => typeof window !== 'undefined' && captureTransport(window).platform !== 'browser';
