import type { Meta, StoryObj } from '@storybook/react-vite';
import ChartPie from 'lucide-react/icons/chart-pie';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { TabBar } from './tab-bar.tsx';

const meta = {
  title: 'Components/Layout/Tab bar',
  component: TabBar,
  args: {
    label: 'Parts of the app',
    onValueChange: fn(),
    items: [
      { id: 'home', label: 'Home', icon: <House size={24} /> },
      { id: 'assets', label: 'Assets', icon: <ChartPie size={24} /> },
      {
        id: 'account',
        label: 'Account',
        icon: (
          <Badge label="1 open task" count={1}>
            <UserRound size={24} />
          </Badge>
        ),
      },
    ],
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const home = canvas.getByRole('button', { name: 'Home' });
    await expect(home, 'the first part is current').toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('assets');
    await expect(canvas.getByRole('button', { name: 'Assets' })).toHaveAttribute('aria-current', 'page');
    await expect(home).not.toHaveAttribute('aria-current');
  },
};

const RouterLink = (props: ComponentProps<'a'>) => (
  <a {...props} href="#assets">
    {props.children}
  </a>
);

export const WithLinks: Story = {
  args: {
    value: 'assets',
    items: [
      { id: 'home', label: 'Home', icon: <House size={24} />, href: '#home' },
      { id: 'assets', label: 'Assets', icon: <ChartPie size={24} />, render: <RouterLink /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
    await expect(canvas.getByRole('link', { name: 'Assets' }), 'the link of a router').toHaveAttribute(
      'href',
      '#assets',
    );
    await expect(canvas.getByRole('link', { name: 'Assets' })).toHaveAttribute('aria-current', 'page');
  },
};
