import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ContactInfoScreen from './contact-info.tsx';

/**
 * Customers see this sheet after they press "Save and leave" in an opening. Before it: any step, here the contact details. After it: home, where the draft
 * continues.
 */
const meta = {
  title: 'Screens/Opening/Save and leave',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-contact-info', answers: answersThrough('contact-info'), children: <ContactInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Parameters<NonNullable<Story['play']>>[0];

const before = String(completeAnswers['contact-info']?.email);
const after = 'tan.mei.ling@example.com';

async function changeEmail({ canvas, userEvent }: Playing): Promise<void> {
  await canvas.findByText(/^Saved/);
  const email = canvas.getByRole('textbox', { name: /Email/ });
  await waitFor(() => expect(email).toHaveValue(before));
  await userEvent.clear(email);
  await userEvent.type(email, after);
}

async function press({ canvas, userEvent }: Playing, name: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

export const SavedOnServer: Story = {
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const bar = await canvas.findByRole('progressbar', { name: 'Contact details' });
    await expect(bar.querySelectorAll('svg'), 'each group has a segment').toHaveLength(9);
    await expect(await canvas.findByText(/^About \d+½? minutes left$/)).toBeVisible();
    await changeEmail(playing);
    const sheet = within(await press(playing, 'Save and leave'));
    await expect(await sheet.findByRole('heading', { name: 'Your answers are saved' })).toBeVisible();
    await expect(sheet.getByText(/We keep your application until at least 21 Dec 2026\./)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('/'), 'home').toBeVisible();
  },
};
export const SavedOnlyOnDevice: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await changeEmail(playing);
    const sheet = within(await press(playing, 'Save and leave'));
    await expect(await sheet.findByRole('heading', { name: 'We haven’t received all your answers yet' })).toBeVisible();
    await expect(sheet.getByText(/^We’ve saved them on this device, encrypted\./)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save and leave' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue(after);
  },
};
/** A submitted part cannot be changed, so the page has no "Save and leave" button. */
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: answersThrough('sign-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve submitted this section, so you can’t change it now.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save and leave' })).toBeNull();
  },
};
export const ThaiAt320: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async (playing) => {
    await press(playing, 'บันทึกและออก');
    await expect(
      await screen.findByRole('heading', { name: withLineBreaks('เราบันทึกคำตอบของคุณไว้แล้ว', 'th') }),
    ).toBeVisible();
  },
};
export const JapaneseAt320: Story = {
  globals: { language: 'ja', viewport: { value: 'small' } },
  play: async (playing) => {
    await press(playing, '保存して終了');
    await expect(await screen.findByRole('heading', { name: '回答を保存しました' })).toBeVisible();
  },
};
