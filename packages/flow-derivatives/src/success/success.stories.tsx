import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import SuccessScreen from './success.tsx';

const meta = {
  title: 'Screens/Derivatives/Opened',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'options', path: '/sg-options-success', scenario: 'options-opened', children: <SuccessScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OptionsOpened: Story = {
  args: { hostServices: { openedPicture: '/opened.svg' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /You can now trade options/ }), 'STATE-04').toBeVisible();
    await expect(
      canvasElement.querySelector('[data-picture=options]'),
      'the product, not an opened account',
    ).not.toBeNull();
    await expect(canvas.getByText(/^You can trade with your available funds\./)).toBeVisible();
    await expect(canvas.getAllByText(/You can now trade/), 'the text appears once').toHaveLength(1);
    await expect(canvas.getByText(/valid until 21 Nov 2029/), 'the CAR is valid for three years').toBeVisible();
    await expect(
      canvas.getByText('Buy and sell options on US stocks.'),
      'the permitted trades are visible',
    ).toBeVisible();
    await expect(canvas.getByText(/^Your available funds\./), 'the limit is visible').toBeVisible();
    await expect(canvas.getByText(/^Commission and exchange fees per contract/), 'the costs are visible').toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Agreements and risk disclosures/ })).toHaveAttribute(
      'href',
      '/sg-account-center',
    );
    await expect(canvas.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('link', { name: 'View your account' }));
    await expect(await canvas.findByText('/assets-detail-sg'), 'the link opens the account').toBeVisible();
  },
};
const openAppScreen = fn();
export const InTheApp: Story = {
  args: { hostServices: { openAppScreen } },
  play: async ({ canvas, userEvent }) => {
    openAppScreen.mockReset();
    await userEvent.click(await canvas.findByRole('button', { name: 'Trade' }));
    await expect(openAppScreen, 'leads to what was opened').toHaveBeenCalledWith('trade');
    await expect(canvas.getByRole('link', { name: 'Go to homepage' })).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: 'View your account' }),
      'the app does not need the link',
    ).toBeNull();
  },
};
/** In a browser, the page links to the app and to home, because customers can trade only in the app. */
export const InABrowser: Story = {
  args: { hostServices: { appAddress: 'https://www.example.com/app' } },
  play: async ({ canvas }) => {
    const trade = await canvas.findByRole('link', { name: 'Trade in our app' });
    await expect(trade).toHaveAttribute('href', 'https://www.example.com/app');
    const actions = within(canvas.getByRole('contentinfo')).getAllByRole('link');
    await expect(actions, 'trading comes first').toHaveLength(2);
    await expect(actions[0]).toBe(trade);
    await expect(actions[1]).toHaveAccessibleName('Go to homepage');
  },
};
export const FuturesInABrowserBlack: Story = {
  args: { ...InABrowser.args, product: 'futures', path: '/sg-futures-success', scenario: 'futures-opened' },
  globals: { skin: 'black' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trade in our app' })).toBeVisible();
  },
};
export const CfdInABrowserBlueJapaneseAt320: Story = {
  args: { ...InABrowser.args, product: 'cfd', path: '/sg-cfd-success', scenario: 'cfd-opened' },
  globals: { skin: 'blue', language: 'ja', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'アプリで取引する' })).toBeVisible();
    const text = canvas.getByText(/最初の注文の前に/);
    await expect(getComputedStyle(text).wordBreak, 'no short lines on a narrow screen').toBe('normal');
    await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).wordBreak).toBe('auto-phrase');
  },
};
export const UsMarketClosed: Story = {
  args: { hostServices: { usMarket: 'closed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Orders for US stocks and options wait until it opens/)).toBeVisible();
  },
};
export const FuturesOpened: Story = {
  args: { product: 'futures', path: '/sg-futures-success', scenario: 'futures-opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Your futures account is open/ })).toBeVisible();
    await expect(canvas.getByText(/^Deposit the initial margin before your first order\./)).toBeVisible();
  },
};
export const CfdOpened: Story = {
  args: { product: 'cfd', path: '/sg-cfd-success', scenario: 'cfd-opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/valid until 21 Nov 2027/), 'the CKA is valid for one year').toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your account' })).toHaveAttribute('href', '/cfd-assets-detail');
  },
};
export const AssessmentExpired: Story = {
  args: { product: 'cfd', path: '/sg-cfd-success', scenario: 'cfd-to-renew' },
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-14 the CKA is valid for one year', async () => {
      await expect(await canvas.findByText(/Your last assessment expired on/)).toBeVisible();
    });
    await step('the bar contains the assessment, then trading', async () => {
      const bar = canvas.getByRole('contentinfo');
      await expect(bar).toHaveTextContent(/^Renew the assessment/);
      await expect(within(bar).queryAllByRole('link').length + within(bar).queryAllByRole('button').length).toBe(2);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the assessment' }));
    await expect(await canvas.findByText('/sg-cfd')).toBeVisible();
  },
};
