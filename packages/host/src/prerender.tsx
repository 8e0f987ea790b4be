import { loadScreen } from '@quayside/flow/load-screen';
import { memoryHistory } from '@quayside/flow/page-history';
import type { Language } from '@quayside/i18n/language';
import { host as hostText } from '@quayside/i18n/text/host';
import { titles } from '@quayside/i18n/text/titles';
import { ui as uiText } from '@quayside/i18n/text/ui';
import { TextProvider } from '@quayside/i18n/use-text';
import { hasProTheme } from '@quayside/platform/app-type';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { PageSkeleton } from './boot/page-skeleton.tsx';
import { createHost } from './create-host.ts';
import type { Edition } from './edition.ts';
import { routeOf } from './route-table/route-table.ts';

/** What a page says where its script did not come. */
export type BrokenWords = { readonly title: string; readonly text: string; readonly reload: string };
/** A prerendered page: the markup of its first frame, the document's title, and the words for a visit whose script never comes. */
export type Page = {
  readonly html: string;
  readonly title: string;
  readonly broken: BrokenWords;
  /** whether a login comes before it */
  readonly guarded: boolean;
  /** what stands for a page until login and guard are known */
  readonly skeleton: string;
};

/** Of the first frame, before a script knows better. `system`: the black skin while the system is dark. */
export type Look = { readonly skin: 'white' | 'system'; readonly theme?: 'pro' };

/** What the build of a host needs from it. */
export type Prerenderer = {
  readonly base: string;
  readonly languages: readonly Language[];
  /** for the server, which chooses a page's language by the same rule as the page itself */
  readonly defaultLanguage: Language;
  readonly look: Look;
  /** routes that get a page of their own, each with the source file of its screen */
  readonly pages: Readonly<Record<string, string>>;
  readonly page: (path: string, language: Language) => Promise<Page>;
};

/** Prerenders a host. */
export const prerenderer = (edition: Edition, pages: Prerenderer['pages']): Prerenderer => ({
  base: edition.base,
  languages: edition.languages,
  defaultLanguage: edition.defaultLanguage,
  look: {
    skin: edition.systemDark ? 'system' : 'white',
    ...(hasProTheme(edition.appType) ? { theme: 'pro' } : {}),
  },
  pages,
  page: (path, language) => prerender(edition, path, language),
});

/** The markup of one route in one language as a signed-out visitor's first frame shows it; the client hydrates the same. */
async function prerender(edition: Edition, path: string, language: Language): Promise<Page> {
  const host = createHost(edition, {}, language);
  const { texts } = host;
  const route = routeOf(host.routes, path);
  if (!route) throw new TypeError(`There is no route ${path} to prerender.`);
  const screen = await loadScreen(host, route);
  await texts.load(titles, hostText);
  const words = texts.bind(hostText);
  const history = memoryHistory(edition.base, path);
  const html = renderToString(<App host={host} history={history} first={{ route, screen }} />);
  await texts.load(uiText); // of the skeleton alone: the first frame of the app has these words in English
  return {
    html,
    guarded: route.auth !== false,
    skeleton: renderToString(
      <TextProvider store={texts}>
        <PageSkeleton />
      </TextProvider>,
    ),
    title: texts.translate(titles, `title.${route.name}`),
    broken: { title: words('broken.title'), text: words('unloadable.text'), reload: words('broken.reload') },
  };
}
