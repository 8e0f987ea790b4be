import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { ChipGroup, type ChipGroupProps } from './chip-group.tsx';

const Controlled = controlled<string[], ChipGroupProps>(ChipGroup);

const meta = {
  title: 'Components/Fields/Chip group',
  component: ChipGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'wealth',
    label: 'Where does your wealth come from?',
    options: [
      { value: 'employment', label: 'Employment' },
      { value: 'property', label: 'Property' },
      { value: 'inheritance-gift', label: 'Inheritance or gift' },
      { value: 'market', label: 'Trading profits' },
      { value: 'none', label: 'None of these', exclusive: true },
    ],
    value: [],
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['employment']);
    await userEvent.click(canvas.getByText('Property'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['employment', 'property']);
    await userEvent.click(canvas.getByText('None of these'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['none']);
  },
};
export const Filled: Story = { args: { value: ['employment', 'property'] } };
export const WithHintAndExplanation: Story = {
  args: { hint: 'Choose all that apply.', why: { summary: 'Why we ask', text: 'The law asks us to know.' } },
};
export const WithError: Story = { args: { error: 'Choose at least one answer' } };
export const Disabled: Story = { args: { disabled: true, value: ['employment'] } };
export const ReadOnly: Story = { args: { readOnly: true, value: ['employment'] } };
export const WithLongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Pencen, skim persaraan kerajaan atau simpanan wajib yang telah matang' },
      { value: 'b', label: 'Lain-lain' },
    ],
    value: ['a'],
  },
  globals: { language: 'ms' },
};
export const InThai: Story = {
  args: {
    label: 'ทรัพย์สินของคุณมาจากไหน',
    options: [
      { value: 'a', label: 'การจ้างงาน' },
      { value: 'b', label: 'มรดกหรือของขวัญ' },
    ],
    value: ['b'],
  },
  globals: { language: 'th' },
};
