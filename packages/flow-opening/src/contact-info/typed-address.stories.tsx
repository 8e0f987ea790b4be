import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import ContactInfoScreen from './contact-info.tsx';

const before = answersBefore('contact-info');
const contact = completeAnswers['contact-info'];
const livingIn = (address: object) => ({
  ...before,
  'contact-info': { ...contact, residentialAddress: address, differenceReason: 'working-abroad' },
});
const almaty = livingIn({ country: 'KZ', line1: 'Abay Avenue 1', city: 'Almaty' });
const advice = 'This doesn’t look like a postal code of this country. Check the postal code.';
const adviceInThai = withLineBreaks('รหัสนี้ดูไม่เหมือนรหัสไปรษณีย์ของประเทศนี้ โปรดตรวจสอบ', 'th');

const meta = {
  title: 'Screens/Opening/Contact/Typed address',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-contact-info', answers: almaty, children: <ContactInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A postal code that is not in the address data shows advice, and the customer may continue. */
export const UnusualPostalCode: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const code = await canvas.findByLabelText('Postal code (optional)');
    await step('the advice appears', async () => {
      await userEvent.type(code, 'a15 x1y2');
      await userEvent.tab();
      await expect(code, 'UI-05').toHaveValue('A15X1Y2');
      await expect(
        await canvas.findAllByText(advice),
        'the advice is at the field and in the live region',
      ).toHaveLength(2);
      await expect(code).not.toHaveAttribute('aria-invalid');
    });
    await step('the customer can continue', async () => {
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
    });
  },
};
/** Full-width characters of a Japanese keyboard become ASCII in a postal code, but not in an address line. */
export const JapaneseKeyboard: Story = {
  args: { answers: livingIn({ country: 'JP', state: 'JP-13', city: '渋谷区' }) },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Postal code');
    await userEvent.type(code, '〒１５０ー０００１');
    await userEvent.tab();
    await waitFor(() => expect(code).toHaveValue('150-0001'));
    await userEvent.type(canvas.getByLabelText('Block and house number'), '神宮前２～３ ㈱日立ビル');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
  },
};
export const UnusualPostalCodeThaiAt320: Story = {
  args: { answers: livingIn({ country: 'KZ', line1: 'Abay Avenue 1', city: 'Almaty', postalCode: 'A15X1Y2' }) },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(adviceInThai)).toHaveLength(2);
  },
};
