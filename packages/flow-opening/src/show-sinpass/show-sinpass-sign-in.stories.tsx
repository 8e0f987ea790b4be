import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import ShowSinpassScreen from './show-sinpass.tsx';

const answers = { ...answersBefore('base-info'), choose: { route: 'digital-id' } };

/** Customers who chose the national digital ID see this first: its purpose and the requested details. Before it: how to open. After it: the provider's page. */
const meta = {
  title: 'Screens/Opening/Digital ID, sign in',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-show-sinpass', answers, children: <ShowSinpassScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates the return from the provider, whose response the boot script puts on `window`. */
const comeBack = () => {
  Object.defineProperty(window, 'quaysideBoot', { value: { back: { state: 'story', code: 'c' } }, configurable: true });
};

export const BeforeTheVisit: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the page shows the purpose and the items before the visit', async () => {
      await expect(await canvas.findByText(/^We ask for your name, ID number/)).toBeVisible();
      await userEvent.click(canvas.getByText('What we ask for and how we keep it'));
      await expect(canvas.getByText(/law requires us to verify your identity/)).toBeVisible();
      await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['NRIC or FIN', 'Registered address', 'Mobile number']),
      );
    });
    await step('manual entry is possible', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use my passport or ID card instead' }));
      await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
    });
  },
};

export const ContinueInTheBrowser: Story = {
  args: { provider: 'app' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with the national digital ID' }));
    await expect(await canvas.findByText('Continue in your browser')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open it again' })).toBeVisible();
  },
};

export const ErrorUnavailable: Story = {
  args: { visit: 'down' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with the national digital ID' }));
    await expect(await canvas.findByText('The national digital ID isn’t available')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use my passport or ID card instead' })).toBeVisible();
  },
};

export const ErrorAtOpening: Story = {
  args: { provider: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with the national digital ID' }));
    await expect(await canvas.findByText('We couldn’t open the digital ID')).toBeVisible();
  },
};

export const ErrorUnavailableOnReturn: Story = {
  beforeEach: comeBack,
  args: { visit: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The national digital ID isn’t available')).toBeVisible();
  },
};

export const ErrorTimedOut: Story = {
  beforeEach: comeBack,
  args: { visit: 'expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session timed out')).toBeVisible();
  },
};

export const ErrorDetailsNotReceived: Story = {
  beforeEach: comeBack,
  args: { visit: 'refused' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t get your details')).toBeVisible();
  },
};

export const CancelledAtProvider: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  beforeEach: comeBack,
  args: { visit: 'cancelled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-choose')).toBeVisible();
  },
};

export const DetailsDeleted: Story = {
  args: {
    answers: { ...answers, 'show-sinpass': { personData: '55555555-5555-4555-8555-555555555555', confirmed: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your details were deleted')).toBeVisible();
    await expect(
      canvas.getByText(/don’t confirm your details within 30 minutes, we delete them\. Get them again/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with the national digital ID' })).toBeVisible();
  },
};

export const ThaiAt320: Story = { globals: { language: 'th', viewport: { value: 'small' } } };

export const DetailsDeletedThai: Story = {
  args: {
    answers: { ...answers, 'show-sinpass': { personData: '55555555-5555-4555-8555-555555555555', confirmed: true } },
  },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
