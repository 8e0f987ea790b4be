import { digitalIdAnswers, samplePerson, unavailableItem } from '@quayside/rules/testing/digital-id-opening';
import { pressEnter } from '@quayside/testing/press-enter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import SinpassAdditionalScreen from './sinpass-additional.tsx';

const person = samplePerson();
const answers = {
  ...answersBefore('base-info'),
  choose: { route: 'digital-id' },
  'show-sinpass': { personData: person.id, confirmed: true },
};
const passHolder = samplePerson({
  uinfin: { value: 'G1234567X', lines: ['G1234567X'] },
  nationality: { value: 'TH', lines: ['THAI'] },
  regadd: undefined,
  passtype: { value: 'P1Pass', lines: ['Employment Pass'] },
});
const holes = samplePerson({
  sex: unavailableItem,
  dob: { value: '1961', lines: ['1961'] },
  nationality: unavailableItem,
  regadd: unavailableItem,
  mobileno: { state: 'empty', lines: [], value: undefined },
  email: unavailableItem,
});

const meta = {
  title: 'Screens/Opening/More about you',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-sinpass-additional', answers, person, children: <SinpassAdditionalScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const answer = async (question: string, word: string) =>
      userEvent.click(
        within(await canvas.findByRole('radiogroup', { name: question })).getByRole('radio', { name: word }),
      );
    await step('the page omits questions that the digital ID answers', async () => {
      await canvas.findByRole('radiogroup', { name: 'Where are you a tax resident?' });
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByText('Not provided by the digital ID')).toBeNull();
    });
    await step('two answers complete the page', async () => {
      await answer('Where are you a tax resident?', 'Only in Singapore');
      await answer('Do you get your mail at your residential address?', 'Yes');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
    });
  },
};

export const Errors: Story = {
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('radiogroup', { name: 'Where are you a tax resident?' });
    pressEnter(within(question).getByRole<HTMLInputElement>('radio', { name: 'Only in Singapore' }));
    await expect(await within(question).findByText('Answer this question.')).toBeVisible();
  },
};

export const SeveralTaxResidencies: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const place = within(await canvas.findByRole('radiogroup', { name: 'Where are you a tax resident?' }));
    await step('a tax residency elsewhere asks for the country', async () => {
      await userEvent.click(place.getByRole('radio', { name: 'In Singapore and elsewhere' }));
      await expect(await canvas.findByRole('combobox', { name: 'Country of tax residence' })).toBeVisible();
    });
    await step('Singapore alone removes the question', async () => {
      await userEvent.click(place.getByRole('radio', { name: 'Only in Singapore' }));
      await expect(canvas.queryByRole('combobox')).toBeNull();
    });
  },
};

export const PassHolder: Story = {
  args: { person: passHolder },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Residential address' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' }), 'no choice opens the next page').toBeVisible();
    const other = within(canvas.getByRole('radiogroup', { name: 'Are you a citizen of another country too?' }));
    await userEvent.click(other.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('combobox', { name: 'Citizenship' })).toBeVisible();
  },
};

export const EverythingMissing: Story = {
  args: { person: holes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The digital ID shows 1961. Complete the date.')).toBeVisible();
    for (const label of ['Nationality', 'Date of birth', 'Gender', 'Mobile number', 'Email', 'Residential address'])
      await expect(canvas.getAllByText(label).length).toBeGreaterThan(0);
  },
};

export const OfflineAtSave: Story = {
  args: {
    answers: { ...answers, 'sinpass-additional': { singaporeTax: 'yes', otherTax: 'no', mailingSame: 'yes' } },
    faults: { saveStep: 'offline' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const UnderReviewReadOnly: Story = { args: { state: 'under-review', answers: digitalIdAnswers } };
export const ThaiAt320: Story = {
  args: { person: passHolder },
  globals: { language: 'th', viewport: { value: 'small' } },
};
export const Japanese: Story = { args: { person: holes }, globals: { language: 'ja' } };
