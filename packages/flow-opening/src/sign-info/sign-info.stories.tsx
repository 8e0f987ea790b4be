import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, StoryFlow } from '../internal/story-flow.tsx';
import SignInfoScreen from './sign-info.tsx';

const meta = {
  title: 'Opening/Signature',
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

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Tan Mei Ling')).toBeVisible();
    canvas.getByRole('textbox', { name: /name/i }).focus();
    await userEvent.keyboard('tan mei ling');
    canvas.getByRole('radio', { name: 'Type' }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: /^I declare that everything/ }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Submit application' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByText('/success'), 'two presses are one submission').toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findAllByRole('link', { name: 'Please enter the signature' }), 'MSG-08').toHaveLength(2);
    await expect(
      canvas.getByRole('link', { name: 'You must read and agree in order to continue' }),
      'MSG-02',
    ).toBeVisible();
  },
};

export const AnotherName: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Tan Mei Ling');
    await userEvent.type(canvas.getByRole('textbox', { name: /name/i }), 'Tan Mei');
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByRole('link', { name: 'Signature Error' }), 'MSG-09 RULE-16').toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /name/i }), ' Ling');
    await expect(canvas.queryByRole('link', { name: 'Signature Error' })).toBeNull();
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
/** MSG-08 A dot is no signature, and the message at its place says so. */
export const ADot: Story = {
  args: {
    answers: {
      ...answersBefore('sign-info'),
      'sign-info': { ...drawnHere, signature: { ...drawnHere.signature, strokes: [{ points: [{ x: 300, y: 150 }] }] } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    const words = 'Please draw your signature: this is too short to be one';
    await userEvent.click(await canvas.findByRole('link', { name: words }));
    await expect(canvas.getByRole('radiogroup', { name: 'Signature' })).toHaveAccessibleDescription(new RegExp(words));
    await expect(canvas.getByRole('radio', { name: 'Draw' })).toHaveFocus();
  },
};

const signed = { ...answersBefore('sign-info'), 'sign-info': completeAnswers['sign-info'] };

export const Filled: Story = {
  args: { answers: signed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^I declare/ })).toBeChecked();
  },
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
    await expect(canvas.getByDisplayValue('Tan Mei Ling'), 'nothing is lost').toBeVisible();
    await waitFor(async () => {
      const again = canvas.queryByRole('button', { name: 'Submit application' });
      if (again) await userEvent.click(again); // a press within 200 ms of the last does not count (UI-02)
      await expect(canvas.getByText('/success')).toBeVisible();
    });
  },
};

export const OfflineAtSave: Story = {
  args: { answers: signed, faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};

/** Signed on two devices: a seal is compared by the signature. "Check your answers" has nothing typed, so nothing of it can differ. */
export const SignedElsewhere: Story = {
  args: { answers: signed, kept: { 'sign-info': drawnHere } },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows both signatures', async () => {
      const signature = await canvas.findByRole('region', { name: 'Signature' });
      await expect(within(signature).getByRole('img', { name: 'Drawn by hand' })).toBeVisible();
      await expect(signature).toHaveTextContent('Typed: Tan Mei Ling');
    });
    await step('and submits only after the choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use the other device’s' }));
      await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Signature' })).toBeNull());
      await expect(canvas.getByRole('radio', { name: 'Type' })).toBeChecked();
    });
  },
};
export const SignedElsewhereThai: Story = {
  args: { answers: signed, kept: { 'sign-info': drawnHere } },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'ลายมือชื่อ' })).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: {
    state: 'action-needed',
    answers: answersBefore('sign-info'),
    rejected: { signature: 'Please sign by hand.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please sign by hand.')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Tan Mei Ling')).toHaveAttribute('readonly');
  },
};
export const ThaiNarrow: Story = {
  args: { answers: signed },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'ส่งใบสมัคร' })).toBeVisible();
  },
};
