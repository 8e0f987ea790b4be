import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, answersInThailand, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import InfoScreen from './info.tsx';

const form = completeAnswers['w8ben.form'];

const meta = {
  title: 'Screens/W-8BEN/Check',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-w8-ben-info', answers: answersBefore('w8ben.info'), children: <InfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the date of birth is month-day-year', async () => {
      await expect(await canvas.findByText('01-01-1990')).toBeVisible();
    });
    await step('tax numbers are masked until the customer shows them', async () => {
      await expect(canvas.queryByText('IG115002000')).toBeNull();
      canvas.getByRole('button', { name: /Show.*Foreign tax/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('IG115002000')).toBeVisible();
    });
    await step('lines of the system have no Change link', async () => {
      await expect(canvas.getByText('Added when your account opens')).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /Reference number/ })).toBeNull();
    });
    await step('one key confirms', async () => {
      canvas.getByRole('button', { name: 'All lines are correct' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-w8-ben-signature')).toBeVisible();
    });
  },
};
export const ChangeALine: Story = {
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('link', { name: /Change.*citizenship/i });
    await expect(change).toHaveAttribute('href', '/sg-w8-ben-form#citizenship');
    await userEvent.click(change);
    await expect(await canvas.findByText('/sg-w8-ben-form')).toBeVisible();
  },
};
export const TreatyClaim: Story = {
  args: {
    answers: {
      ...answersBefore('w8ben.info'),
      ...answersInThailand,
      'w8ben.form': {
        ...form,
        permanentAddress: answersInThailand['contact-info'].residentialAddress,
        mailingAddress: { country: 'SG', line1: '1 Raffles Place', postalCode: '048616' },
        foreignTaxNumber: undefined,
        taxNumberExplanation: 'My number is being issued; the revenue office told me to expect it in December.',
        treatyBenefits: 'yes',
        treatyCountry: 'TH',
        treatyRiskAccepted: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 Raffles Place')).toBeVisible();
    await expect(canvas.getByText(/told me to expect it/)).toBeVisible();
  },
};
export const NotFilledIn: Story = {
  args: { answers: answersBefore('w8ben.form') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Fill in the form' }));
    await expect(await canvas.findByText('/sg-w8-ben-form')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SubmittedReadOnly: Story = {
  args: { answers: answersThrough('w8ben.signature'), state: 'under-review' },
  play: async ({ canvas }) => {
    await canvas.findByText('01-01-1990');
    await expect(canvas.queryByRole('link', { name: /Change/ })).toBeNull();
  },
};
export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('01-01-1990');
    await userEvent.click(canvas.getByRole('button', { name: 'All lines are correct' }));
    await expect(await canvas.findByRole('button', { name: 'All lines are correct' })).toBeVisible();
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
