import type { Flow } from '@quayside/flow/define-flow';
import type { Language } from '@quayside/i18n/language';
import { languageNumbers } from '@quayside/i18n/language';
import { TextStore } from '@quayside/i18n/text-store';
import { defaultStockColorType, hasProTheme } from '@quayside/platform/app-type';
import type { PageParameters } from '@quayside/platform/page-parameters';
import { applySkin, defaultSkin, parseSkin, removeSkin } from '@quayside/ui/skin';
import { ToastStore } from '@quayside/ui/toast-store';
import type { Edition } from './edition.ts';
import { type Host, SessionStore } from './host-context.ts';
import { rememberLanguage } from './language-of-page.ts';
import { routeTable } from './route-table/route-table.ts';

/** What is needed before the first frame. Everything about the session is in a later chunk, which `session()` loads. */
export function createHost(edition: Edition, parameters: PageParameters, language: Language): Host {
  const texts = new TextStore(language);
  const after = () => import('./after/after.ts');
  const host: Host = {
    edition,
    parameters,
    texts,
    routes: routeTable({
      home: () => import('./home/home.tsx'),
      notOffered: () => import('./not-offered/not-offered.tsx'),
      flows: edition.flows,
    }),
    toasts: new ToastStore(),
    sessions: new SessionStore(),
    login: async () => (await after()).login(host),
    logout: async () => (await after()).logout(host),
    runtimeOf: async (flow: Flow) => (await after()).runtimeOf(host, flow),
    setServiceButton: (shown) => void after().then(({ setServiceButton }) => setServiceButton(host, shown)),
    contactService: () => void after().then(({ contactService }) => contactService(host)),
    chooseLanguage: async (chosen) => {
      rememberLanguage(chosen, edition.base);
      await texts.change(chosen);
    },
    dress: (needTheme) => dress(host, needTheme),
    log: (what, error) => {
      after().then(
        ({ report }) => report(host, what, error),
        () => console.error(what, error),
      );
    },
  };
  return host;
}

/** Puts skin, theme and stock colours on the page (SKIN-01, START-07, START-09); a route with needTheme false takes the skin off (NAV-05). */
function dress({ edition, parameters, texts }: Host, needTheme: boolean): void {
  const root = document.documentElement;
  if (needTheme) applySkin(root, parseSkin(parameters.skinType) ?? parseSkin(root.dataset.skin) ?? defaultSkin);
  else removeSkin(root);
  root.dataset.stockColor = String(parameters.stockColorType ?? defaultStockColorType(languageNumbers[texts.language]));
  if (hasProTheme(edition.appType)) root.dataset.theme = 'pro';
}
