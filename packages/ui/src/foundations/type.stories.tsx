import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** One scale in rem, so that it follows the user's text size. The script determines the line height. */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const scale = ['text-display', 'text-heading', 'text-title', 'text-body', 'text-label', 'text-caption'];

const samples = {
  en: 'Open an account in five minutes',
  'zh-Hans': '五分钟即可开立证券账户',
  'zh-Hant': '五分鐘即可開立證券帳戶',
  ms: 'Buka akaun dalam lima minit',
  th: 'เปิดบัญชีหลักทรัพย์ได้ในห้านาที เริ่มต้นที่นี่',
  ja: '5分で証券口座を開設できます',
};

export const Scale: Story = {
  render: () => (
    <div className="space-y-3">
      {scale.map((size) => (
        <p key={size} className={`m-0 ${size}`}>
          {size.slice(5)} 1,234.50
        </p>
      ))}
    </div>
  ),
};

export const Scripts: Story = {
  render: () => (
    <div className="space-y-4">
      {Object.entries(samples).map(([language, sample]) => (
        <div key={language} lang={language} data-testid={language}>
          <p className="m-0 text-heading">{sample}</p>
          <p className="m-0 text-body text-ink-muted">{sample}</p>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const leading = (language: string) => {
      const { lineHeight, fontSize } = getComputedStyle(canvas.getByTestId(language).lastElementChild ?? document.body);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    };
    await expect(leading('th'), 'Thai needs the most room').toBeGreaterThan(leading('zh-Hans'));
    await expect(leading('ja')).toBeGreaterThan(leading('en'));
    await expect(getComputedStyle(canvas.getByTestId('zh-Hant')).fontFamily).toContain('PingFang HK');
    await expect(getComputedStyle(canvas.getByTestId('zh-Hans')).fontFamily).not.toContain('PingFang HK');
  },
};
