import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import MarginAgreementScreen from './margin-upgrade-agreement.tsx';

const meta = {
  title: 'Screens/Account/Margin agreement',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: {
    flowName: 'margin-upgrade',
    path: '/margin-upgrade-agreement',
    scenario: 'account-invested',
    children: <MarginAgreementScreen />,
  },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToAgree: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('MSG-02 unread agreements block the submission', async () => {
      await canvas.findByRole('checkbox');
      await userEvent.click(canvas.getByRole('button', { name: 'Submit request' }));
      await expect(
        (await canvas.findAllByText('You must read and agree in order to continue', { exact: false }))[0],
      ).toBeVisible();
    });
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
