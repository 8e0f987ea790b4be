import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLazyPanel } from '../picker/use-sheet-button.ts';
import { CalendarButton } from './calendar-button.tsx';
import { OptionalCalendar } from './optional-calendar.tsx';

test('FAIL-01 keeps the text input without the calendar chunk and retries on the next press', async () => {
  const load = vi
    .fn<() => Promise<typeof CalendarButton>>(async () => CalendarButton)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const button = createLazyPanel(load);
  const page = await render(
    <>
      <input aria-label="Day" />
      <OptionalCalendar
        button={button}
        id="transferOn"
        label="Day of the transfer"
        calendar={{ today: '2026-02-10' }}
        value=""
        disabled={false}
        onValueChange={() => undefined}
      />
    </>,
  );
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  const day = page.getByLabelText('Day', { exact: true });
  await day.click();
  await expect.poll(() => load.mock.calls).toHaveLength(2);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await day.fill('7');
  await day.click();
  await expect.element(page.getByRole('button', { name: 'Choose from a calendar' })).toBeVisible();
  await expect.element(day).toHaveValue('7');
});
