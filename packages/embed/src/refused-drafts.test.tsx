import { optionsFlow } from '@quayside/flow-derivatives/options';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.ts';
import { mountTestFlow, startCustomer } from './testing/mounted-flow.tsx';

test('F39 shows a notice while the device refuses to store input', async () => {
  const { options } = await startCustomer('options-statement');
  const { shows } = await mountTestFlow(mount, { ...options, flow: optionsFlow() });
  await shows('Risks of trading options');
  const notice = page.getByText('This browser can’t save data on your device.', { exact: false });
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The device has no room.', 'QuotaExceededError');
  });
  try {
    await page.getByRole('checkbox').click();
    await expect.element(notice).toBeVisible();
  } finally {
    full.mockRestore();
  }
  await page.getByRole('checkbox').click();
  await expect.element(notice).not.toBeInTheDocument();
});
