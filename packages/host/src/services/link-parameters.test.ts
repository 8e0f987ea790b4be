import { afterEach, expect, test, vi } from 'vitest';
import type { Host } from '../host-context.ts';
import { getHelpParameters } from './link-parameters.ts';

afterEach(() => vi.unstubAllGlobals());

test('help opens in the current language and skin instead of those in the URL', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { skin: 'black' } } });
  const texts = { language: 'ja' } as Host['texts'];
  expect(getHelpParameters({ texts })).toEqual({ langType: '6', skinType: 'black' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  expect(getHelpParameters({ texts })).toEqual({ langType: '6' });
});
