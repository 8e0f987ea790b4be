import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const Controlled = controlled<string, RadioGroupProps>(RadioGroup);
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Fields/Radio group',
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'objective',
    label: 'What do you invest for?',
    options: [
      { value: 'capital-growth', label: 'Capital growth' },
      { value: 'hedging', label: 'Hedging', hint: 'To protect what you already own' },
      { value: 'preservation', label: 'Preservation' },
      { value: 'speculation', label: 'Speculation' },
    ],
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Preservation'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('preservation');
    await expect(canvas.getByRole('radio', { name: 'Preservation' })).toBeChecked();
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Capital growth' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Capital growth' })).toHaveAttribute('id', 'objective');
    await userEvent.keyboard(' {ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hedging');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { value: 'hedging' } };
export const OptionsInRow: Story = {
  args: { label: 'Are you a US person?', name: 'us', options: yesNo, layout: 'row', value: 'no' },
};
/** Options that just fit on a small phone wrap without breaking their words. */
export const OptionsInRowAt320: Story = {
  args: { label: 'Currency', name: 'currency', layout: 'row', value: 'SGD', options: named('SGD', 'USD', 'HKD') },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    for (const code of ['SGD', 'USD', 'HKD'])
      await expect(canvas.getByText(code).getClientRects()[0]?.height).toBeLessThan(30);
  },
};
export const WrappedOptionsAt320: Story = {
  args: { ...OptionsInRowAt320.args, options: named('Bank statement', 'Government letter', 'Utility bill') },
  decorators: OptionsInRowAt320.decorators ?? [],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    await expect(canvas.getByText('Government letter').getBoundingClientRect().height).toBeLessThan(30);
  },
};
export const WithHintAndExplanation: Story = {
  args: {
    label: 'Are you a politically exposed person?',
    name: 'pep',
    options: yesNo,
    layout: 'row',
    hint: 'You, someone in your family, or someone close to you.',
    why: {
      summary: 'What that means',
      text: 'Someone who holds, or held, a prominent public function: a minister, a judge, a general.',
    },
  },
};
export const WithError: Story = {
  args: { error: 'Choose what you invest for' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'What do you invest for?' });
    await expect(group).toHaveAccessibleDescription('Choose what you invest for');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'hedging' } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'hedging' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Speculation'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Hedging' }), 'the answer can be reached').toHaveFocus();
  },
};
export const WithLongText: Story = {
  args: {
    label: 'Ketika nilai pelaburan anda jatuh dua puluh peratus dalam masa sebulan, apakah yang akan anda lakukan?',
    options: [
      { value: 'sell', label: 'Jual semuanya dengan segera supaya tidak rugi lebih banyak lagi' },
      { value: 'wait', label: 'Tunggu sehingga nilainya pulih, walaupun mengambil masa beberapa tahun' },
    ],
  },
  globals: { language: 'ms' },
};
export const InThai: Story = {
  args: {
    label: 'คุณลงทุนเพื่ออะไร',
    optional: true,
    options: [
      { value: 'growth', label: 'การเติบโตของเงินทุน' },
      { value: 'hedging', label: 'การป้องกันความเสี่ยง', hint: 'เพื่อปกป้องสิ่งที่คุณมีอยู่แล้ว' },
    ],
  },
  globals: { language: 'th' },
};
