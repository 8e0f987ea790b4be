import type { Page } from 'playwright';

export type Look = Readonly<Record<string, string>>;

/** Returns the computed style of an element without the properties that depend on its size. */
export const lookOf = (page: Page, selector: string): Promise<Look> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      const bySize = /^(inline-size|block-size|perspective-origin|transform-origin|width|height|-webkit-|--)/;
      const names = [...style].filter((name) => !bySize.test(name));
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    });

/** Returns a sentence for each property that differs. */
export const differences = (what: string, is: Look, expected: Look): string[] =>
  Object.keys(expected)
    .filter((name) => is[name] !== expected[name])
    .map((name) => `${what}: ${name} is ${is[name]}, not ${expected[name]}`);
