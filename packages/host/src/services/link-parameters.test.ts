import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '../host-context.ts';
import { getHelpParameters } from './link-parameters.ts';

afterEach(() => vi.unstubAllGlobals());

test('the help page opens in the page’s current language and skin, not in those of its URL', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { skin: 'black' } } });
  const texts = { language: 'ja' } as Host['texts'];
  expect(getHelpParameters({ texts })).toEqual({ langType: '6', skinType: 'black' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(getHelpParameters({ texts })).toEqual({ langType: '6' });
});
