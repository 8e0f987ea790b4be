import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const Controlled = controlled<string, SearchFieldProps>(SearchField);

const meta = {
  title: 'Components/Fields/Search field',
  component: SearchField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'query', label: 'Search agreements', value: '', onValueChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search agreements' });
    await userEvent.tab();
    await userEvent.keyboard('margin{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('margin');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** Safari reports the Enter that confirms a Japanese word after the composition, with the code 229. */
export const Converted: Story = {
  args: { value: 'しんよう' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search agreements' });
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    await expect(args.onSubmit).toHaveBeenCalledWith('しんよう');
  },
};
export const Filled: Story = { args: { value: 'margin' } };
export const InJapanese: Story = { args: { label: '契約書を検索', value: '信用' }, globals: { language: 'ja' } };
