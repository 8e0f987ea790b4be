import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Components/Data/QR code',
  component: QrCode,
  args: { value: 'https://quayside.example/handoff/7f3c', label: 'Continue on your phone' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code: Continue on your phone' });
    await expect(getComputedStyle(code).backgroundColor, 'white in every skin').toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code).fill).toBe('rgb(0, 0, 0)');
    await expect(canvas.getByRole('link', { name: 'Continue on your phone' })).toHaveAttribute(
      'href',
      'https://quayside.example/handoff/7f3c',
    );
  },
};

export const SmallSize: Story = { args: { size: '8rem', link: 'none' } };

export const PlainText: Story = {
  args: { value: 'QS-2027-000481', label: 'Your reference' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link'), 'no address, no link').toBeNull();
  },
};

export const TooLong: Story = {
  args: { value: `https://quayside.example/?${'a'.repeat(3000)}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('link'), 'the link still leads there').toBeVisible();
  },
};
