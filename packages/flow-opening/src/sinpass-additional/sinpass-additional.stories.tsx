import { samplePerson, unavailable } from '@quayside/rules/journeys/opening/digital-id-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersBefore, StoryFlow } from '../internal/story-flow.tsx';
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
  sex: unavailable,
  dob: { value: '1961', lines: ['1961'] },
  nationality: unavailable,
  regadd: unavailable,
  mobileno: { state: 'empty', lines: [], value: undefined },
  email: unavailable,
});

const meta = {
  title: 'Opening/More about you',
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
    await step('asks a citizen nothing that the digital ID said', async () => {
      await canvas.findByRole('radiogroup', { name: 'Are you a tax resident of Singapore?' });
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await expect(canvas.queryByText('Not given by the digital ID')).toBeNull();
    });
    await step('three answers are enough', async () => {
      await answer('Are you a tax resident of Singapore?', 'Yes');
      await answer('Are you a tax resident anywhere else?', 'No');
      await answer('Do you receive your mail at your residential address?', 'Yes');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
    });
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radiogroup', { name: 'Are you a tax resident of Singapore?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', {
        name: 'Please answer this question.',
        description: /Are you a tax resident of Singapore/,
      }),
    ).toBeVisible();
  },
};

export const PassHolder: Story = {
  args: { person: passHolder },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Residential address' })).toBeVisible();
    const other = within(canvas.getByRole('radiogroup', { name: 'Are you a citizen of another country too?' }));
    await userEvent.click(other.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('combobox', { name: 'Citizenship' })).toBeVisible();
  },
};

export const EverythingMissing: Story = {
  args: { person: holes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The digital ID says 1961. Please complete it.')).toBeVisible();
    for (const label of ['Nationality', 'Date of birth', 'Gender', 'Mobile number', 'E-mail', 'Residential address'])
      await expect(canvas.getAllByText(label).length).toBeGreaterThan(0);
  },
};

export const OfflineAtSave: Story = {
  args: {
    answers: { ...answers, 'sinpass-additional': { singaporeTax: 'yes', otherTax: 'no', mailingSame: 'yes' } },
    faults: { saveStep: 'offline' },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radiogroup', { name: 'Are you a tax resident anywhere else?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ReadOnly: Story = {
  args: {
    state: 'under-review',
    answers: { ...answers, 'sinpass-additional': { singaporeTax: 'yes', otherTax: 'no', mailingSame: 'yes' } },
  },
};
export const ThaiNarrow: Story = {
  args: { person: passHolder },
  globals: { language: 'th', viewport: { value: 'small' } },
};
export const Japanese: Story = { args: { person: holes }, globals: { language: 'ja' } };
