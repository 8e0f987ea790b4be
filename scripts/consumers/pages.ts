const page =
  '<!doctype html><html lang="en"><body><h1>Ours</h1><button>Ours</button><div id="app"></div><script type="module" src="/main.js"></script></body></html>';
const main = (styles: string) => `import '${styles}';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@quayside/ui/button';
const button = createElement(Button, { onPress: () => document.body.setAttribute('data-pressed', '') }, 'Submit application');
createRoot(document.querySelector('#app')).render(createElement('div', { className: 'q-root', 'data-skin': 'white', lang: 'en' }, button));
`;

/** Styles of a page that apply to every button and heading. */
const plainCss = `h1 { color: rgb(120, 0, 90); font: italic 700 40px serif; margin: 30px }
button { padding: 3px 30px; border: 5px dotted rgb(0, 90, 0); border-radius: 0; background: rgb(255, 240, 200); font: 700 11px monospace }
`;
const tailwindCss = '@import "tailwindcss" source("./");\n@import "@quayside/ui/tailwind.css";\n';

/** The files of each page by its folder. */
export const pages = {
  plain: {
    'own.css': plainCss,
    'main.js': `import './own.css';\n${main('@quayside/ui/scoped.css')}`,
    'index.html': page,
  },
  tailwind: { 'own.css': tailwindCss, 'main.js': main('./own.css'), 'index.html': page },
} as const satisfies Record<string, Record<string, string>>;
