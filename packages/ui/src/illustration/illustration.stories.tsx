import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Illustration, type IllustrationName } from './illustration.tsx';

const names: readonly IllustrationName[] = [
  'scan',
  'face',
  'joint',
  'digital-id',
  'review',
  'late',
  'sent',
  'opened',
  'fix',
  'sign',
  'closed',
  'empty',
  'offline',
];

const meta = {
  title: 'Components/Feedback/Illustration',
  component: Illustration,
  args: { name: 'review' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All pictures in the colours of the brand. The toolbar changes the edition and the skin. */
export const AllIllustrations: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4">
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const name of names) {
      const picture = canvasElement.querySelector(`[data-picture="${name}"]`);
      await waitFor(() => expect(picture?.querySelector('circle')).not.toBeNull());
      await expect(picture, 'hidden from screen readers').toHaveAttribute('aria-hidden', 'true');
      await expect((picture?.innerHTML ?? '').length, `${name} has at most 2 kB`).toBeLessThanOrEqual(2048);
    }
  },
};
