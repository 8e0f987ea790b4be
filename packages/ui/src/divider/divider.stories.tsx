import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithWords: Story = { args: { label: 'or' } };
