import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Person } from './customer-fixtures.ts';
import { readPack } from './words.ts';

/** Expects no horizontal scrolling. */
export const expectNoOverflow = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is too wide`)
    .toBeLessThanOrEqual(0);

/** Expects no axe violations of WCAG 2.2 A and AA and of axe's best practices. */
export async function expectAccessible(page: Page, path: string): Promise<void> {
  await page.waitForFunction(motionHasEnded); // text that fades in has too little contrast
  // A document keeps its axe: its half a megabyte is sent and compiled once.
  const axeSource = (await page.evaluate(() => 'axe' in globalThis)) ? ';' : undefined;
  // The app has no frames; axe's second window for frames would add a page to every trace.
  // Without `resultTypes`, axe describes every element that passes: several times the work of finding what does not.
  const { violations } = await new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, `axe on ${path}`).toEqual([]);
}

/** Runs in the page. A pulse without an end does not count, nor what moves with the scroll position. A skeleton lies over its content before it fades. */
const motionHasEnded = () =>
  document.documentElement.dataset.fading === undefined &&
  document
    .getAnimations()
    .filter(
      ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
    )
    .every(({ playState }) => playState !== 'running' && playState !== 'paused');

/** Records violations of the Content-Security-Policy; `expectNone` expects none on the open page. */
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

/**
 * Returns all visible and accessible texts. English texts that are marked as English are left out, because they are
 * legally binding.
 */
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

/**
 * Expects no English text on a Thai screen, and no Latin word that is neither in the Thai texts nor in the customer's
 * answers.
 */
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
/**
 * Latin words that Thai texts contain, such as W-8BEN, PDF and MAS, ISO 4217 codes and the time zone of the W-8BEN
 * form.
 */
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
  // the reference of an application, the licence number, the wordmark
  const text = shown.replace(/\bQS-\d{8}-\w+|\bEXAMPLE-\d+|^Quayside( [A-Z]\w+)?$/g, '');
  if (englishTexts.has(text)) return true;
  const own = new Set(latinWords(JSON.stringify(person)).map((word) => word.toLowerCase()));
  return latinWords(text).some((word) => !borrowed.has(word.toLowerCase()) && !own.has(word.toLowerCase()));
}
