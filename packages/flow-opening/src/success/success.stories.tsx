import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import SuccessScreen from './success.tsx';

const meta = {
  title: 'Screens/Opening/Submitted',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/success', state: 'under-review', answers: completeAnswers, children: <SuccessScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Submitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^QS-20261121-/)).toBeVisible();
    await expect(
      canvas.getByText('We expect to decide by 26 Nov 2026.'),
      'three working days after Saturday, 21 November 2026',
    ).toBeVisible();
    await expect(canvas.getByText('To mei.ling@example.com')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Your submission/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/submission-pdf\/v1\?applicationId=/),
    );
    canvas.getByRole('link', { name: 'View status' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};
/** Answers that the customer typed here after another device had submitted are not included. The page names them. */
export const TypedTooLate: Story = {
  args: { kept: { 'contact-info': { ...completeAnswers['contact-info'], email: 'late@example.com' } } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the notice names the unsent answers', async () => {
      await expect(await canvas.findByText('Some answers weren’t included')).toBeVisible();
      await expect(canvas.getByText('Contact details', { selector: 'li' })).toBeVisible();
    });
    await step('the customer can close it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(async () => expect(canvas.queryByText('Some answers weren’t included')).toBeNull());
    });
  },
};
export const TypedTooLateThai: Story = {
  ...TypedTooLate,
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(withLineBreaks('คำตอบบางข้อไม่ได้รวมอยู่ในใบสมัคร', 'th'))).toBeVisible();
  },
};

export const PdfUnavailable: Story = {
  args: { faults: { getSubmissionPdf: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t show the PDF of your application/)).toBeVisible();
  },
};
export const NotSubmittedYet: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { state: 'draft', answers: answersBefore('contact-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-contact-info'), 'a bookmark opens the draft').toBeVisible();
  },
};
export const AlreadyDecided: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { state: 'opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const LoadError: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We couldn’t load your application')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^QS-20261121-/)).toBeVisible();
  },
};
export const EstimatedDateFarAhead: Story = {
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
export const ThaiAt320: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/26 พ\.ย\./)).toBeVisible();
  },
};
