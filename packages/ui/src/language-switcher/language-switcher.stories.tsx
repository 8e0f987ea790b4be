import { languages } from '@quayside/i18n/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LanguageSwitcher } from './language-switcher.tsx';

const meta = {
  title: 'Components/Actions/Language switcher',
  component: LanguageSwitcher,
  args: { languages, value: 'en', onValueChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const IconOnly: Story = { args: { variant: 'icon' } };

export const LanguageChosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const current = await screen.findByRole('button', { name: 'English' });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'ไทย' }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('th');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: '日本語' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('ja');
    await waitFor(() => expect(opener, 'focus returns to the button').toHaveFocus());
  },
};
