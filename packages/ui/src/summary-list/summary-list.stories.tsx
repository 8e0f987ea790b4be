import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MaskedText } from '../masked-text/masked-text.tsx';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Data/Summary list',
  component: SummaryList,
  args: {
    title: 'Identity',
    rows: [
      { id: 'name', label: 'Name', value: 'TAN HENG HUAT', note: 'From your digital ID' },
      {
        id: 'number',
        label: 'Passport number',
        value: <MaskedText value="E35463874W" label="passport number" />,
        changeHref: '#number',
      },
      {
        id: 'mail',
        label: 'E-mail address',
        value: 'heng.huat.tan.of.bedok.north@example-company.com.sg',
        changeHref: '#mail',
      },
      { id: 'employer', label: 'Employer', changeHref: '#employer' },
    ],
  },
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckYourAnswers: Story = {
  globals: { language: 'en' },
  args: { onChange: fn((_, event) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Change Name' }), 'verified data stays').toBeNull();
    await expect(canvas.getByText('Not given')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Change E-mail address' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('mail', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change Employer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('employer', expect.anything());
  },
};
export const InJapanese: Story = {
  globals: { language: 'ja' },
  args: { title: '本人確認', rows: [{ id: 'number', label: '旅券番号', value: 'E35463874W', changeHref: '#number' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '旅券番号を変更' })).toBeVisible();
  },
};
