import type { PageParameters } from '@quayside/platform/page-parameters';

/** The font stylesheet of a platform (LANG-06): system fonts by the names under which that platform has them. Other platforms do with the stacks of the tokens. */
export function fontsOf(platform: PageParameters['platform'], userAgent: string): 'android' | 'ios' | undefined {
  if (platform === 'android' || platform === 'ios') return platform;
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : undefined;
}

/** Asks for the stylesheet beside everything else: a link that a script appends blocks no frame. */
export function loadFonts(platform: PageParameters['platform'], page: Document = document): void {
  const fonts = fontsOf(platform, navigator.userAgent);
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
