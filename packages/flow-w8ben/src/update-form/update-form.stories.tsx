import { pickByKeyboard } from '@quayside/testing/pick-by-keyboard';
import { StoryFlow } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { w8benModifyFlow } from '../w8ben-modify.ts';
import { w8benUpdateFlow } from '../w8ben-update.ts';
import UpdateFormScreen from './update-form.tsx';

const meta = {
  title: 'Screens/W-8BEN/Form on file',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { flow: w8benModifyFlow, path: '/modify-w8-ben-form', scenario: 'w8ben-valid', children: <UpdateFormScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Modification: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the lines on file are rows, including line 7', async () => {
      await expect(await canvas.findByText('LIM WEI MING')).toBeVisible();
      const number = canvas.getByText('7 · Reference number(s)').closest('div');
      await expect(number).toHaveTextContent(/68\d{8}$/);
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('a changed line becomes a field, and the others stay rows', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Change: 6a · Tax number' }));
      const field = canvas.getByDisplayValue('IG115002000');
      await expect(field).toBeVisible();
      await expect(canvas.getAllByRole('textbox')).toEqual([field]);
      await expect(canvas.getByText('LIM WEI MING')).toBeVisible();
    });
    await step('purpose and recipients are collapsed', async () => {
      const summary = canvas.getByText('Why we ask');
      await userEvent.click(summary);
      await expect(canvas.getByText(/the US tax authority \(IRS\) if it asks/)).toBeVisible();
      await userEvent.click(summary);
    });
    await step('RULE-08 a US tax number leads to the refusal', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Change: 5 · US tax number' }));
      await waitFor(() => expect(canvas.getByLabelText(/U\.S\. taxpayer identification number/)).toHaveFocus());
      await userEvent.type(canvas.getByLabelText(/U\.S\. taxpayer identification number/), '123-45-6789');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('/modify-w8-ben-not-eligible')).toBeVisible();
    });
  },
};
/** The tax number is of the country of line 3, so another country clears it, and the first country restores it. */
export const MovedAbroadHere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Change: 3 · / }));
    const country = canvas.getByRole('combobox', { name: /Country/ });
    await pickByKeyboard(userEvent, country, 'thai', 'Thailand');
    await expect(await canvas.findByRole('textbox', { name: /tax/i })).toHaveValue('');
    await pickByKeyboard(userEvent, country, 'malays', 'Malaysia');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /tax/i })).toHaveValue('IG115002000'));
  },
};
export const Moved: Story = {
  args: { flow: w8benUpdateFlow, path: '/update-w8-ben-form', scenario: 'w8ben-new-form' },
  play: async ({ canvas, userEvent }) => {
    const changed = await canvas.findByRole('region', { name: 'What’s changed since your last form' });
    await expect(changed, 'old and new').toHaveTextContent(/Before.+Now/);
    const name = canvas.getByText('1 · Name');
    await expect(name.checkVisibility(), 'the other lines are collapsed').toBe(false);
    await userEvent.click(canvas.getByText('All lines of the form'));
    await expect(name).toBeVisible();
  },
};
export const ToFix: Story = {
  args: { flow: w8benUpdateFlow, path: '/update-w8-ben-form', scenario: 'w8ben-sent-back' },
  play: async ({ canvas, userEvent, step }) => {
    const number = await canvas.findByDisplayValue('IG115002000');
    await step('STATE-02 the rejected line is a field with the reason', async () => {
      const frame = within(number.closest<HTMLElement>('[data-differs]') ?? document.body);
      await expect(frame.getByText(/The tax identification number is incorrect/)).toBeVisible();
      await expect(canvas.queryByText('Everything on the form is still true')).toBeNull();
    });
    await step('the same number is an error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
      await waitFor(() => expect(number).toBeInvalid());
      await expect(canvas.getAllByText(/This is the same number that we couldn’t accept/)[0]).toBeVisible();
    });
    await step('another number is accepted', async () => {
      await userEvent.clear(number);
      await userEvent.type(number, 'IG115002001');
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('/update-w8-ben-info')).toBeVisible();
    });
  },
};
export const ToFixThaiBlackAt320: Story = {
  args: { flow: w8benUpdateFlow, path: '/update-w8-ben-form', scenario: 'w8ben-sent-back' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
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
export const InstitutionThaiAt320: Story = {
  args: { scenario: 'w8ben-institution' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const UnderReview: Story = {
  args: { flow: w8benUpdateFlow, path: '/update-w8-ben-form', scenario: 'w8ben-under-review' },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const OfSecondHolder: Story = {
  args: { scenario: 'w8ben-second-expired', of: 'second' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText('TAN MEI LING'), 'the name is above the form and on line 1').toHaveLength(2),
    );
  },
};
