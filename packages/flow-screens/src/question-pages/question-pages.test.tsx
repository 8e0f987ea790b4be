import { FlowProvider } from '@quayside/flow/flow-context';
import { FormField, useForm } from '@quayside/flow/form';
import { StepPagesContext, useStepPages } from '@quayside/flow/internals/step-pages';
import { StepScreen } from '@quayside/flow/step-screen';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useState } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { flowWithoutSteps } from '../testing/flow-without-steps.ts';
import { type QuestionPage, QuestionPages } from './question-pages.tsx';

const options = ['Low', 'High'].map((label) => ({ value: label, label }));
const pages: readonly QuestionPage[] = ['Loss', 'Goal', 'Horizon'].map((name) => ({
  fields: [name],
  by: 'choice',
  content: <FormField as={RadioGroup} name={name} label={name} options={options} empty="" />,
}));

/** Renders a step whose application has not loaded yet. */
const step = (shown = pages) =>
  render(
    <MemoryRouter>
      <FlowProvider flow={flowWithoutSteps} runtime={undefined} ready={() => new Promise<never>(() => undefined)}>
        <StepScreen step="risklevel" title="Risk" content="questions">
          <AnswersOfDevice pages={shown} />
        </StepScreen>
        <BrowserBack />
      </FlowProvider>
    </MemoryRouter>,
  );

/** Renders the pages, with a button that fills in two answers that were stored on this device. */
function AnswersOfDevice({ pages: questions }: { readonly pages: readonly QuestionPage[] }) {
  const store = useForm();
  const shown = useStepPages();
  const [answers, setAnswers] = useState(shown.answers);
  const restore = () => {
    store.adopt({ Loss: 'Low', Goal: 'High' });
    setAnswers('here');
  };
  return (
    <StepPagesContext value={{ ...shown, answers }}>
      <QuestionPages pages={questions} />
      <button type="button" onClick={restore}>
        Restore
      </button>
    </StepPagesContext>
  );
}

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

test('shows and focuses the next question after a tap, and stays on the last question', async () => {
  const page = await step();
  await page.getByRole('radio', { name: 'High' }).click();
  await expect.element(page.getByRole('heading', { name: 'Goal' })).toHaveFocus();
  await expect.element(page.getByText('Question 2 of 3')).toBeVisible();
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(page.getByText('Question 2 of 3').element().id);
  await page.getByRole('radio', { name: 'Low' }).click();
  await expect.element(page.getByText('Question 3 of 3')).toBeVisible();
  const wait = vi.spyOn(window, 'setTimeout');
  await page.getByRole('radio', { name: 'Low' }).click();
  expect(wait.mock.calls.map(([, ms]) => ms)).not.toContain(250);
});

test('shows no count for a single question', async () => {
  const page = await step(pages.slice(0, 1));
  await expect.element(page.getByRole('heading', { name: 'Loss' })).toBeVisible();
  expect(page.container.textContent).not.toMatch(/Question \d of/);
});

test('shows no count until no answer decides which questions follow', async () => {
  const [loss, goal, horizon] = pages as [QuestionPage, QuestionPage, QuestionPage];
  const page = await step([loss, { ...goal, branches: true }, horizon]);
  for (const heading of ['Loss', 'Goal']) {
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(page.container.textContent).not.toMatch(/Question \d of/);
    await page.getByRole('radio', { name: 'High' }).click();
  }
  await expect.element(page.getByText('Question 3 of 3')).toBeVisible();
});

test('selects an option with arrow keys, and shows the next question with Enter', async () => {
  const page = await step();
  page.getByRole('radio', { name: 'Low' }).element().focus();
  const wait = vi.spyOn(window, 'setTimeout');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'High' })).toBeChecked();
  expect(wait.mock.calls.map(([, ms]) => ms)).not.toContain(250);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Question 2 of 3')).toBeVisible();
});

test('returns to the previous question and its answer with either Back button', async () => {
  const page = await step();
  await page.getByRole('radio', { name: 'High' }).click();
  for (const back of ['Back', 'Browser back']) {
    await expect.element(page.getByText('Question 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: back, exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Loss' })).toHaveFocus();
    await expect.element(page.getByRole('radio', { name: 'High' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
});

const advanceOf = (container: Element) => container.querySelector('[data-advance]')?.getAttribute('data-advance');

test('marks a question that a tap answers, so that its step hides Continue', async () => {
  const page = await step();
  expect(advanceOf(page.container)).toBe('unanswered');
  const seen: (string | null | undefined)[] = [];
  const watch = new MutationObserver(() => seen.push(advanceOf(page.container)));
  watch.observe(page.container, { subtree: true, childList: true, attributes: true });
  await page.getByRole('radio', { name: 'High' }).click();
  await expect.element(page.getByText('Question 2 of 3')).toBeVisible();
  watch.disconnect();
  expect(new Set(seen)).toEqual(new Set(['unanswered', 'pending', 'submitted']));
});

test('does not advance after another choice, because Continue is visible with the first one', async () => {
  const page = await step();
  await page.getByRole('radio', { name: 'High' }).click();
  await expect.element(page.getByText('Question 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('radio', { name: 'Low' }).click();
  await expect.element(page.getByRole('radio', { name: 'Low' })).toBeChecked();
  expect(advanceOf(page.container)).not.toBe('pending');
});

test('does not change the question after a press outside it', async () => {
  const page = await step();
  const [high, count] = [page.getByRole('radio', { name: 'High' }), page.getByText('Question 1 of 3')];
  const [set, clear] = [vi.spyOn(window, 'setTimeout'), vi.spyOn(window, 'clearTimeout')];
  const press = new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch', width: 20, height: 20 });
  high.element().dispatchEvent(press);
  (high.element() as HTMLElement).click();
  const next = set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === 250)]?.value;
  expect(next, 'the next question appears after a delay').toBeDefined();
  expect(clear).not.toHaveBeenCalledWith(next);
  count.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(clear).toHaveBeenCalledWith(next);
});

test('opens the first unanswered question when the device has stored answers', async () => {
  const page = await step();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('Question 3 of 3')).toBeVisible();
});

test('stays on the question when the customer answers before the stored answers load', async () => {
  const page = await step();
  page.getByRole('radio', { name: 'Low' }).element().focus();
  await userEvent.keyboard(' ');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('Question 1 of 3')).toBeVisible();
});
