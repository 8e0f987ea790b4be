import { captureTransport } from '@quayside/bridge/capture-transport';
import type { Flow } from '@quayside/flow/define-flow';
import type { Language } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import type { PageParameters } from '@quayside/platform/page-parameters';
import { Store } from '@quayside/platform/store';
import { ToastStore } from '@quayside/ui/toast-store';
import { sayBroken } from './boot/broken.ts';
import { createDress } from './dress/dress.ts';
import type { Edition } from './edition.ts';
import type { Host, SessionState } from './host-context.ts';
import { rememberLanguage } from './language-of-page.ts';
import { routeTable } from './route-table/route-table.ts';

/**
 * What is needed before the first frame. Everything about the session is in a later chunk, which `after()` loads, not before `shown`: while a prerendered page
 * is made to work, nothing else may take the line or the thread.
 */
export function createHost(
  edition: Edition,
  parameters: PageParameters,
  language: Language,
  shown: Promise<unknown> = Promise.resolve(),
): Host {
  const texts = new TextStore(language);
  const after = async () => {
    await shown;
    return import('./after/after.ts');
  };
  const { dress, choose } = createDress({ edition, parameters, texts });
  const log: Host['log'] = (what, error) => {
    after().then(
      ({ report }) => report(host, what, error),
      () => console.error(what, error),
    );
  };
  const host: Host = {
    edition,
    parameters,
    texts,
    routes: routeTable({
      home: () => import('./home/home.tsx'),
      notOffered: () => import('./not-offered/not-offered.tsx'),
      handOff: () => import('./hand-off/hand-off.tsx'),
      flows: edition.flows,
    }),
    toasts: new ToastStore(),
    sessions: new Store<SessionState>({ status: 'starting' }),
    keeping: new Store<'device' | 'memory'>('device'),
    device: new Store<'welcome' | 'refused'>('welcome'),
    view: new Store<'skeleton' | 'screen'>('skeleton'),
    login: async () => (await after()).login(host),
    logout: async () => (await after()).logout(host),
    keepTyped: async () => (await after()).keepTyped(host),
    keepEarly: async (...typed) => (await after()).keepEarly(host, ...typed),
    runtimeOf: async (flow: Flow, holder?: string) => (await after()).runtimeOf(host, flow, holder),
    leadOf: async (...wanted) => (await after()).leadOf(host, ...wanted),
    sayOffline: async () => (await after()).sayOffline(host),
    setServiceButton: (shown) => {
      if (!isInApp()) return; // a browser has no title bar of the app's
      after().then(
        ({ setServiceButton }) => setServiceButton(host, shown),
        (error: unknown) => log('title bar', error),
      );
    },
    contactService: () =>
      void after().then(
        ({ contactService }) => contactService(host),
        (error: unknown) => log('service', error),
      ),
    bindEmail: async () => (await after()).bindEmail(host),
    openHelp: () =>
      void after().then(
        ({ showHelp }) => showHelp(host),
        (error: unknown) => log('help', error),
      ),
    fileUrl: async (path) => (await after()).fileUrl(host, path),
    openFile: isInApp()
      ? (url, type) =>
          void after().then(
            ({ showFile }) => showFile(host, url, type),
            (error: unknown) => log('file', error),
          )
      : undefined,
    usMarket: parameters.usStockTradeClose ? 'closed' : 'open',
    chooseLanguage: async (chosen) => {
      rememberLanguage(chosen, edition.base);
      await texts
        .change(chosen)
        .catch(async () => (await after()).chooseLater(host, chosen))
        .catch(sayBroken);
    },
    chooseSkin: choose,
    dress,
    log,
  };
  return host;
}

/** Prerendering has no page, and is no app. */
const isInApp = () => typeof window !== 'undefined' && captureTransport(window).platform !== 'browser';
