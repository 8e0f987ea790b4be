import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import SignInfoScreen from './sign-info.tsx';

const meta = {
  title: 'Screens/Opening/Signature',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-sign-info',
    answers: answersBefore('sign-info'),
    face: { result: 'passed', attempts: 1 },
    children: <SignInfoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const trust = await canvas.findByRole('complementary', { name: 'How we protect your signature' });
    await expect(within(trust).getByText(/^We encrypt it/), 'the details are folded').not.toBeVisible();
    await expect(await canvas.findByText('Tan Mei Ling')).toBeVisible();
    (await canvas.findByRole('button', { name: 'Sign again' })).focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('textbox', { name: /name/i }).focus();
    await userEvent.keyboard('tan mei ling');
    await expect(canvas.getByRole('radio', { name: 'Type' }), 'the typed name is the signature').toBeChecked();
    await expect(
      canvas.getByText(/^I declare that the information/),
      'the signature makes the declaration',
    ).toBeVisible();
    canvas.getByRole('button', { name: 'Submit application' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByText('/success'), 'two presses submit once').toBeVisible();
  },
};

/** The submission uses the signature of the W-8BEN, so the customer neither signs nor types anything again. */
export const UsesTheSignatureOfTheW8ben: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the signature appears with its time and the effect of the submission', async () => {
      await expect(
        await canvas.findByText(/^By submitting, you sign with this signature .* 21 Nov 2026, 12:05/),
      ).toBeVisible();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('the customer can sign again and undo that', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign again' }));
      await expect(canvas.getByRole('textbox', { name: /name/i })).toHaveValue('');
      await userEvent.click(canvas.getByRole('button', { name: 'Use the W-8BEN signature' }));
      await expect(canvas.getByText(/^By submitting/)).toBeVisible();
    });
    await step('the submission succeeds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
      await expect(await canvas.findByText('/success')).toBeVisible();
    });
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tan Mei Ling');
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByText('Please enter the signature'), 'MSG-08').toBeVisible();
    await expect(canvas.getByText('Please fill in the name')).toBeVisible();
  },
};

export const ErrorNameDiffers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign again' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /name/i }), 'Tan Mei');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByText('Signature Error'), 'MSG-09 RULE-16').toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /name/i }), ' Ling');
    await expect(canvas.queryByText('Signature Error')).toBeNull();
  },
};

const drawnHere = {
  ...completeAnswers['sign-info'],
  signature: {
    method: 'draw',
    width: 600,
    height: 300,
    strokes: [
      {
        points: [60, 180, 260, 90, 380, 210, 540, 120].flatMap((x, at, all) =>
          at % 2 ? [] : [{ x, y: all[at + 1] ?? 0 }],
        ),
      },
    ],
  },
};
/** A single dot is not a signature, so the field shows an error. */
export const ErrorTooShort: Story = {
  args: {
    answers: {
      ...answersBefore('sign-info'),
      'sign-info': { ...drawnHere, signature: { ...drawnHere.signature, strokes: [{ points: [{ x: 300, y: 150 }] }] } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    const words = 'Your signature is too short. Draw it again.';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Signature' })).toHaveAccessibleDescription(new RegExp(words));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Type' })).toHaveFocus());
  },
};

const signed = { ...answersBefore('sign-info'), 'sign-info': completeAnswers['sign-info'] };

export const Filled: Story = {
  args: { answers: signed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toBeVisible();
  },
};

/** Submits the form without a press of the button, because a press within 200 ms of the last one is ignored (UI-02). */
const submitAgain = async (canvas: Played['canvas']) => {
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();
  await expect(await canvas.findByText('/success')).toBeVisible();
};

export const OfflineAtSubmission: Story = {
  args: { answers: signed, faults: { submitApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(
      await canvas.findByText('The network connection has been disconnected, please keep the network stable'),
      'MSG-24',
    ).toBeVisible();
    await expect(canvas.getByDisplayValue('Tan Mei Ling'), 'the answers stay').toBeVisible();
    await submitAgain(canvas);
  },
};

export const OfflineAtSave: Story = {
  args: { answers: signed, faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};

/** If the customer signed on two devices, the page shows both signatures and submits only after a choice. */
export const SignedElsewhere: Story = {
  args: { answers: signed, kept: { 'sign-info': drawnHere } },
  play: async ({ canvas, step, userEvent }) => {
    await step('the page shows both signatures', async () => {
      const signature = await canvas.findByRole('region', { name: 'Signature' });
      await expect(within(signature).getByRole('img', { name: 'Drawn signature' })).toBeVisible();
      await expect(signature).toHaveTextContent('Typed: Tan Mei Ling');
    });
    await step('the submission waits for a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use answers from the other device' }));
      await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Signature' })).toBeNull());
      await expect(canvas.getByRole('radio', { name: 'Type' })).toBeChecked();
    });
  },
};
export const SignedElsewhereThai: Story = {
  args: { answers: signed, kept: { 'sign-info': drawnHere } },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: withLineBreaks('ลายมือชื่อ', 'th') })).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: { state: 'action-needed', answers: signed, rejected: { signature: 'Please sign by hand.' } },
  play: async ({ canvas, step, userEvent }) => {
    const submit = () => userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await step('the rejected signature and that of the W-8BEN are absent', async () => {
      await expect(
        isVisibleWithoutScrolling(await canvas.findByText('Please sign by hand.')),
        'the reason is visible without scrolling',
      ).toBe(true);
      await expect(await canvas.findByRole('textbox', { name: /name/i })).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Use the W-8BEN signature' })).toBeNull();
    });
    await step('MSG-08 a new signature is required', async () => {
      await submit();
      await expect(await canvas.findByText('Please enter the signature')).toBeVisible();
    });
    await step('a new signature is submitted', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: /name/i }), 'Tan Mei Ling');
      await submitAgain(canvas);
    });
  },
};
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toHaveAttribute('readonly');
  },
};
export const ThaiAt320: Story = {
  args: { answers: signed },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: withLineBreaks('ส่งใบสมัคร', 'th') })).toBeVisible();
  },
};
