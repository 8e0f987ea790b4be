import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benModifyFlow } from '../w8ben-modify.ts';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import LifeFormScreen from './life-form.tsx';

const meta = {
  title: 'Screens/W-8BEN/Form on file',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { flow: w8benModifyFlow, path: '/modify-w8-ben-form', scenario: 'w8ben-valid', children: <LifeFormScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modification: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the lines on file, line 7 among them', async () => {
      await expect(await canvas.findByDisplayValue('LIM WEI MING')).toBeVisible();
      await expect(canvas.getByDisplayValue('IG115002000')).toBeVisible();
      await expect(canvas.getByLabelText('Reference number(s)')).toHaveTextContent(/^68\d{8}$/);
    });
    await step('RULE-08 a US tax number leads out', async () => {
      await userEvent.type(canvas.getByLabelText(/U\.S\. taxpayer identification number/), '123-45-6789');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/modify-w8-ben-not-eligible')).toBeVisible();
    });
  },
};
export const Institution: Story = {
  args: { scenario: 'w8ben-institution' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Institutional accounts do not need to re-confirm the W-8 form'),
      'MSG-37 RULE-20',
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const InstitutionThai320: Story = {
  args: { scenario: 'w8ben-institution' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const UnderReview: Story = {
  args: { flow: w8benUpdateFlow, path: '/update-w8-ben-form', scenario: 'w8ben-under-review' },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const JapaneseBlack320: Story = {
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const OfSecondHolder: Story = {
  args: { scenario: 'w8ben-second-expired', of: 'second' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TAN MEI LING')).toBeVisible();
    await expect(await canvas.findByDisplayValue('TAN MEI LING')).toBeVisible();
  },
};
