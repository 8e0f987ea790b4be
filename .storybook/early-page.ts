import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstPictures, Welcome } from './pages/welcome.ts';

const rules = () =>
  readFileSync(join(import.meta.dirname, 'pages/welcome.css'), 'utf8').replaceAll(/\/\*.*?\*\/\s*/gs, '');

/** The face of the brand's headings, in the document: a file of its own would come after the page is drawn. */
const face = () => {
  const font = readFileSync(join(import.meta.dirname, '../hosts/sg/src/display-font.woff2'));
  return `@font-face{font-family:"Welcome Display";src:url(data:font/woff2;base64,${font.toString('base64')}) format("woff2");font-weight:650}`;
};

/** Marks the document before it is drawn, where the address asks for the first page, by its name or (`*`) because it names none, and asks for the pictures of its first row. */
const mark = `{
  const asked = new URLSearchParams(location.search);
  const { dataset } = document.documentElement;
  if (['start-welcome--docs', '*'].includes(asked.get('id'))) {
    dataset.earlyPage = 'welcome';
    for (const picture of ${JSON.stringify(firstPictures)})
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', fetchPriority: 'high', href: './' + picture }),
      );
  }
  const skin = /(?:^|;)skin:(\\w+)/.exec(asked.get('globals') ?? '')?.[1];
  if (skin) dataset.earlySkin = skin;
}`;

/** What the document of stories holds in its head, so that the first page is drawn before any code has loaded. */
export const earlyHead = (head = ''): string => `${head}<style>${face()}${rules()}</style><script>${mark}</script>`;

/** Takes the early page out of the document once Storybook draws one itself, and at once where another page is asked for. */
const leave = `{
  const page = document.getElementById('early-page');
  const { dataset } = document.documentElement;
  const end = () => {
    page.remove();
    delete dataset.earlyPage;
    watch.disconnect();
  };
  const watch = new MutationObserver(() => document.body.classList.contains('sb-show-main') && end());
  if (dataset.earlyPage) watch.observe(document.body, { attributeFilter: ['class'] });
  else end();
}`;

/** The first page in the body of that document, until Storybook draws it. */
export const earlyBody = (body = ''): string =>
  `${body}<main id="early-page">${renderToStaticMarkup(createElement(Welcome))}</main><script>${leave}</script>`;

/**
 * Moves the style sheets of a document behind the first page: in its head they would hold back everything, behind the
 * requests for a hundred modules. Scripts still wait for them.
 */
export function stylesAfterPage(html: string): string {
  const end = html.indexOf('</main>', html.indexOf('<main id="early-page">'));
  if (end < 0) return html;
  const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const place = end + '</main>'.length;
  const moved = html.slice(0, place) + sheets.join('') + html.slice(place);
  return sheets.reduce((text, sheet) => text.replace(sheet, ''), moved);
}

/** A Vite plugin that draws the first page before the style sheets of the stories have come. */
export const earlyPage = () => ({
  name: 'quayside:early-page',
  transformIndexHtml: { order: 'post' as const, handler: stylesAfterPage },
});
