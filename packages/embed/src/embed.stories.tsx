import { optionsFlow } from '@quayside/flow-derivatives/options';
import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryPage } from './testing/story-page.tsx';

const options = optionsFlow();

/**
 * One flow in the page of a partner, without an app around it. The partner’s page receives an event when the flow ends.
 */
const meta = {
  title: 'Screens/Embedded flows/A flow in a page',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  args: { method: 'react', flow: options, scenario: 'options-statement' },
} satisfies Meta<typeof StoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns queries for the flow's shadow root after a heading or button appears. */
async function inside(canvasElement: HTMLElement) {
  const root = await waitFor(() => {
    const found = [...canvasElement.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    const shown = found?.querySelector<HTMLElement>('.q-root');
    if (!shown?.querySelector('h1, main button')) throw new Error('The shadow root is empty.');
    return shown;
  });
  return within(root);
}

const showsTheRisks: Story['play'] = async ({ canvasElement }) => {
  const flow = await inside(canvasElement);
  await expect(flow.getByRole('heading', { name: 'Risks of trading options' })).toBeVisible();
};

export const React: Story = { play: showsTheRisks };
export const Mount: Story = { args: { method: 'mount' }, play: showsTheRisks };
export const CustomElement: Story = { args: { method: 'element' }, play: showsTheRisks };

export const EmbedderNavBar: Story = {
  parameters: { pseudo: 'off' }, // the page’s bar shows the title from the event
  args: { navigation: 'embedder' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const flow = await inside(canvasElement);
    await expect(flow.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: '← Back' }));
    await expect(await flow.findByRole('heading', { name: 'Options quiz' })).toBeVisible();
  },
};

export const EmbedderBrand: Story = {
  args: { tokens: { '--q-brand-accent': '#7a1f5c', '--q-brand-accent-strong': '#5c1745', '--q-brand-radius': '0px' } },
};
export const W8benRenewal: Story = { args: { flow: w8benUpdateFlow, only: ['w8ben'], scenario: 'w8ben-expired' } };

export const SessionRefused: Story = {
  args: { login: 'refused' },
  play: async ({ canvasElement }) => {
    const flow = await inside(canvasElement);
    await expect(flow.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
export const NothingToDo: Story = {
  args: { flow: w8benUpdateFlow, only: ['w8ben'], scenario: 'w8ben-under-review' },
};
export const ThaiBlackAt320: Story = {
  args: { method: 'element', skin: 'black' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
