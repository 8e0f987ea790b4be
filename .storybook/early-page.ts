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

/** The first page in the body of that document, hidden unless the address asks for it. */
export const earlyBody = (body = ''): string =>
  `${body}<div id="early-page">${renderToStaticMarkup(createElement(Welcome))}</div>`;
