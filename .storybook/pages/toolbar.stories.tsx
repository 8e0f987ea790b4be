import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import BaseInfoScreen from '../../packages/flow-opening/src/base-info/base-info.tsx';
import ChooseScreen from '../../packages/flow-opening/src/choose/choose.tsx';
import ChooseAccountScreen from '../../packages/flow-opening/src/choose-account/choose-account.tsx';
import ContactInfoScreen from '../../packages/flow-opening/src/contact-info/contact-info.tsx';
import { answersThrough, StoryFlow } from '../../packages/flow-opening/src/testing/story-flow.tsx';
import { ScenarioScreen } from '../scenarios/scenario-screen.tsx';

/** What the settings of the toolbar change on a screen. */
const meta = {
  title: 'Start/Toolbar',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-contact-info', answers: answersThrough('contact-info'), children: <ContactInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextKeys: Story = {
  globals: { texts: 'keys' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('⟦opening-contact/heading⟧')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const TextsAndKeys: Story = {
  globals: { texts: 'both', language: 'th' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /\p{Script=Thai}.+⟦.+⟧/u })).toBeVisible();
  },
};

/** No call succeeds. A note above the screen lists the calls, so that a waiting screen is recognisable. */
export const Offline: Story = {
  globals: { network: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('note')).toHaveTextContent('getApplication: failed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.queryByText('/sg-assets-info')).toBeNull();
  },
};

export const NetworkLost: Story = {
  globals: { network: 'lost' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('mei.ling@example.com'), 'it was loaded').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent('saveStep: failed');
  },
};

export const Slow: Story = {
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByDisplayValue('mei.ling@example.com'), 'the answers have not loaded').toBeNull();
    await expect(await canvas.findByDisplayValue('mei.ling@example.com')).toBeVisible();
  },
};

/** The pro app type sets the pro theme. Stock colours are type 1 for simplified Chinese (specification, section 7). */
export const ProEdition: Story = {
  globals: { edition: 'pro', language: 'edition' },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('.q-root');
    await waitFor(() => expect(root).toHaveAttribute('lang', 'zh-Hans'));
    await expect(root).toHaveAttribute('data-theme', 'pro');
    await expect(root).toHaveAttribute('data-stock-color', '1');
  },
};

/** The document types that Hong Kong accepts. A screen offers only what the capabilities of its edition allow. */
export const DocumentsOfHongKong: Story = {
  globals: { edition: 'hk', language: 'en' },
  args: {
    path: '/sg-base-info',
    answers: {
      ...answersThrough('choose-account'),
      'base-info': { nationality: 'MY', citizenship: 'MY', documentType: 'passport' },
    },
    children: <BaseInfoScreen />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Change'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Passport' })).toBeChecked());
    await expect(canvas.getByRole('radio', { name: 'NRIC' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'MyKad' })).toBeNull();
  },
};

export const MainlandWithoutDigitalId: Story = {
  globals: { edition: 'mainland', language: 'en' },
  args: { path: '/sg-choose', answers: answersThrough('choose'), children: <ChooseScreen /> },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Saved/);
    await expect(canvas.getByRole('radio', { name: 'Use a passport or national ID' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'With the national digital ID' })).toBeNull();
  },
};

export const SingleTier: Story = {
  globals: { edition: 'pro', language: 'en' },
  args: { path: '/sg-choose-account', answers: answersThrough('choose-account'), children: <ChooseAccountScreen /> },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Saved/);
    await expect(canvas.getByRole('heading', { name: 'Account holders' })).toBeVisible();
    await expect(
      canvas.queryByRole('radio', { name: 'Standard' }),
      'the app skips the choice of the only tier',
    ).toBeNull();
  },
};

export const DigitalIdNotOffered: Story = {
  globals: { edition: 'hk', language: 'en' },
  args: { path: '/sg-choose', answers: { choose: { route: 'digital-id' } }, children: <ChooseScreen /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not in Hong Kong' })).toBeVisible();
    await expect(canvas.getByText(/does not offer what this story is about \(digital-id\)/)).toBeVisible();
  },
};

export const CfdsNotOffered: StoryObj = {
  globals: { edition: 'mainland', language: 'en' },
  render: () => <ScenarioScreen scenario="cfd-new" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not in Mainland' })).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('mei.ling@example.com')).toBeVisible();
    await expect(document.documentElement.scrollWidth, 'nothing is cut off at the side').toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
