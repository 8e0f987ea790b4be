import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Welcome } from './pages/welcome.ts';

const rules = () =>
  readFileSync(join(import.meta.dirname, 'pages/welcome.css'), 'utf8').replaceAll(/\/\*.*?\*\/\s*/gs, '');

/** Marks the document before it is drawn, where the address asks for the first page. */
const mark = `{
  const asked = new URLSearchParams(location.search);
  const { dataset } = document.documentElement;
  if (asked.get('id') === 'start-welcome--docs') dataset.earlyPage = 'welcome';
  const skin = /(?:^|;)skin:(\\w+)/.exec(asked.get('globals') ?? '')?.[1];
  if (skin) dataset.earlySkin = skin;
}`;

/** What the document of stories holds in its head, so that the first page is drawn before any code has loaded. */
export const earlyHead = (head = ''): string => `${head}<style>${rules()}</style><script>${mark}</script>`;

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
