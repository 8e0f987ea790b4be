import { languages } from '@quayside/i18n/language';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LanguageList } from './language-list.tsx';

const meta = {
  title: 'Components/Actions/Language list',
  component: LanguageList,
  args: { languages, value: 'zh-Hant', onValueChange: fn() },
} satisfies Meta<typeof LanguageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllLanguages: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const thai = canvas.getByRole('button', { name: 'ไทย' });
    await expect(thai).toHaveAttribute('lang', 'th');
    await userEvent.click(thai);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('th');
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('zh-Hans');
  },
};
