import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryHost } from '../testing/story-host.tsx';
import HomeScreen from './home.tsx';

/**
 * Home on pages of 768 px or more: important content is in the wider column, and less important content beside it. Visitors see the hero beside its picture.
 */
const meta = {
  title: 'Screens/App/Home on a wide page',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <HomeScreen />, visitor: 'signed-in' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asserts that the second element is to the right of the first one, at a distance of 16 px. */
async function expectBeside(first: Element | null, second: Element | null): Promise<void> {
  const [before, after] = [first, second].map((one) => one?.getBoundingClientRect());
  await expect(after?.left, 'beside').toBeCloseTo((before?.right ?? 0) + 16, 0);
  await expect(after?.top, 'at one height').toBeCloseTo(before?.top ?? 0, 0);
  await expect(before?.width, 'the wider column').toBeGreaterThan(after?.width ?? 0);
}

const columnOf = (element: HTMLElement) => element.closest('main > div > div');

export const WithDraft: Story = {
  tags: ['stage-not-open'],
  args: { scenario: 'draft' },
  play: async ({ canvas }) => {
    const goOn = await canvas.findByRole('button', { name: 'Continue your application' });
    const need = canvas.getByRole('heading', { name: 'What you’ll need' });
    await expectBeside(columnOf(goOn), columnOf(need));
    await expect(goOn.getBoundingClientRect().width, 'not stretched').toBeLessThanOrEqual(400);
    await expect(columnOf(canvas.getByRole('button', { name: 'Sign out' }))).toBe(columnOf(need));
  },
};

export const UnderReview: Story = {
  tags: ['stage-waiting'],
  args: { scenario: 'under-review' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'We’re checking your application' });
    await expectBeside(columnOf(title), columnOf(canvas.getByRole('heading', { name: 'What happens next' })));
  },
};

export const AccountHolder: Story = {
  tags: ['stage-open'],
  args: { scenario: 'account-invested' },
  play: async ({ canvas, canvasElement }) => {
    const accounts = await canvas.findByRole('region', { name: 'Your accounts' });
    const positions = canvas.getByRole('region', { name: 'Largest positions' });
    await expectBeside(columnOf(accounts), columnOf(positions));
    await expect(columnOf(canvas.getByRole('link', { name: /^Add another product/ }))).toBe(columnOf(positions));
    const amount = canvas.getByText('Net assets').parentElement?.getBoundingClientRect();
    const line = canvas.getByRole('img', { name: /^Net assets since/ }).getBoundingClientRect();
    await expect(line.left, 'the line stands beside the value').toBeGreaterThanOrEqual(amount?.right ?? Infinity);
    const picture = canvasElement.querySelector('main img[src$="hero.svg"]')?.getBoundingClientRect();
    await expect(picture?.bottom, 'the picture ends above the line').toBeLessThan(line.top);
    await expect(picture?.bottom, 'and above the value').toBeLessThan(amount?.top ?? 0);
  },
};

export const Visitor: Story = {
  args: { visitor: 'first-visit' },
  play: async ({ canvas, canvasElement }) => {
    const hero = canvasElement.querySelector('[data-visitor] > .bg-hero');
    const [words, picture] = [...(hero?.children ?? [])].map((part) => part.getBoundingClientRect());
    await expect(picture?.left, 'the picture stands beside the words').toBeGreaterThanOrEqual(words?.right ?? Infinity);
    const [need, next] = ['What you’ll need', 'Who can open an account'].map((name) =>
      canvas.getByRole('heading', { name }).getBoundingClientRect(),
    );
    await expect(next?.left, 'two columns').toBeGreaterThan((need?.left ?? 0) + 400);
    const start = canvas.getByRole('link', { name: 'Open an account' });
    await expect(start.getBoundingClientRect().width, 'not stretched').toBeLessThanOrEqual(416);
  },
};
