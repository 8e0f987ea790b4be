import type { Page } from 'playwright';

export type Look = Readonly<Record<string, string>>;

/** What an element comes to in the page, without what its size on this page decides. */
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

/** Every property in which two looks differ, in words. */
export const differences = (what: string, is: Look, expected: Look): string[] =>
  Object.keys(expected)
    .filter((name) => is[name] !== expected[name])
    .map((name) => `${what}: ${name} is ${is[name]}, not ${expected[name]}`);
