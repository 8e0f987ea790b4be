import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const upload = fn();

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No documents yet', children: 'What you sign and what we send you is kept here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAction: Story = {};
export const WithAction: Story = {
  args: {
    icon: <FileText size={28} />,
    action: (
      <Button size="medium" variant="secondary" onPress={upload}>
        Upload a document
      </Button>
    ),
  },
  beforeEach: () => {
    upload.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No documents yet')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(upload, 'action is called').toHaveBeenCalledOnce();
  },
};
