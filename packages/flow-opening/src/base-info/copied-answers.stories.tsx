import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { pickByKeyboard } from '@quayside/testing/pick-by-keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import BaseInfoScreen from './base-info.tsx';

const before = answersBefore('base-info');
const base = completeAnswers['base-info'];

const meta = {
  title: 'Screens/Opening/Basic information/Copied answers',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-base-info', answers: before, children: <BaseInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NameTypedOnce: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const name = await canvas.findByLabelText('Full name (English/Pinyin)');
    await canvas.findByText('Malaysia · Passport'); // once the document type is known
    await userEvent.type(name, 'Tan Mei');
    await step('the name on the passport copies the full name, and is not a question', async () => {
      await expect(canvas.queryByLabelText('Name on ID')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'My document shows a different name' }));
      const onId = canvas.getByLabelText('Name on ID');
      await expect(onId).toHaveValue('Tan Mei');
      await waitFor(() => expect(onId).toHaveFocus());
    });
    await step('an edit ends the copying', async () => {
      const onId = canvas.getByLabelText('Name on ID');
      await userEvent.type(onId, ' 陈');
      await userEvent.type(name, ' Ling');
      await expect(onId).toHaveValue('Tan Mei 陈');
    });
  },
};
/** A Thai ID prints the name in Thai, so its field stays visible and empty. */
export const NameInAnotherScript: Story = {
  args: {
    answers: { ...before, 'submit-photo': { nationality: 'TH', documentType: 'thai-id' } },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Thailand · Thai ID');
    await userEvent.type(canvas.getByLabelText('Full name (English/Pinyin)'), 'Somying Jaidee');
    await expect(canvas.getByLabelText('Name on ID')).toHaveValue('');
  },
};
/** An empty name is one error, although the name on the document is also empty. */
export const NameMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Malaysia · Passport');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter the FullName')).toBeVisible();
    await expect(canvas.queryByLabelText('Name on ID')).toBeNull();
  },
};
/** The login's phone number says more about the tax residency than the nationality. */
export const TaxCountryOfThePhone: Story = {
  args: { phoneNumber: '+66812345678' },
  play: async ({ canvas, userEvent, step }) => {
    const country = canvas.getByRole('combobox', { name: 'Country of tax residence' });
    await waitFor(() => expect(country).toHaveTextContent('Thailand'));
    await expect(country).toHaveAccessibleDescription('From your phone number');
    await step('another choice has no source', async () => {
      await pickByKeyboard(userEvent, country, 'malays', 'Malaysia');
      await expect(country).not.toHaveAccessibleDescription('From your phone number');
    });
  },
};
/** The page asks for the pinyin name only for nationalities that write names in Chinese characters. */
export const PinyinName: Story = {
  args: { answers: { ...before, 'base-info': { ...base, nationality: 'CN' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Pinyin name (optional)' })).toBeVisible();
  },
};
/** A pinyin name that the customer gave under another nationality stays visible and editable. */
export const PinyinNameGiven: Story = {
  args: { answers: { ...before, 'base-info': { ...base, nationality: 'MY', pinyinName: 'Chen Meiling' } } },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Pinyin name (optional)' });
    await expect(name).toHaveValue('Chen Meiling');
    await userEvent.clear(name);
    await expect(name).toBeVisible();
  },
};

/** A tax number is of its country, so another country clears it, and the first country restores it. */
export const TaxNumberOfAnotherCountry: Story = {
  play: async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country of tax residence' });
    await waitFor(() => expect(country).toHaveTextContent('Malaysia'));
    const number = canvas.getByRole('textbox', { name: 'Tax identification number' });
    await userEvent.type(number, 'IG115002000');
    await pickByKeyboard(userEvent, country, 'thai', 'Thailand');
    await expect(number).toHaveValue('');
    await pickByKeyboard(userEvent, country, 'malays', 'Malaysia');
    await expect(number).toHaveValue('IG115002000');
  },
};
