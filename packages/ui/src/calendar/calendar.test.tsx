import { limitRuns, propertySeed } from '@quayside/platform/testing/property-runs';
import { addDays, dayOfWeek, daysBetween } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Calendar, type DateRange, type Weekday } from './calendar.tsx';

const day = fc.integer({ min: -20_000, max: 40_000 }).map((offset) => addDays('2000-01-01', offset));
const weekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);
const options = { numRuns: limitRuns(100), seed: propertySeed };

test('shows each day of the month once, under its weekday', async () => {
  const page = await render(<Calendar label="Day" today="2026-02-10" />);
  await fc.assert(
    fc.asyncProperty(day, weekday, async (value, weekStart) => {
      await page.rerender(<Calendar key={value} label="Day" today="2026-02-10" {...{ value, weekStart }} />);
      const rows = [...page.container.querySelectorAll('[role=row]')];
      const shown = rows.flatMap(({ children }) => [...children].map((cell) => dayIn(cell)));
      const days = shown.filter((one) => one !== undefined);
      expect(rows).toHaveLength(6);
      expect(days[0]).toBe(`${value.slice(0, 7)}-01`);
      expect(addDays(days.at(-1) ?? '', 1).slice(8)).toBe('01');
      expect(days).toEqual(days.map((_, at) => addDays(days[0] ?? '', at)));
      expect(shown.filter((one, at) => one && dayOfWeek(one) !== (weekStart + at) % 7)).toEqual([]);
      expect(dayIn(page.container.querySelector('[aria-selected=true]'))).toBe(value);
    }),
    options,
  );
});

const dayIn = (cell: Element | null) => cell?.querySelector('[data-day]')?.getAttribute('data-day') ?? undefined;

test('UI-04 reports only ordered periods within the limits, after any presses', async () => {
  const report = vi.fn<(range: DateRange) => void>();
  const holiday = '2026-02-20';
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 28 }), { maxLength: 8 }),
      fc.integer({ min: 1, max: 30 }),
      async (presses, maxDays) => {
        const page = await render(
          <Calendar
            mode="range"
            label="Period"
            today="2026-02-10"
            min="2026-02-03"
            isUnavailable={(one) => one === holiday}
            {...{ maxDays }}
            onValueChange={report}
          />,
        );
        report.mockClear();
        for (const press of presses) await clickDay(page.container, addDays('2026-01-31', press));
        const ranges = report.mock.calls.map(([range]) => range);
        expect(ranges.length > 0).toBe(presses.some((press) => press > 2 && press !== 20));
        expect(ranges.filter(({ from }) => from < '2026-02-03' || from === holiday)).toEqual([]);
        const whole = ranges.filter(({ to }) => to !== '');
        expect(whole.filter(({ from, to }) => from > to || daysBetween(from, to) + 1 > maxDays)).toEqual([]);
        expect(whole.filter(({ from, to }) => from <= holiday && holiday <= to)).toEqual([]);
        await page.unmount();
      },
    ),
    options,
  );
});

async function clickDay(calendar: Element, day: string) {
  calendar.querySelector<HTMLElement>(`[data-day="${day}"]`)?.click();
  await Promise.resolve();
}
