import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect } from 'storybook/test';
import PcRefused from './pc-refused.tsx';

/**
 * Customers see this if they open the app on a computer in a place where accounts can only be opened on a phone. Before it: any URL of the app. After it: the
 * same URL on a phone, by its QR code, or the app.
 */
const meta = {
  title: 'Screens/App/Not on a PC',
  component: PcRefused,
  parameters: { layout: 'fullscreen' },
  args: { address: 'https://open.example.com/acct/open-account/sg-choose', appAddress: 'https://www.example.com/app' },
  render: (args) => (
    <MemoryRouter>
      <PcRefused {...args} />
    </MemoryRouter>
  ),
} satisfies Meta<typeof PcRefused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  tags: ['!refused'], // the refusal concerns a PC, not an application
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The current IP does not support account opening on the PC. Please download the app or use a mobile browser to proceed.',
      ),
      'MSG-27 STATE-06',
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      'https://www.example.com/app',
    );
    await expect(canvas.getByRole('img', { name: /Continue on your phone/ })).toBeVisible();
  },
};
export const WithoutApp: Story = {
  render: ({ address }) => (
    <MemoryRouter>
      <PcRefused address={address} />
    </MemoryRouter>
  ),
};
export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
export const InJapanese: Story = { globals: { language: 'ja' } };
