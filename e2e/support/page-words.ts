import type { Page as PageOfCatalogue, PageTextKey } from '../../packages/sandbox/src/development/scenarios/pages.ts';
import type { TextGroupName } from './text-groups.ts';
import { computedText, type Say } from './words.ts';

/** The texts that a page must show in one language. All except `title` are regular expressions, because texts can have placeholders. */
export type ExpectedPage = {
  /** The path, including the app's base. */
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly heading: string;
  /** The label of the primary action; absent if the first answer continues. */
  readonly action: string | undefined;
};

/** Texts that only screen readers get, before the title of a result, by its outcome. */
const heardFirst = {
  success: 'ui:resultSuccess',
  wait: 'ui:resultWait',
  fail: 'ui:resultFail',
  fix: 'ui:resultFix',
} as const;

/** Statuses that a page shows below its title, by outcome. */
const statuses = {
  'under-review': 'application-state:under-review.heading',
  refused: 'application-state:failed.status',
} as const;

export const patternsOfPage = ({ heading, outcome, action }: PageOfCatalogue, say: Say) => ({
  heading: `^${headingOf(pattern(readPageText(heading, say)), outcome, say)}$`,
  action: action && `^${pattern(readPageText(action, say))}`,
});

function headingOf(title: string, outcome: PageOfCatalogue['outcome'], say: Say): string {
  if (!outcome) return title;
  return outcome in statuses
    ? `${title}\\s*${pattern(readPageText(statuses[outcome as keyof typeof statuses], say))}`
    : `${pattern(readPageText(heardFirst[outcome as keyof typeof heardFirst], say))}\\s*${title}`;
}

export function readPageText(words: PageTextKey, say: Say): string {
  const [group = '', key = ''] = words.split(':');
  return say(...computedText(group as TextGroupName, key));
}

const pattern = (words: string) =>
  words
    .split(/{{\w+}}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').trim())
    .join('.+');

/** Runs in the page. Compares it with what is expected until it matches, for at most `patience` milliseconds. Returns the differences that remain. */
export async function checkPage({ patience, ...expected }: ExpectedPage & { patience: number }): Promise<string[]> {
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
      ...(withoutBreaks(document.title) === withoutBreaks(expected.title) ? [] : [`has the title "${document.title}"`]),
      ...(headings.length === 1 && new RegExp(withoutBreaks(expected.heading)).test(headings[0] ?? '')
        ? []
        : [`has the headings ${JSON.stringify(headings)}, not ${expected.heading}`]),
      ...(tooWide > 0 ? [`is ${tooWide} px too wide`] : []),
      ...faultsOfAction(),
    ];
  }

  function faultsOfAction(): string[] {
    if (!expected.action) return [];
    const name = new RegExp(withoutBreaks(expected.action));
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
    return withoutBreaks(element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** Returns a text without the invisible characters between phrases of Japanese and words of Thai. */
  function withoutBreaks(text: string): string {
    return text.replace(/[\u200b\u2060]/g, '');
  }
}
