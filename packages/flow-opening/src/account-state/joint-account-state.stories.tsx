import { completeAdult, completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers } from '../testing/joint-stories.tsx';
import { StoryFlow } from '../testing/story-flow.tsx';
import AccountStateScreen from './account-state.tsx';

const meta = {
  title: 'Screens/Joint account/Status',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-account-state',
    state: 'action-needed',
    answers: createJointAnswers('joint-adult'),
    second: { answers: completeAdult, done: true, rejected: { contact: 'Which city?' } },
    children: <AccountStateScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page says that the other holder has corrections to make, without the reviewer's reasons. */
export const ToFixByOtherHolder: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The other holder has something to correct/)).toBeVisible();
    await expect(canvas.queryByText('We need more information from you.')).toBeNull();
    await expect(
      canvas.getByText('The other holder’s corrections'),
      'the corrections are those of the other holder',
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View both holders' }), 'the link appears once').toHaveAttribute(
      'href',
      '/sg-holders',
    );
  },
};
/** If the minor's part is sent back, the guardian sees a message and a link to revise the part. */
export const ToFixMinor: Story = {
  args: {
    answers: createJointAnswers('joint-minor'),
    documents: minorDocuments,
    second: { answers: completeMinor, done: true, rejected: { 'identity-document': { code: 'minor-proof' } } },
    faults: { getHoldersBoard: 'silent' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: /Sorry, the account opening review of the minor holder has not passed, please revise$/,
      }),
      'MSG-34',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Revise the minor’s part' }));
    await expect(await canvas.findByText('/joint-sg-account-state')).toBeVisible();
  },
};
/** The opened account lists the names of both holders. */
export const OpenedForBothHolders: Story = {
  args: { state: 'opened', second: { answers: completeAdult, done: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tan Mei Ling')).toBeVisible();
    await expect(canvas.getByText('Lim Wei Ming')).toBeVisible();
  },
};
