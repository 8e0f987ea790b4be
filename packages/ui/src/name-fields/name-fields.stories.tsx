import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { NameFields, type NameFieldsProps, type NamePair } from './name-fields.tsx';

const Controlled = controlled<NamePair, NameFieldsProps>(NameFields);

const meta = {
  title: 'Components/Fields/Name fields',
  component: NameFields,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'name',
    label: 'Your name',
    value: { written: '', romanised: '' },
    onValueChange: fn(),
    onPartBlur: fn(),
  },
} satisfies Meta<typeof NameFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Name in your own script')).toHaveAttribute('id', 'name.written');
    await userEvent.keyboard('王 小明');
    await userEvent.tab();
    await expect(args.onPartBlur).toHaveBeenLastCalledWith('written');
    await userEvent.keyboard(' ＷＡＮＧ  Xiaoming ');
    await userEvent.tab();
    await expect(args.onValueChange, 'UI-05, and the case stays').toHaveBeenLastCalledWith({
      written: '王 小明',
      romanised: 'WANG Xiaoming',
    });
  },
};
/** The field does not validate text that is still being composed, such as "ㄔㄣ". */
export const Composed: Story = {
  args: { label: '姓名' },
  globals: { language: 'zh-Hant' },
  play: async ({ canvas, args, userEvent }) => {
    const written = canvas.getByLabelText<HTMLInputElement>('本國文字姓名');
    written.focus();
    await fireEvent.compositionStart(written);
    for (const text of ['ㄔ', 'ㄔㄣ', '陳']) await fireEvent.input(written, { target: { value: text } });
    await fireEvent.compositionEnd(written);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ written: '陳', romanised: '' });
    await userEvent.tab();
    const latin = canvas.getByLabelText<HTMLInputElement>('拉丁字母姓名（英文/拼音）');
    await fireEvent.compositionStart(latin);
    await fireEvent.input(latin, { target: { value: '陳' } });
    await expect(latin, 'nothing is said while it is typed').not.toHaveAttribute('aria-invalid');
    await fireEvent.compositionEnd(latin);
    await userEvent.tab();
    await expect(latin).toHaveAccessibleDescription(/以拉丁字母輸入/);
    await expect(latin, 'and nothing is lost').toHaveValue('陳');
    await userEvent.clear(latin);
    await userEvent.type(latin, 'Chan');
    await expect(latin, 'solved while it is typed').not.toHaveAttribute('aria-invalid');
  },
};
export const Filled: Story = { args: { value: { written: '陈明恒', romanised: 'TAN MING HENG' } } };
/** A very long name and a name of one word are both valid. */
export const LongAndShortNames: Story = {
  args: { value: { written: 'สมศักดิ์ศรีสกุล วัฒนานนท์เดชาพิพัฒน์กุล', romanised: 'FATIMAH' } },
};
export const CustomLabels: Story = {
  args: {
    written: 'optional',
    labels: { written: 'Name in Chinese characters', romanised: 'Name as in your passport' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name in Chinese characters (optional)')).toBeVisible();
    await expect(canvas.getByLabelText('Name as in your passport')).toBeVisible();
  },
};
export const WithError: Story = {
  args: {
    value: { written: '陈3', romanised: '' },
    errors: { written: 'Enter a correct name', romanised: 'Enter the name in Latin letters' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name in your own script')).toHaveAccessibleDescription('Enter a correct name');
    await expect(canvas.getByLabelText('Name in Latin letters')).toHaveAccessibleDescription(
      'As printed in your passport Enter the name in Latin letters',
    );
  },
};
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'Both spellings, so that your bank knows you by either.',
    why: { summary: 'Why we ask', text: 'Statements carry the name of your passport; your bank may know the other.' },
  },
};
export const ReadOnly: Story = { args: { readOnly: true, value: { written: '陈明恒', romanised: 'TAN MING HENG' } } };
export const Disabled: Story = { args: { disabled: true, value: { written: '陈明恒', romanised: 'TAN MING HENG' } } };
export const InThai: Story = { args: { label: 'ชื่อของคุณ' }, globals: { language: 'th' } };
export const InJapanese: Story = {
  args: { label: 'お名前', value: { written: '田中 花子', romanised: 'TANAKA HANAKO' } },
  globals: { language: 'ja' },
};
