import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '../host-context.ts';
import { lookOfPage } from './said-of-page.ts';

afterEach(() => vi.unstubAllGlobals());

test('help is opened in the language and the skin that the page has now, whichever its address says', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { skin: 'black' } } });
  const texts = { language: 'ja' } as Host['texts'];
  expect(lookOfPage({ texts })).toEqual({ langType: '6', skinType: 'black' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(lookOfPage({ texts })).toEqual({ langType: '6' });
});
