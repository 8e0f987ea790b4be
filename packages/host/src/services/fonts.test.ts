import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SafeStorage } from '@quayside/platform/storage';
import { describe, expect, test, vi } from 'vitest';
import { displayFontKey, showDisplayFont } from '../boot/display-font.ts';
import { getFontStylesheet, loadDisplayFont } from './fonts.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('the font stylesheet', () => {
  test.each([
    ['android', desktop, 'android'],
    ['ios', android, 'ios'],
    [undefined, android, 'android'],
    [undefined, iphone, 'ios'],
    [undefined, desktop, undefined],
    ['electron', desktop, undefined],
  ] as const)('LANG-06 the font stylesheet for the platform %s in %s is %s', (platform, userAgent, fonts) => {
    expect(getFontStylesheet(platform, userAgent)).toBe(fonts);
  });

  test.each(['android', 'ios'])(
    'the font stylesheet for %s loads no font files, because the device has the fonts',
    (name) => {
      const css = readFileSync(join(import.meta.dirname, `../../fonts/${name}.css`), 'utf8');
      expect(css).not.toMatch(/url\(|@import/);
      expect(css).toContain('--q-brand-font:');
      for (const language of ['th', 'zh', 'zh-Hant', 'ja']) expect(css).toContain(`:lang(${language})`);
    },
  );
});

describe('the display font', () => {
  const load = async ({ family = '"Quayside Display"', saveData = false, faces = [{}], shown = false } = {}) => {
    const dataset: Record<string, string> = shown ? { displayFont: '' } : {};
    const storage = { set: vi.fn<SafeStorage['set']>() };
    const fonts = { load: vi.fn<() => Promise<object[]>>(async () => faces) };
    await loadDisplayFont(storage, {
      document: { documentElement: { dataset }, fonts },
      navigator: { connection: { saveData } },
      getComputedStyle: () => ({ getPropertyValue: () => family }),
    } as unknown as Parameters<typeof loadDisplayFont>[1]);
    return { dataset, storage, fonts };
  };

  test('the display font is visible with the next screen, and on later pages', async () => {
    const { dataset, storage } = await load();
    expect(storage.set).toHaveBeenCalledWith(displayFontKey, true, { cache: true });
    expect(dataset.displayFont, 'no heading that is read changes its face').toBeUndefined();
    showDisplayFont({ dataset });
    expect(dataset.displayFont).toBe('');
  });

  test('the display font is visible on later pages if this page has already requested it', async () => {
    const { storage, fonts } = await load({ shown: true });
    expect(storage.set).toHaveBeenCalledWith(displayFontKey, true, { cache: true });
    expect(fonts.load).not.toHaveBeenCalled();
  });

  test('the display font is not downloaded with the data saver on, or if the brand has none', async () => {
    expect((await load({ saveData: true })).fonts.load).not.toHaveBeenCalled();
    expect((await load({ family: '' })).fonts.load).not.toHaveBeenCalled();
  });

  test('the system font replaces a display font that fails to load', async () => {
    const { dataset, storage } = await load({ faces: [] });
    showDisplayFont({ dataset });
    expect(storage.set).not.toHaveBeenCalled();
    expect(dataset).toEqual({});
  });
});
