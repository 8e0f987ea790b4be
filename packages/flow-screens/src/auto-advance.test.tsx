import { FlowProvider } from '@quayside/flow/flow-context';
import { FormField } from '@quayside/flow/form';
import { StepScreen } from '@quayside/flow/step-screen';
import { RadioGroup } from '@quayside/ui/radio-group';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AutoAdvance } from './auto-advance.tsx';
import { flowWithoutSteps } from './testing/flow-without-steps.ts';

const options = ['Low', 'High'].map((label) => ({ value: label, label }));

/** Renders a step whose application has not loaded yet. It waits for the application after it is submitted. */
const step = (values?: readonly string[]) =>
  render(
    <MemoryRouter>
      <FlowProvider flow={flowWithoutSteps} runtime={undefined} ready={() => new Promise<never>(() => undefined)}>
        <StepScreen step="risklevel" title="Risk">
          <AutoAdvance name="loss" {...(values ? { values } : {})}>
            <FormField as={RadioGroup} name="loss" label="Loss" options={options} empty="" />
          </AutoAdvance>
        </StepScreen>
      </FlowProvider>
    </MemoryRouter>,
  );

test('submits an unanswered question with Enter although its button is hidden', async () => {
  const page = await step();
  const [screen, bar] = ['[data-step]', '[data-part=action-bar]'].map((part) =>
    page.container.querySelector<HTMLElement>(part),
  );
  expect(page.container.querySelector('[data-advance=unanswered]')).not.toBeNull();
  bar?.style.setProperty('visibility', 'hidden'); // as root.css does
  page.getByRole('radio', { name: 'High' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen?.dataset.phase).toBe('saving');
  await expect.element(page.getByRole('radio', { name: 'High' })).not.toBeChecked();
});

test('does not hide Continue if no option submits the step', async () => {
  const page = await step([]);
  await expect.element(page.getByRole('radio', { name: 'High' })).toBeVisible();
  expect(page.container.querySelector('[data-advance]')).toBeNull();
});
