import { digitalIdAnswers, samplePerson, unavailableItem } from '@quayside/rules/testing/digital-id-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import ShowSinpassScreen from './show-sinpass.tsx';

const answers = { ...answersBefore('base-info'), choose: { route: 'digital-id' } };

const meta = {
  title: 'Screens/Opening/Digital ID, your details',
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

export const DetailsReceived: Story = {
  beforeEach: comeBack,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tan Xiao Hui')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { person: samplePerson() },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('each item appears with initial capitals and its source', async () => {
      await expect(await canvas.findByText('Tan Xiao Hui')).toBeVisible();
      await expect(canvas.getAllByText('Verified by the government'), 'the legend appears once').toHaveLength(1);
      await expect(canvas.getAllByText('Provided by you')).toHaveLength(2);
      await expect(canvas.getByText('17 May 1990')).toBeVisible();
      await expect(canvas.getByText('Singapore 460102')).toBeVisible();
      await expect(canvas.queryByText('Alias'), 'an item without a value has no row').toBeNull();
      await expect(canvasElement.querySelectorAll('dt')).toHaveLength(11);
    });
    await step('the number is masked until the customer shows it', async () => {
      await expect(canvas.queryByText('S1234567D')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show: NRIC or FIN' }));
      await expect(canvas.getByText('S1234567D')).toBeVisible();
    });
    await step('only mobile and email can be changed', async () => {
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Change: Email' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'other@example.com');
    });
    await step('the keyboard confirms', async () => {
      canvas.getByRole('button', { name: 'These details are right' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-sinpass-additional')).toBeVisible();
    });
  },
};

export const ChangedEmail: Story = {
  args: { person: samplePerson(), answers: { ...answers, 'show-sinpass': { email: 'other@example.com' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue('other@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the digital ID details' }));
    await expect(canvas.getByText('xiao.hui@example.com')).toBeVisible();
  },
};

export const PartlyUnavailable: Story = {
  args: {
    person: samplePerson({ sex: unavailableItem, regadd: unavailableItem, dob: { value: '1961', lines: ['1961'] } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not available')).toHaveLength(2);
    await expect(canvas.getByText('We’ll ask you for anything missing on the next page.')).toBeVisible();
  },
};

export const BornInTheUs: Story = {
  args: { person: samplePerson({ birthcountry: { value: 'US', lines: ['UNITED STATES'] } }) },
  play: async ({ canvas }) => {
    const advice = await canvas.findAllByText(/You were born in the United States/);
    await expect(advice.length).toBeGreaterThan(0);
  },
};

const american = {
  nationality: { value: 'US', lines: ['AMERICAN'] },
  birthcountry: { value: 'US', lines: ['UNITED STATES'] },
};

export const UsNational: Story = {
  args: { person: samplePerson(american) },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('We do not accept U.S citizens on this form, please contact our customer services.'),
      'MSG-38 RULE-08',
    ).toBeVisible();
    await expect(canvas.queryAllByText(/You can continue/)).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: 'These details are right' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-08').toBeVisible();
  },
};

export const DetailsChanged: Story = {
  args: {
    person: samplePerson(),
    answers: { ...answers, 'show-sinpass': { personData: '55555555-5555-4555-8555-555555555555', confirmed: true } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/details have changed since you confirmed them/)).toBeVisible();
  },
};

export const NotEnoughDetails: Story = {
  args: { person: samplePerson({ name: unavailableItem }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('These details aren’t enough')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my passport or ID card instead' }));
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
  },
};

export const OfflineOnReturn: Story = {
  beforeEach: comeBack,
  args: { faults: { finishDigitalId: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get my details again' }));
    await expect(await canvas.findByText('Tan Xiao Hui')).toBeVisible();
  },
};

export const OfflineAtSave: Story = {
  args: { person: samplePerson(), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'These details are right' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };

export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: digitalIdAnswers, person: samplePerson() },
};

export const UsNationalJapanese: Story = {
  args: { person: samplePerson(american) },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small' } },
};

export const ThaiAt320: Story = {
  args: { person: samplePerson() },
  globals: { language: 'th', viewport: { value: 'small' } },
};

export const Japanese: Story = { args: { person: samplePerson() }, globals: { language: 'ja' } };

export const Chinese: Story = { args: { person: samplePerson() }, globals: { language: 'zh-Hans' } };
