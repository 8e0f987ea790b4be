import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import NotOffered from './not-offered.tsx';

/**
 * Customers see this if they follow a link to a feature that this app does not offer, such as CFDs in Hong Kong. Before it: a link from outside, because no
 * page of the app links there. After it: home.
 */
const meta = {
  title: 'Screens/App/Not offered',
  component: NotOffered,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MemoryRouter initialEntries={['/sg-cfd']}>
      <NotOffered />
    </MemoryRouter>
  ),
} satisfies Meta<typeof NotOffered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FlowNotOffered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 }), 'nothing is in progress').toHaveTextContent(
      /^We don’t offer CFDs in this app$/,
    );
    await expect(canvas.getByRole('button', { name: 'Go to homepage' })).toBeVisible();
  },
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
export const InJapanese: Story = { globals: { language: 'ja', viewport: { value: 'small' } } };
