import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, StoryFlow } from '../internal/story-flow.tsx';
import SuccessScreen from './success.tsx';

const meta = {
  title: 'Opening/Submitted',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/success', state: 'under-review', answers: completeAnswers, children: <SuccessScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed on this device before another one submitted. */
export const TypedTooLate: Story = {
  args: { kept: { 'contact-info': { ...completeAnswers['contact-info'], email: 'late@example.com' } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('says whose answers were not sent', async () => {
      await expect(await canvas.findByText('Not part of your application')).toBeVisible();
      await expect(canvas.getByText('Contact', { selector: 'li' })).toBeVisible();
    });
    await step('until it is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(async () => expect(canvas.queryByText('Not part of your application')).toBeNull());
    });
  },
};
export const TypedTooLateThai: Story = {
  ...TypedTooLate,
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ไม่ได้เป็นส่วนหนึ่งของใบสมัครของคุณ')).toBeVisible();
  },
};

export const Submitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^QS-20261121-/)).toBeVisible();
    await expect(
      canvas.getByText('By 26/11/2026'),
      'three working days after Saturday, 21 November 2026',
    ).toBeVisible();
    await expect(canvas.getByText('To mei.ling@example.com')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /What you submitted/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/submission-pdf\/v1\?applicationId=/),
    );
    canvas.getByRole('link', { name: 'See the status' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};
export const PdfNotAtHand: Story = {
  args: { faults: { getSubmissionPdf: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is not at hand right now/)).toBeVisible();
  },
};
export const NotSubmittedYet: Story = {
  args: { state: 'draft', answers: answersBefore('contact-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-contact-info'), 'a bookmark of a draft leads into it').toBeVisible();
  },
};
export const DecidedSince: Story = {
  args: { state: 'opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const LoadFailed: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We could not load your application')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^QS-20261121-/)).toBeVisible();
  },
};
export const FarAhead: Story = {
  args: {
    today: '2031-03-04',
    answers: {
      ...completeAnswers,
      'submit-photo': { ...completeAnswers['submit-photo'], expiresOn: '2035-05-01' },
      'submit-address': { ...completeAnswers['submit-address'], issuedOn: '2031-02-01' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This date is an estimate/)).toBeVisible();
  },
};
export const ThaiNarrow: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ภายใน 26/11/2026')).toBeVisible();
  },
};
