import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import SignatureScreen from './signature.tsx';

const before = answersBefore('w8ben.signature');

const meta = {
  title: 'Screens/W-8BEN/Certification',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-w8-ben-signature', answers: before, children: <SignatureScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a matcher for a sentence whose timestamp is in a separate element. */
const saying = (sentence: string) => (_: string, element: Element | null) =>
  element?.tagName === 'SPAN' && element.textContent === sentence;

export const SignByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the statement of the form is visible', async () => {
      await expect(
        await canvas.findByText(saying('Electronically signed by Tan Mei Ling on 11-21-2026')),
      ).toBeVisible();
    });
    await step('the customer ticks, types and signs', async () => {
      canvas.getByRole('checkbox', { name: /I have the capacity to sign/ }).focus();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard('tan mei ling');
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Type' })).toBeChecked();
      canvas.getByRole('button', { name: 'Sign the form' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-face-recognition')).toBeVisible();
    });
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(/Electronically signed by/);
    await step('MSG-02 MSG-08 checkbox and signature are required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign the form' }));
      await expect(await canvas.findAllByText('You must read and agree in order to continue')).toHaveLength(1);
      await expect(canvas.getByText('Please enter the signature')).toBeVisible();
      await expect(canvas.getByText('Please fill in the name')).toBeVisible();
    });
    await step('MSG-09 RULE-16 another name is an error', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Tan Mei Lin');
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('Signature Error')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox'), 'g');
      await waitFor(() => expect(canvas.queryByText('Signature Error')).toBeNull());
    });
  },
};
export const Signed: Story = {
  args: { answers: answersThrough('w8ben.signature') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(saying('Electronically signed by Tan Mei Ling on 11-21-2026 12:05 SGT')),
    ).toBeVisible();
  },
};
export const BackSignsNothing: Story = {
  args: { answers: { ...before, 'w8ben.signature': { ...completeAnswers['w8ben.signature'], capacity: false } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(saying('Electronically signed by Tan Mei Ling on 11-21-2026 12:05 SGT')); // the form has loaded, so it does not overwrite input
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have the capacity to sign/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(await canvas.findByRole('link', { name: '/sg-w8-ben-signature' }));
    await expect(
      await canvas.findByRole('checkbox', { name: /I have the capacity to sign/, checked: true }),
    ).toBeVisible();
    await expect(await canvas.findByText(saying('Electronically signed by Tan Mei Ling on 11-21-2026'))).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: { answers: before, state: 'action-needed', rejected: { w8ben: 'The signature cannot be read.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The signature cannot be read.')).toBeVisible();
  },
};
export const SubmittedReadOnly: Story = {
  args: { answers: answersThrough('w8ben.signature'), state: 'under-review' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’ve submitted this section, so you can’t change it now.');
    await expect(canvas.getByRole('button', { name: 'Continue' }), 'a signature is not requested again').toBeVisible();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('w8ben.signature'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/Electronically signed by/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the form' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
