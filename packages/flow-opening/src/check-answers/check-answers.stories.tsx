import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import CheckAnswersScreen from './check-answers.tsx';

const meta = {
  title: 'Opening/Check your answers',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-check-answers',
    answers: answersBefore('check-answers'),
    face: { result: 'passed', attempts: 1 },
    children: <CheckAnswersScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('grouped as asked', async () => {
      await canvas.findByRole('region', { name: 'Basic information' });
      await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
        'How to open',
        'Account tier',
        'Basic information',
        'Contact',
        'Work and finances',
        'Investment experience',
        'Risk profile',
        'Account type',
        'Identity document',
        'Proof of address',
        'Take your picture',
        'Agreements',
      ]);
    });
    await step('sensitive answers are masked until asked for', async () => {
      const basics = within(canvas.getByRole('region', { name: 'Basic information' }));
      await expect(basics.queryByText('A12345678')).toBeNull();
      await userEvent.click(basics.getByRole('button', { name: 'Show Document number' }));
      await expect(basics.getByText('A12345678')).toBeVisible();
    });
    await step('what was not asked is not there', async () => {
      await expect(canvas.queryByText('Mailing address')).toBeNull();
      await expect(canvas.queryByText('Licence number')).toBeNull();
    });
    await step('confirmed by keyboard', async () => {
      canvas.getByRole('button', { name: 'Confirm and go on to sign' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-sign-info')).toBeVisible();
    });
  },
};

export const ChangeComesBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('link', { name: 'Change Contact' });
    await expect(change).toHaveAttribute('href', '/sg-contact-info?return=check');
    await userEvent.click(change);
    await expect(await canvas.findByText('/sg-contact-info')).toBeVisible();
  },
};

export const AfterASlip: Story = {
  args: {
    answers: {
      ...answersBefore('check-answers'),
      'assets-info': { ...completeAnswers['assets-info'], employmentStatus: 'student' },
    },
  },
  play: async ({ canvas }) => {
    const finances = within(await canvas.findByRole('region', { name: 'Work and finances' }));
    await expect(finances.getByText('Student')).toBeVisible();
    await expect(finances.queryByText('Ampang Trading Sdn Bhd'), 'of a branch that was left').toBeNull();
    await expect(finances.getByText('USD 120,000.50'), 'UI-06').toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };

export const LoadFailed: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your answers did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Contact' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to check yet')).toBeVisible();
  },
};

export const SentBack: Story = {
  args: { state: 'action-needed', answers: answersThrough('agreement-info'), rejected: { contact: 'Which city?' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change Contact' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change Account tier' }), 'only what was sent back').toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Contact' });
    await expect(canvas.queryByRole('link', { name: /^Change/ })).toBeNull();
  },
};

export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Contact' });
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm and go on to sign' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};

export const ThaiNarrow: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('มาเลเซีย')).not.toHaveLength(0);
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '显示证件号码' })).toBeVisible();
  },
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /を表示$/ })).toHaveLength(2);
  },
};
/** A first holder had handed in; what waited on another device arrived after that. */
export const HandedInAndTakenBack: Story = {
  args: {
    answers: { ...completeAnswers, 'choose-account': { tier: 'standard', holders: 'joint-adult' } },
    since: [{ submit: true }, { save: 'choose', answers: { route: 'manual' } }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Please hand in your part again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByText('Please hand in your part again')).toBeNull());
  },
};
