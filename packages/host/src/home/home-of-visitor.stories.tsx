import { OPENING_MINUTES } from '@quayside/rules/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryHost } from '../testing/story-host.tsx';
import HomeScreen from './home.tsx';

/**
 * Visitors see this when they open the app at `/` without a login. It links to the methods to open an account (`/sg-choose`). The order of the blocks below
 * the hero depends on the edition.
 */
const meta = {
  title: 'Screens/App/Home of a visitor',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <HomeScreen /> },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(`${OPENING_MINUTES} min`), 'FAIL-04').toBeVisible();
    await expect(canvas.getByText('Estimated time to apply'), 'the time does not include the review').toBeVisible();
    await expect(canvas.getByText(/in 1 to 3 working days/), 'FAIL-04').toBeVisible();
    await expectLicence(canvasElement);
    await expect(canvas.getByText(/^We encrypt your answers and documents/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByText('3 markets')).toBeVisible();
    await expect(canvas.getByText(/^SGD\s3\.00$/)).toBeVisible();
    await expect(canvas.getByText(/^Example commission on an order of SGD\s10,000/)).toBeVisible();
    const figures = [`${OPENING_MINUTES} min`, /^SGD\s3\.00$/, '3 markets'].map((figure) => canvas.getByText(figure));
    for (const figure of figures) figure.style.paddingInlineEnd = figure === figures[0] ? '60px' : '0'; // as wide as HKD 15.00 in another font
    const starts = new Set(figures.map((figure) => figure.nextElementSibling?.getBoundingClientRect().left));
    await expect(starts.size, 'the texts are aligned').toBe(1);
    for (const figure of figures) figure.style.paddingInlineEnd = '';
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['What you’ll need', 'What happens next', 'Who can open an account']);
    const terms = await canvas.findByRole('link', { name: /^Terms of use/ });
    await expect(terms).toHaveAttribute('href', 'https://www.example.com/terms');
    await expect(canvas.getByRole('link', { name: /^Privacy policy/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open an account' }));
    await expect(await canvas.findByText('/sg-choose')).toBeVisible();
  },
};

/** Asserts that the regulator and the licence are below the facts of the hero and above the bar of a phone, and that the blocks below do not repeat them. */
async function expectLicence(page: HTMLElement): Promise<void> {
  const hero = heroIn(page);
  const licence = hero?.querySelector('ul + p');
  await expect(licence, 'FAIL-04').toHaveTextContent(/Monetary Authority of Singapore. Licence EXAMPLE-000000$/);
  await expect(licence?.getBoundingClientRect().bottom, 'without scrolling').toBeLessThan(844 - 84);
  await expect(
    blocksOf(page)
      .map(({ textContent }) => textContent)
      .join(),
  ).not.toContain('Licence');
}

const heroOf =
  (title: string, ...facts: readonly (string | RegExp)[]): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const hero = canvasElement.querySelector('h1')?.parentElement;
    const figures = [...(hero?.querySelectorAll('li > :first-child') ?? [])].map((figure) => figure.textContent.trim());
    await expect(figures).toEqual(facts.map((fact) => expect.stringMatching(fact)));
    await expectLicence(canvasElement);
  };

/** Returns the hero of the visitors' page, and not that of the skeleton, which the document also contains. */
const heroIn = (page: HTMLElement) => page.querySelector('[data-visitor] h1')?.closest('.bg-hero');
const blocksOf = (page: HTMLElement) => [...(heroIn(page)?.nextElementSibling?.children ?? [])];

export const HongKong: Story = {
  name: 'Hong Kong',
  globals: { edition: 'hk', language: 'en' },
  play: async (context) => {
    await heroOf('Three markets, one account', /SGD/, `${OPENING_MINUTES} min`)?.(context);
    await expect(blocksOf(context.canvasElement)[0], 'markets first').toHaveTextContent(/^3 markets.*Hong Kong.*HKD/);
    await expect(context.canvas.getAllByText('3 markets'), 'once').toHaveLength(1);
  },
};

export const Mainland: Story = {
  name: 'Mainland',
  globals: { edition: 'mainland', language: 'en' },
  play: async (context) => {
    await heroOf(
      'Open an account with your ID card or passport',
      `${OPENING_MINUTES} min`,
      /SGD/,
      '3 markets',
    )?.(context);
    await expect(context.canvas.getByText(/^We accept mainland China/)).toBeVisible();
    await expect(blocksOf(context.canvasElement)[0], 'documents first').toHaveTextContent(/^What you’ll need/);
  },
};

export const Pro: Story = {
  name: 'Pro',
  globals: { edition: 'pro', language: 'en' },
  play: async (context) => {
    await heroOf('An account for active traders', /SGD/, '3 markets', `${OPENING_MINUTES} min`)?.(context);
    const [first] = blocksOf(context.canvasElement);
    await expect(first, 'its commissions first').toHaveTextContent(/^Example commissions/);
    const fees = [...(first?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    await expect(fees, 'of shares, then of each product').toEqual([
      'SGD\u00a05.00',
      'SGD\u00a00.65',
      'SGD\u00a01.50',
      'SGD\u00a04.00',
    ]);
    const hero = heroIn(context.canvasElement);
    await expect(hero?.getBoundingClientRect().height, '55 % of a phone').toBeLessThanOrEqual(0.55 * 844);
  },
};
