import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentDrawing, DocumentExample } from './document-example.tsx';

const meta = {
  title: 'Components/Documents/Document example',
  component: DocumentExample,
  args: { subject: 'passport' },
} satisfies Meta<typeof DocumentExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passport: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Like this')).toBeVisible();
  },
};
export const IdCard: Story = { args: { subject: 'id-card' } };
export const PageExample: Story = { args: { subject: 'page' } };
export const HandHeld: Story = { args: { subject: 'hand-held' } };
/** A drawing without captions, at the end of an option. */
export const DrawingWithoutCaptions: Story = {
  render: ({ subject }) => <DocumentDrawing subject={subject} />,
};
export const InThaiAndBlack: Story = { globals: { language: 'th', skin: 'black', viewport: { value: 'small' } } };
