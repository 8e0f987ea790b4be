import { completeAnswers, requestedAnswers } from '@quayside/rules/testing/complete-opening';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import SubmitTransferScreen from './submit-transfer.tsx';

const meta = {
  title: 'Screens/Opening/Bank transfer',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/submit-transfer',
    state: 'action-needed',
    answers: completeAnswers,
    face: { result: 'passed', attempts: 1 },
    asked: { 'bank-transfer': { note: 'The transfer of 18 November, please.' } },
    children: <SubmitTransferScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const proof = new File(['%PDF-1.7\ntransfer'], 'transfer.pdf', { type: 'application/pdf' });

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('The transfer of 18 November, please.')).toBeVisible();
    const slot = canvas.getByRole('group', { name: 'Proof of the transfer' });
    await userEvent.upload(slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement, proof);
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bank' }), 'Bank of Ampang');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the bank account' }), 'Ampang Trading');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bank account number' }), '512-345678-9');
    await userEvent.click(canvas.getByRole('radio', { name: 'SGD' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '1500');
    canvas.getByLabelText('Day').focus();
    await userEvent.keyboard('20112026');
    await userEvent.click(canvas.getByRole('checkbox'));
    await step('RULE-05 the account of another person is rejected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('The bank account must be in your own name.')).toBeVisible();
    });
    await step("an account in the holder's name is accepted", async () => {
      const name = canvas.getByRole('textbox', { name: 'Name on the bank account' });
      await userEvent.clear(name);
      await userEvent.type(name, 'TAN MEI LING');
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
      await waitForDebounce();
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/error-transfer')).toBeVisible();
    });
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('group', { name: 'Proof of the transfer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter the name of the bank'), 'MSG-01').toBeVisible();
    await expect(canvas.getByText('Please upload document'), 'MSG-04').toBeVisible();
  },
};
export const Filled: Story = {
  args: { answers: { ...completeAnswers, 'submit-transfer': requestedAnswers['submit-transfer'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Bank of Ampang')).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = {
  args: {
    state: 'under-review',
    answers: { ...completeAnswers, 'submit-transfer': requestedAnswers['submit-transfer'] },
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: {
    answers: { ...completeAnswers, 'submit-transfer': requestedAnswers['submit-transfer'] },
    faults: { saveStep: 'offline' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Bank of Ampang');
    const slot = canvas.getByRole('group', { name: 'Proof of the transfer' });
    await userEvent.upload(slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement, proof);
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
