import type { PageParameters } from '@quayside/platform/page-parameters';

/** Returns the font stylesheet of a platform (LANG-06), with the names of its system fonts. Other platforms use the stacks of the tokens. */
export function fontsOf(platform: PageParameters['platform'], userAgent: string): 'android' | 'ios' | undefined {
  if (platform === 'android' || platform === 'ios') return platform;
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : undefined;
}

/** Loads the stylesheet without blocking a frame: an appended link does not block. */
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
