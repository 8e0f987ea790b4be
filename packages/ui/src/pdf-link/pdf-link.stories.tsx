import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PdfLink } from './pdf-link.tsx';

const meta = {
  title: 'Components/Documents/PDF link',
  component: PdfLink,
  args: { href: '#w8ben.pdf', children: 'Signed W-8BEN', bytes: 182_400 },
} satisfies Meta<typeof PdfLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSize: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Signed W-8BEN/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByText('PDF, 182 kB')).toBeVisible();
  },
};

export const OpenedByKeyboard: Story = {
  args: { onPress: fn((event) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const OpenedByPointer: Story = {
  args: { onPress: fn((event) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Signed W-8BEN'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const SizeUnknown: Story = {
  args: { bytes: undefined, children: 'Customer agreement, terms of the margin facility and risk disclosures' },
};
