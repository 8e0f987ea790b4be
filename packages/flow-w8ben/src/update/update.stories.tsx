import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import UpdateScreen from './update.tsx';

const meta = {
  title: 'Screens/W-8BEN/Update',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { flow: w8benUpdateFlow, path: '/w8-ben-update', scenario: 'w8ben-ends-this-year', children: <UpdateScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = (canvas: { getByRole: <T extends HTMLElement>(role: string) => T }) =>
  canvas.getByRole<HTMLFormElement>('form').requestSubmit();

export const EndsThisYear: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-19 the reason, the due date and the withholding tax are visible', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Renew your W-8BEN form' })).toBeVisible();
      await expect(canvas.getByText('It expires on 31 Dec 2026. Sign a new form before then.')).toBeVisible();
      await expect(canvas.getByText(/you can’t buy US shares/)).toBeVisible();
    });
    await step('a missing choice is an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please select whether the form is still correct')).toBeVisible();
    });
    await step('the keyboard confirms', async () => {
      canvas.getByRole('radio', { name: /Everything on the form is still true/ }).focus();
      await userEvent.keyboard(' ');
      submit(canvas);
      await expect(await canvas.findByText('/w8-ben-tips')).toBeVisible();
    });
  },
};
export const MovedWithinTheCountry: Story = {
  args: { scenario: 'w8ben-moved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confirm your W-8BEN form' })).toBeVisible();
    await expect(canvas.getByText('Address in the same country')).toBeVisible();
  },
};
export const MovedAbroad: Story = {
  args: { scenario: 'w8ben-moved-abroad' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Address in another country')).toBeVisible();
    await expect(canvas.queryByRole('radio'), 'RULE-19 the form cannot be confirmed').toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to the new form' }));
    await expect(await canvas.findByText('/w8-ben-tips')).toBeVisible();
  },
};
export const FormOverdue: Story = { args: { scenario: 'w8ben-overdue' } };
export const FormExpired: Story = {
  args: { scenario: 'w8ben-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Until we approve a new form/)).toBeVisible();
  },
};
export const Institution: Story = {
  args: { scenario: 'w8ben-institution' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Institutional accounts do not need to re-confirm the W-8 form'),
      'MSG-37 RULE-20',
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfflineAtSave: Story = {
  args: { scenario: 'w8ben-moved-abroad', faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to the new form' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = { args: { scenario: 'w8ben-under-review' } };
export const JapaneseBlackAt320: Story = {
  args: { scenario: 'w8ben-expired' },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const OfSecondHolder: Story = {
  args: { scenario: 'w8ben-second-expired', of: 'second' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the page names the holder and the signer', async () => {
      await expect(
        await canvas.findByRole('heading', { name: 'TAN MEI LING’s W-8BEN form has expired' }),
      ).toBeVisible();
      await expect(canvas.getByText('Signs in person, on this device')).toBeVisible();
    });
    await step('the next page has the same form', async () => {
      canvas.getByRole('radio', { name: /Everything on the form is still true/ }).focus();
      await userEvent.keyboard(' ');
      submit(canvas);
      await expect(await canvas.findByText('/w8-ben-tips')).toBeVisible();
    });
  },
};
export const OwnAndOtherForm: Story = {
  args: { scenario: 'w8ben-second-expired' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your W-8BEN form is valid' })).toBeVisible();
    await expect(canvas.getByText('Your own form')).toBeVisible();
  },
};
export const MinorThaiAt320: Story = {
  args: { scenario: 'w8ben-minor-ends-this-year', of: 'second' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
