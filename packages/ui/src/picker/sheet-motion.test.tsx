import { TextStore } from '@quayside/i18n/text-store';
import { TextProvider } from '@quayside/i18n/use-text';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { curves, durations } from '../motion/motion.ts';
import { Picker } from './picker.tsx';
import { animateSheetIn, animateSheetOut } from './sheet-motion.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Turns reduced motion off, which is on in all tests. */
const withMotion = () => vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
const leaving = () => document.querySelector<HTMLElement>('[popover]');

/** Returns an open dialog with a sheet that contains a scrolled list. */
function opened() {
  document.body.innerHTML =
    '<dialog id="sheet"><div><ul id="list" style="height:100px;overflow:auto"><li style="height:900px">Malaysia</li></ul></div></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.showModal();
  const list = document.querySelector('ul') as HTMLElement;
  list.scrollTop = 300;
  return dialog;
}

test('raises the sheet after its dialog opens, without scrolling to the focused element', () => {
  withMotion();
  const dialog = opened();
  animateSheetIn(dialog);
  const [rises] = dialog.firstElementChild?.getAnimations() ?? [];
  expect(rises?.effect?.getTiming().duration).toBe(durations.long);
  rises?.pause();
  if (rises) rises.currentTime = 0;
  const sheet = dialog.firstElementChild?.getBoundingClientRect();
  expect(sheet?.top, 'it begins below its place').toBeGreaterThanOrEqual(Number(sheet?.height));
  expect(dialog.scrollTop).toBe(0);
});

test('animates a closing sheet that ignores presses and retains its scroll position', async () => {
  withMotion();
  const dialog = opened();
  animateSheetOut(dialog);
  dialog.remove();
  await Promise.resolve();
  const picture = leaving();
  expect(picture?.matches(':popover-open[inert][aria-hidden=true]')).toBe(true);
  expect(picture?.querySelector('[id]'), 'no id is duplicated').toBeNull();
  expect(picture?.querySelector('ul')?.scrollTop, 'it does not flash').toBe(300);
  const [sheet, mask] = [picture?.firstElementChild, picture].map((part) => part?.getAnimations()[0]);
  expect(sheet?.effect?.getTiming()).toMatchObject({ duration: durations.long, easing: curves.ease });
  mask?.finish();
  await vi.waitFor(() => expect(leaving()).toBeNull());
});

test('removes the sheet at once with reduced motion or with its page', async () => {
  const dialog = opened();
  animateSheetIn(dialog);
  animateSheetOut(dialog);
  await Promise.resolve();
  expect([dialog.firstElementChild?.getAnimations(), leaving()]).toEqual([[], null]);
  withMotion();
  const page = document.createElement('main');
  document.body.append(page);
  page.append(dialog);
  animateSheetOut(dialog);
  page.remove();
  await Promise.resolve();
  expect(leaving()).toBeNull();
});

test('animates the sheet of a picker', async () => {
  withMotion();
  const { animate } = Element.prototype;
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...motion) {
    const one = animate.apply(this, motion);
    one.pause(); // until it has been checked
    return one;
  });
  const page = await render(
    <TextProvider store={new TextStore('en')}>
      <Picker
        name="country"
        label="Country"
        value=""
        onValueChange={() => undefined}
        options={[{ value: 'MY', label: 'Malaysia' }]}
      />
    </TextProvider>,
  );
  await page.getByRole('combobox', { name: 'Country' }).click();
  const dialog = await page.getByRole('dialog').findElement(); // waits for the code of the sheet
  const [rises] = dialog.firstElementChild?.getAnimations() ?? [];
  expect(rises).toBeDefined();
  rises?.finish();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(page.getByRole('dialog').query(), 'it is closed at once').toBeNull();
  expect(leaving()?.textContent).toContain('Malaysia');
  for (const one of leaving()?.getAnimations() ?? []) one.finish();
  await vi.waitFor(() => expect(leaving()).toBeNull());
});
