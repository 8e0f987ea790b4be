import type { Meta, StoryObj } from '@storybook/react-vite';
import FileText from 'lucide-react/icons/file-text';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No documents yet', children: 'What you sign and what we send you is kept here.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = {
  args: {
    icon: <FileText size={28} />,
    action: (
      <Button size="medium" variant="secondary">
        Upload a document
      </Button>
    ),
  },
};
