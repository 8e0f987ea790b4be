import type { Page as PageOfCatalogue, WordsOfPage } from '../../packages/sandbox/src/scenarios/pages.ts';
import type { Say } from './words.ts';

/** What has to stand on a page in one language; the sources of regular expressions, because words may have holes. */
export type Expected = {
  /** with the base */
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  readonly action: string;
};

const outcomes = { success: 'resultSuccess', wait: 'resultWait', fail: 'resultFail' } as const;

/** The words of a page of the catalogue in a language. */
export const wordsOfPage = ({ heading, outcome, action }: PageOfCatalogue, say: Say) => ({
  heading: `^${outcome ? `${pattern(say('ui', outcomes[outcome]))}\\s*` : ''}${pattern(wordsOf(heading, say))}$`,
  action: `^${pattern(wordsOf(action, say))}`,
});

export function wordsOf(words: WordsOfPage, say: Say): string {
  const [group = '', key = ''] = words.split(':');
  return say(group, key);
}

const pattern = (words: string) =>
  words
    .split(/{{\w+}}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').trim())
    .join('.+');

/** Looks at the page that is open until it is as expected, for at most `patience` milliseconds. Runs in the page; answers with what is wrong. */
export async function lookAtPage({ patience, ...expected }: Expected & { patience: number }): Promise<string[]> {
  const until = performance.now() + patience;
  for (;;) {
    const wrong = faults();
    if (!wrong.length || performance.now() > until) return wrong;
    await new Promise(requestAnimationFrame);
  }

  function faults(): string[] {
    const { pathname } = location;
    if (pathname !== expected.path) return [`leads to ${pathname}`];
    if (document.documentElement.lang !== expected.language) return [`is in ${document.documentElement.lang}`];
    const headings = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map(textOf);
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(document.title === expected.title ? [] : [`has the title "${document.title}"`]),
      ...(headings.length === 1 && new RegExp(expected.heading).test(headings[0] ?? '')
        ? []
        : [`has the headings ${JSON.stringify(headings)}, not ${expected.heading}`]),
      ...(tooWide > 0 ? [`is ${tooWide} px too wide`] : []),
      ...faultsOfAction(),
    ];
  }

  function faultsOfAction(): string[] {
    const name = new RegExp(expected.action);
    const action = [...document.querySelectorAll<HTMLElement>('button, a[href]')].find(
      (one) => one.checkVisibility({ visibilityProperty: true }) && name.test(textOf(one)),
    );
    if (!action) return [`has no action ${expected.action}`];
    if (action.matches(':disabled, [aria-disabled=true]')) return [`disables ${expected.action}`];
    action.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = action.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return [
      ...(left < 0 || right > innerWidth || action.scrollWidth > action.clientWidth
        ? [`cuts ${expected.action} off`]
        : []),
      ...(there && action.contains(there) ? [] : [`covers ${expected.action} with ${there?.outerHTML.slice(0, 120)}`]),
    ];
  }

  function textOf(element: Element): string {
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
}
