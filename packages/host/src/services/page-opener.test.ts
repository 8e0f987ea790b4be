import { BridgeUnavailable } from '@quayside/bridge/errors';
import { openPdf } from '@quayside/bridge/open-pages';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageOpener } from './page-opener.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('BRIDGE-02 if the app fails to open a PDF, that is logged and a window opens', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
  const error = vi.spyOn(console, 'error');
  const open = vi.fn<(url: string) => void>();
  vi.stubGlobal('open', open);
  const bridge = {
    platform: 'android',
    call: (command: 'goto_native_module') => Promise.reject(new BridgeUnavailable(command, 'app-too-old')),
  };
  const url = 'https://files.example.com/a.pdf';
  const opener = createPageOpener(
    { bridge } as unknown as Parameters<typeof createPageOpener>[0],
    'https://files.example.com',
  );
  expect(await openPdf(url, opener)).toBe('window');
  expect(open).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer');
  expect([info.mock.calls.length, error.mock.calls.length]).toEqual([2, 0]);
});
