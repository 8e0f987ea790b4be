import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryHost } from '../testing/story-host.tsx';
import HomeScreen from './home.tsx';

/**
 * Home of an account holder in the editions besides Singapore's. Each shows net assets and the chart of the month differently (`homeBand`), and starts with
 * the content that its customers read first.
 */
const meta = {
  title: 'Screens/App/Home of a holder by edition',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  tags: ['stage-open'],
  args: { children: <HomeScreen />, visitor: 'signed-in', scenario: 'account-invested' },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: Element) => element.getBoundingClientRect().top;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

export const HongKong: Story = {
  name: 'Hong Kong',
  globals: { edition: 'hk', language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const positions = await canvas.findByRole('region', { name: 'Largest positions' });
    const accounts = canvas.getByRole('region', { name: 'Your accounts' });
    await expect(topOf(positions), 'positions come first').toBeLessThan(topOf(accounts));
    const ground = canvasElement.querySelector('main .bg-hero') as HTMLElement;
    const picture = ground.querySelector(':scope > img') as HTMLElement;
    await expect(bottomOf(picture), 'the picture is at the lower edge').toBeCloseTo(bottomOf(ground), 0);
    await expect(picture.clientWidth, 'the picture has the full width').toBe(ground.clientWidth);
  },
};

export const Mainland: Story = {
  globals: { edition: 'mainland', language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    const accounts = await canvas.findByRole('region', { name: 'Your accounts' });
    await expect(topOf(accounts)).toBeLessThan(topOf(canvas.getByRole('region', { name: 'Largest positions' })));
    const ground = canvasElement.querySelector('main .bg-hero') as HTMLElement;
    const ridge = canvas.getByRole('img', { name: /^Net assets since/ });
    await expect(bottomOf(ridge), 'the hero ends at the ridge').toBeCloseTo(bottomOf(ground), 0);
    await expect(ridge.getBoundingClientRect().width, 'from edge to edge').toBe(ground.clientWidth);
    const [idle, amount, day, month] = [
      'You have nothing to do right now.',
      'Net assets',
      'Day change',
      'Past month',
    ].map((text) => canvas.getByText(text));
    await expect(bottomOf(idle as Element), 'the message is above the figures').toBeLessThan(topOf(amount as Element));
    await expect(topOf(month as Element), 'the month follows the day').toBeGreaterThanOrEqual(bottomOf(day as Element));
    await expect(topOf(ridge) - bottomOf(month as Element), 'the month is close to its ridge').toBeLessThanOrEqual(24);
  },
};

export const Pro: Story = {
  args: { scenario: 'account-derivatives' },
  globals: { edition: 'pro', language: 'en' },
  play: async ({ canvas }) => {
    const positions = await canvas.findByRole('region', { name: 'Largest positions' });
    await expect(topOf(positions)).toBeLessThan(topOf(canvas.getByRole('region', { name: 'Your accounts' })));
    const [grid, rose, fell] = canvas
      .getByRole('img', { name: /^Net assets in your securities account since/ })
      .querySelectorAll('path');
    await expect(grid).toHaveClass('stroke-line');
    for (const days of [rose, fell]) await expect(days?.getAttribute('d'), 'bars of days').toMatch(/^M\d.*Z$/);
  },
};

export const HongKongThaiAt320: Story = {
  globals: { edition: 'hk', language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Lim Wei Ming/);
    const deposit = canvasElement.querySelector('main a.bg-accent') as HTMLElement;
    const trade = deposit.nextElementSibling as HTMLElement;
    await expect(trade).toHaveAttribute('href', 'https://www.example.com/app');
    await expect(trade.clientHeight, 'one line').toBeLessThanOrEqual(56);
    await expect(topOf(trade), 'side by side').toBe(topOf(deposit));
    const mobile = [...canvasElement.querySelectorAll('main li')].at(-1) as HTMLElement;
    await expect(getComputedStyle(mobile).paddingBlock, 'two lines have room').toBe('8px');
  },
};

export const MainlandJapaneseBlue: Story = {
  globals: { edition: 'mainland', language: 'ja', skin: 'blue', viewport: { value: 'small' } },
};
