import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ChangeLink } from '../change-link/change-link.tsx';
import { MaskedText } from '../masked-text/masked-text.tsx';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Components/Data/Summary list',
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
  args: { onChangePress: fn((_, event) => event.preventDefault()) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Change: Name' }), 'verified data stays').toBeNull();
    await expect(canvas.getByText('Not provided')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Change: E-mail address' }));
    await expect(args.onChangePress).toHaveBeenCalledOnce();
    await expect(args.onChangePress).toHaveBeenCalledWith('mail', expect.anything());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change: Employer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangePress).toHaveBeenLastCalledWith('employer', expect.anything());
  },
};
export const InJapanese: Story = {
  globals: { language: 'ja' },
  args: { title: '本人確認', rows: [{ id: 'number', label: '旅券番号', value: 'E35463874W', changeHref: '#number' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '変更：旅券番号' })).toBeVisible();
  },
};

/** At large text sizes, "Change" moves below its answer. Long e-mail addresses break before a dot or the @. */
export const WithLargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const mail = canvas.getByText('heng.huat.tan.of.bedok.north@example-company.com.sg');
    const change = canvas.getByRole('link', { name: 'Change: E-mail address' });
    await expect(mail.getBoundingClientRect().bottom).toBeLessThanOrEqual(change.getBoundingClientRect().top + 1);
    const lines = linesOf(mail);
    await expect(lines.join('')).toBe(mail.textContent);
    await expect(lines.length, 'does not fit one line').toBeGreaterThan(1);
    const ends = lines.slice(1).map((line, index) => `${lines[index]?.at(-1)}|${line[0]}`);
    for (const end of ends) await expect(end).toMatch(/^-|[.@]$/);
  },
};

/** Returns the lines of an element's text as the browser renders them. */
function linesOf(element: HTMLElement): string[] {
  const lines: { top: number; text: string }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && Math.abs(last.top - top) < 4) last.text += range.toString();
      else lines.push({ top, text: range.toString() });
    }
  return lines.map(({ text }) => text);
}
/** The link that changes all answers is at the end of the title. */
export const LinkInCardTitle: Story = {
  globals: { language: 'en' },
  render: () => (
    <Card title="Contact details" aside={<ChangeLink href="#contact" subject="Contact details" />}>
      wei.ming@customer.example
    </Card>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Change: Contact details' });
    await expect(link).toHaveAttribute('href', '#contact');
    await expect(link.getBoundingClientRect().height, 'a target').toBeGreaterThanOrEqual(44);
  },
};
