import type { Flow } from '@quayside/flow/define-flow';
import { loadScreen } from '@quayside/flow/internals/load-screen';
import { memoryHistory } from '@quayside/flow/internals/page-history';
import type { Text } from '@quayside/i18n/define-text';
import { host as hostText } from '@quayside/i18n/internals/text/host';
import { titles } from '@quayside/i18n/internals/text/titles';
import type { TextOverrides } from '@quayside/i18n/internals/text-overrides';
import type { Language } from '@quayside/i18n/language';
import { ui as uiText } from '@quayside/i18n/text/ui';
import { TextProvider } from '@quayside/i18n/use-text';
import { hasProTheme } from '@quayside/platform/app-type';
import { renderToString } from 'react-dom/server';
import { App } from '../../app/app.tsx';
import { createHost } from '../../create-host.ts';
import type { Edition } from '../../edition.ts';
import { PageSkeleton, skeletonFamilies } from '../../page-skeleton.tsx';

/** The texts of the message that appears if a script of the page fails to load. */
export type LoadErrorTexts = { readonly title: string; readonly text: string; readonly reload: string };
/** A prerendered page: the HTML of its first frame, its title, and the message for a script that fails to load. */
export type Page = {
  readonly html: string;
  readonly title: string;
  readonly broken: LoadErrorTexts;
  /** Whether the page needs a login. */
  readonly guarded: boolean;
  /** The HTML of the skeleton, which is visible until login and guard are known. */
  readonly skeleton: string;
  /** The skeletons in the shell of all other routes, and in `looks` which paths have another one than that of a form. */
  readonly shell: { readonly skeleton: string; readonly looks: string };
};

/** The skin and theme of the first frame, before a script runs. `system`: the black skin if the system is dark, otherwise the white one. */
export type PageAppearance = { readonly skin: 'white' | 'system'; readonly theme?: 'pro' };

/** What the build needs to know about a host, and the function that prerenders its routes. */
export type Prerenderer = {
  readonly base: string;
  readonly languages: readonly Language[];
  /** The language if neither the URL nor the browser selects one. */
  readonly defaultLanguage: Language;
  readonly look: PageAppearance;
  /** The app type of the host. A link can name another app type. */
  readonly appType: number;
  /** The texts that the edition replaces. */
  readonly texts?: TextOverrides | undefined;
  /** The source files of each prerendered route, by path: of its screen, then of its flow. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly page: (path: string, language: Language) => Promise<Page>;
};

/** Creates the prerenderer of an edition. `pages` are the source files of each prerendered route. */
export const prerenderer = (edition: Edition, pages: Prerenderer['pages']): Prerenderer => ({
  base: edition.base,
  appType: edition.appType,
  languages: edition.languages,
  defaultLanguage: edition.defaultLanguage,
  look: {
    skin: edition.systemDark ? 'system' : 'white',
    ...(hasProTheme(edition.appType) ? { theme: 'pro' } : {}),
  },
  texts: edition.texts,
  pages,
  page: (path, language) => prerender(edition, path, language),
});

/** Prerenders a route in a language as a signed-out visitor sees it. The browser hydrates the same HTML. */
async function prerender(edition: Edition, path: string, language: Language): Promise<Page> {
  const host = createHost(edition, {}, language);
  const { texts } = host;
  texts.onMissing = (error) => {
    throw error; // a build fails on missing texts
  };
  const route = await host.routes.find(path);
  if (!route) throw new TypeError(`There is no route ${path} to prerender.`);
  const screen = await loadScreen(host, route);
  await texts.load(titles, hostText);
  const words = texts.bind(hostText);
  const history = memoryHistory(edition.base, path);
  const html = renderToString(<App host={host} history={history} first={{ route, screen }} />);
  await texts.load(uiText); // only for the skeleton; the first frame of the app has these texts in English
  const skeletonOf = (of?: (typeof skeletonFamilies)[number]) =>
    renderToString(
      <TextProvider store={texts}>
        <PageSkeleton {...(of ? { of } : {})} />
      </TextProvider>,
    );
  return {
    html,
    guarded: route.auth !== false,
    skeleton: skeletonOf(),
    shell: { skeleton: skeletonFamilies.map(skeletonOf).join(''), looks: looksOf(await host.routes.flows()) },
    title: texts.translate<Text>(titles, `title.${route.name}`),
    broken: { title: words('broken.title'), text: words('unloadable.text'), reload: words('broken.reload') },
  };
}

/** Returns `look:path` for each screen whose skeleton is not that of a form, separated by spaces, as the boot script reads it. */
const looksOf = (flows: readonly Flow[]): string => {
  const looks = new Map<string, string>();
  for (const { steps, screens } of flows) {
    for (const { path, skeleton } of steps) if (skeleton) looks.set(path, skeleton);
    for (const { path, skeleton = 'outcome' } of screens) looks.set(path, skeleton);
  }
  return [...looks].map(([path, look]) => `${look}:${path}`).join(' ');
};
