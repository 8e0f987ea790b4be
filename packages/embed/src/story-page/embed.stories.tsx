import { optionsFlow } from '@quayside/flow-derivatives/options';
import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage } from './story-page.tsx';

const options = optionsFlow();

const meta = {
  title: 'Embed/A flow in a page',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { carrier: 'react', flow: options, scenario: 'options-statement' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is in the flow's shadow root, once it has a heading or a button. */
async function inside(canvasElement: HTMLElement) {
  const root = await waitFor(() => {
    const found = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    const shown = found?.querySelector<HTMLElement>('.q-root');
    if (!shown?.querySelector('h1, main button')) throw new Error('Nothing stands in a shadow root yet.');
    return shown;
  });
  return within(root);
}

const showsTheRisks: Story['play'] = async ({ canvasElement }) => {
  const flow = await inside(canvasElement);
  await expect(flow.getByRole('heading', { name: 'The risks of options' })).toBeVisible();
};

export const React: Story = { play: showsTheRisks };
export const Mount: Story = { args: { carrier: 'mount' }, play: showsTheRisks };
export const CustomElement: Story = { args: { carrier: 'element' }, play: showsTheRisks };

/** Title and Back are in the page's own bar. */
export const BarOfThePage: Story = {
  args: { navigation: 'embedder' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const flow = await inside(canvasElement);
    await expect(flow.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '← Back' }));
    await expect(await flow.findByRole('heading', { name: 'What you know about options' })).toBeVisible();
  },
};

export const BrandOfThePage: Story = {
  args: { tokens: { '--q-brand-accent': '#7a1f5c', '--q-brand-accent-strong': '#5c1745', '--q-brand-radius': '0px' } },
};
export const RenewTheW8ben: Story = { args: { flow: w8benUpdateFlow, only: ['w8ben'], scenario: 'w8ben-expired' } };

/** The page has no login for the customer: it says so, and the customer may try again. */
export const SessionRefused: Story = {
  args: { login: 'refused' },
  play: async ({ canvasElement }) => {
    const flow = await inside(canvasElement);
    await expect(flow.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
export const NothingLeftToAsk: Story = {
  args: { flow: w8benUpdateFlow, only: ['w8ben'], scenario: 'w8ben-under-review' },
};
export const ThaiBlack320: Story = {
  args: { carrier: 'element', skin: 'black' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
