import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';
import { readPack } from './words.ts';

/** Nothing has to be scrolled sideways. */
export const expectNoOverflow = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is too wide`)
    .toBeLessThanOrEqual(0);

/** No rule of axe is broken; WCAG 2.2 A and AA, and axe's good practice. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  // its second window for results from frames would be a page of its own in every trace; we have no frames
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `axe on ${path}`).toEqual([]);
}

/** Listens for violations of the Content-Security-Policy from now on; `expectNone` says that there were none on the page that is open. */
export async function watchPolicy(page: Page): Promise<{ expectNone: (path: string) => Promise<void> }> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { policyViolations: found });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      found.push(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    );
  });
  const read = () => page.evaluate(() => (globalThis as { policyViolations?: string[] }).policyViolations);
  return { expectNone: async (path) => expect(await read(), `policy on ${path}`).toEqual([]) };
}

/** Groups of the app that a Thai customer sees on the way. */
const groups = [
  'address',
  'errors',
  'flow',
  'home',
  'host',
  'issues',
  'joint',
  'opening-agreements',
  'opening-assets',
  'opening-base',
  'opening-check',
  'opening-choices',
  'opening-contact',
  'opening-documents',
  'opening-experience',
  'opening-face',
  'opening-person',
  'opening-sign',
  'opening-state',
  'reasons',
  'reference',
  'risk-profile',
  'titles',
  'ui',
  'ui-documents',
  'ui-fields',
  'w8ben',
  'w8ben-life',
];

/** What is written on screen, or read out: texts, names, placeholders. English that is marked as such, because it binds, is left out. */
const wordsOnScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const spoken = [...document.body.querySelectorAll('*')]
      .filter(shown)
      .flatMap((element) =>
        ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
      );
    const written: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (shown(node.parentElement) && !node.parentElement?.closest('[lang=en], script, style, noscript, textarea'))
        written.push(node.textContent ?? '');
    return [...written, ...spoken].map((text) => text.trim()).filter(Boolean);
  });

/** No text of the English packs stands on a Thai screen, and no Latin word that neither the Thai packs nor the person's own answers have. */
export async function expectNoEnglish(page: Page, path: string, person: Person): Promise<void> {
  const shown = await wordsOnScreen(page);
  expect(
    shown.filter((text) => isEnglish(text, person)),
    `English on ${path}`,
  ).toEqual([]);
}

const pairs = groups.flatMap((group) => {
  const thai = readPack(group, 'th');
  return Object.entries(readPack(group, 'en')).map(([key, english]) => ({ english, thai: thai[key] }));
});
const englishTexts = new Set(pairs.filter(({ english, thai }) => english !== thai).map(({ english }) => english));
const latinWords = (text: string) => text.match(/[A-Za-z][A-Za-z'’-]{2,}/g) ?? [];
const thaiPacks = groups.flatMap((group) => Object.values(readPack(group, 'th')));
/** Words that Thai texts use as they are: W-8BEN, PDF, MAS; ISO 4217; and the zone of the time on the W-8BEN form. */
const borrowed = new Set([...thaiPacks.flatMap(latinWords).map((word) => word.toLowerCase()), 'sgd', 'usd', 'sgt']);

function isEnglish(shown: string, person: Person): boolean {
  const text = shown.replace(/\bQS-\d{8}-\w+|\bEXAMPLE-\d+/g, ''); // the reference of an application, the licence number
  if (englishTexts.has(text)) return true;
  const own = new Set(latinWords(JSON.stringify(person)).map((word) => word.toLowerCase()));
  return latinWords(text).some((word) => !borrowed.has(word.toLowerCase()) && !own.has(word.toLowerCase()));
}
