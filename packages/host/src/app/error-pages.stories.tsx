import { useTextStore } from '@quayside/i18n/use-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnexpectedErrorPage } from '../page-messages/last-resort.tsx';
import { StoryHost } from '../testing/story-host.tsx';
import { UnknownHost } from './unknown-host.tsx';

/**
 * Pages that replace all screens of the app. One says that a page failed, that saved answers are safe, and offers a reload. The other refuses an unknown host
 * name and has no links.
 */
const meta = {
  title: 'Screens/App/Error pages',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWentWrong: Story = {
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
export const UnknownAddress: Story = {
  args: { children: <Unknown /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /This isn’t our website/ })).toBeVisible();
  },
};

function Broken() {
  return <UnexpectedErrorPage texts={useTextStore()} />;
}

function Unknown() {
  return <UnknownHost texts={useTextStore()} />;
}
