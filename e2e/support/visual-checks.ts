import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './customer-fixtures.ts';
import { readTextGroup } from './words.ts';

/** Asserts that the page does not scroll horizontally. */
export const expectNoOverflow = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is too wide`)
    .toBeLessThanOrEqual(0);

/** Asserts that axe finds no violations of WCAG 2.2 A and AA and of its best practices. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.waitForFunction(motionHasEnded); // text that is fading in has too little contrast
  // axe stays in the document, so that its 500 kB are sent and compiled once.
  const axeSource = (await page.evaluate(() => 'axe' in globalThis)) ? ';' : undefined;
  // The app has no frames. Axe would open another window for them, which adds a page to every trace. Without `resultTypes`, axe describes every passing
  // element, which
  // takes several times as long as the search for violations.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `axe on ${path}`).toEqual([]);
}

/**
 * Runs in the page. Returns whether the document has content and all motion has ended, except endless pulses and animations that follow the scroll
 * position. A skeleton counts as motion until it has faded from its content.
 */
const motionHasEnded = () =>
  document.body !== null &&
  document.documentElement.dataset.fading === undefined &&
  document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
    )
    .every(({ playState }) => playState !== 'running' && playState !== 'paused');

/** Records violations of the Content-Security-Policy on pages that open later. `expectNone` asserts that the open page has none. */
export async function watchPolicyViolations(page: Page): Promise<{ expectNone: (path: string) => Promise<void> }> {
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

const groups = [
  'address',
  'errors',
  'flow',
  'home',
  'host',
  'issues',
  'joint',
  'agreement-consents',
  'opening-assets',
  'opening-base',
  'check-answers',
  'opening-choices',
  'opening-contact',
  'opening-documents',
  'trading-experience',
  'opening-face',
  'opening-person',
  'opening-sign',
  'application-state',
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

/** Returns all texts of the page that are visible or read by screen readers. Leaves out legally binding texts, which are marked as English. */
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

/** Asserts that a Thai screen has no English text, and no Latin word except those in the Thai texts and in the customer's answers. */
export async function expectNoEnglish(page: Page, path: string, person: Person): Promise<void> {
  const shown = await wordsOnScreen(page);
  expect(
    shown.filter((text) => isEnglish(text, person)),
    `English on ${path}`,
  ).toEqual([]);
}

const pairs = groups.flatMap((group) => {
  const thai = readTextGroup(group, 'th');
  return Object.entries(readTextGroup(group, 'en')).map(([key, english]) => ({ english, thai: thai[key] }));
});
const englishTexts = new Set(pairs.filter(({ english, thai }) => english !== thai).map(({ english }) => english));
const latinWords = (text: string) => text.match(/[A-Za-z][A-Za-z'’-]{2,}/g) ?? [];
const thaiPacks = groups.flatMap((group) => Object.values(readTextGroup(group, 'th')));
/** Latin words that Thai texts contain, such as W-8BEN, PDF and MAS, ISO 4217 codes and the time zone of the W-8BEN form. */
const borrowed = new Set([
  ...thaiPacks.flatMap(latinWords).map((word) => word.toLowerCase()),
  'sgd',
  'usd',
  'sgt',
  'quayside',
  'sealight', // the sandbox's identity provider, Sealight ID
  'fidrec',
  'crs',
  'fatca',
]);

function isEnglish(shown: string, person: Person): boolean {
  // leaves out the reference of an application, the licence number and the wordmark
  const text = shown.replace(/\bQS-\d{8}-\w+|\bEXAMPLE-\d+|^Quayside( [A-Z]\w+)?$/g, '');
  if (englishTexts.has(text)) return true;
  const own = new Set(latinWords(JSON.stringify(person)).map((word) => word.toLowerCase()));
  return latinWords(text).some((word) => !borrowed.has(word.toLowerCase()) && !own.has(word.toLowerCase()));
}
