import { hasDataSaver } from '@quayside/platform/internals/has-data-saver';
import type { PageParameters } from '@quayside/platform/page-parameters';
import type { SafeStorage } from '@quayside/platform/storage';
import { displayFontKey } from '../boot/display-font.ts';

/**
 * Returns the name of the stylesheet that names a platform's system fonts (LANG-06). Returns undefined for other platforms, which use the fonts of the design
 * tokens.
 */
export function getFontStylesheet(
  platform: PageParameters['platform'],
  userAgent: string,
): 'android' | 'ios' | undefined {
  if (platform === 'android' || platform === 'ios') return platform;
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : undefined;
}

/** Adds the platform's font stylesheet to the page, without blocking rendering. Does nothing on other platforms. */
export function loadFonts(platform: PageParameters['platform'], page: Document = document): void {
  const fonts = getFontStylesheet(platform, navigator.userAgent);
  if (!fonts) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = sheets[fonts];
  link.dataset.fonts = fonts;
  page.head.append(link);
}

const sheets = {
  android: new URL('../../fonts/android.css', import.meta.url).href,
  ios: new URL('../../fonts/ios.css', import.meta.url).href,
};

/** The parts of `window` that `loadDisplayFont` uses. */
type Browser = {
  readonly document: Pick<Document, 'documentElement' | 'fonts'>;
  readonly getComputedStyle: (element: Element) => Pick<CSSStyleDeclaration, 'getPropertyValue'>;
  readonly navigator: object;
};

/**
 * Downloads the brand's display font. The next screen shows it, so that no visible heading changes; later pages have it from the first frame. Downloads nothing
 * with the data saver on, or if the brand has no such font.
 */
export async function loadDisplayFont(storage: Pick<SafeStorage, 'set'>, page: Browser): Promise<void> {
  const { documentElement: html, fonts } = page.document;
  if (html.dataset.displayFont !== undefined) return void storage.set(displayFontKey, true, { cache: true }); // the page has already requested it
  if (hasDataSaver(page.navigator)) return;
  const family = page.getComputedStyle(html).getPropertyValue('--q-brand-web-font');
  if (!family || !(await fonts.load(`1em ${family}`)).length) return;
  html.dataset.nextFont = ''; // `showDisplayFont` reads it
  storage.set(displayFontKey, true, { cache: true });
}
