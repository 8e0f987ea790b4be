import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumArgs, chromiumPath } from '../chromium.mjs';

/** The files of a page with its own styles for all headings and buttons, Quayside's scoped.css, and one of Quayside's buttons. */
export const stylesPageFiles: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html lang="en"><body><h1>Own</h1><button id="own">Own</button><div id="app"></div><script type="module" src="/main.js"></script></body></html>',
  'own.css': `h1 { color: rgb(120, 0, 90); font: italic 700 40px serif; margin: 30px }
button { padding: 3px 30px; border: 5px dotted rgb(0, 90, 0); border-radius: 0; background: rgb(255, 240, 200); font: 700 11px monospace }
`,
  'main.js': `import ownUrl from './own.css?url';
import scopedUrl from '@quayside/ui/scoped.css?url';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@quayside/ui/button';
for (const [id, href] of [['own-styles', ownUrl], ['scoped-styles', scopedUrl]])
  document.head.append(Object.assign(document.createElement('link'), { id, rel: 'stylesheet', href }));
createRoot(document.querySelector('#app')).render(
  createElement('div', { className: 'q-root', 'data-skin': 'white', lang: 'en' }, createElement(Button, { onPress() {} }, 'Submit')),
);
`,
};

const own = ['h1', '#own', 'body'];

/**
 * Builds `stylesPageFiles` in `folder` and opens it. Returns a problem for each property that the page's styles change on
 * Quayside's button, or Quayside's styles on other elements.
 */
export async function styleProblems(folder: string): Promise<readonly string[]> {
  const config = { root: folder, configFile: false, logLevel: 'error' } as const;
  await build(config);
  const server = await preview({ ...config, preview: { host: 'localhost', port: 0 } });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForLoadState('networkidle');
    const [button, elements] = [await looksOf(page, ['.q-root button']), await looksOf(page, own)];
    await disable(page, '#own-styles');
    const changed = differences(button, await looksOf(page, ['.q-root button']));
    await page.reload({ waitUntil: 'networkidle' });
    await disable(page, '#scoped-styles');
    return [...changed, ...differences(elements, await looksOf(page, own))];
  } finally {
    await browser.close();
    await server.close();
  }
}

const disable = (page: Page, link: string) =>
  page.locator(link).evaluate((element) => element.toggleAttribute('disabled', true));

/** Returns the computed properties of elements, such as `h1 color: red`. Leaves out properties that depend on their size. */
const looksOf = (page: Page, selectors: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((all) => {
    const bySize = /^(inline-size|block-size|perspective-origin|transform-origin|width|height|-webkit-|--)/;
    return all.flatMap((selector) => {
      const style = getComputedStyle(document.querySelector(selector) ?? document.body);
      return [...style].flatMap((name) =>
        bySize.test(name) ? [] : [`${selector} ${name}: ${style.getPropertyValue(name)}`],
      );
    });
  }, selectors);

const differences = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before
    .filter((line) => !after.includes(line))
    .map((line) => `"${line}" depends on a style sheet that must not apply there.`);
