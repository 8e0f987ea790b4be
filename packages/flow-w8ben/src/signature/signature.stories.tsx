import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answersBefore, answersInThailand, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import SignatureScreen from './signature.tsx';

const before = answersBefore('w8ben.signature');

const meta = {
  title: 'Screens/W-8BEN/Certification',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-w8-ben-signature', answers: before, children: <SignatureScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a matcher for a sentence whose time is in a separate element. */
const saying = (sentence: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === sentence;

const unsigned = 'Date (MM-DD-YYYY): 11-21-2026';
const signedBefore = 'Electronically signed by Tan Mei Ling on 11-21-2026 12:05 SGT';

export const SignByKeyboard: Story = {
  parameters: { cover: true },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button follows what the customer signs', async () => {
      const button = await canvas.findByRole('button', { name: 'Sign the form' });
      const name = await canvas.findByRole('textbox');
      await expect(button.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
      await expect(getComputedStyle(button.closest('footer') as HTMLElement).position, 'not pinned').toBe('static');
    });
    await step('the lines that Part III certifies are above it', async () => {
      const lines = within(await canvas.findByRole('region', { name: 'Your details' }));
      for (const text of ['Tan Mei Ling', 'Malaysia', 'No. 12A, Jalan Ampang', '01-01-1990', 'No claim'])
        await expect(lines.getAllByText(text)[0]).toBeVisible();
      await expect(lines.getByRole('link', { name: 'Change: Your details' })).toHaveAttribute(
        'href',
        '/sg-w8-ben-form',
      );
    });
    await step('the customer ticks both boxes, and the typed name is the signature', async () => {
      await canvas.findByText(saying(unsigned));
      canvas.getByRole('checkbox', { name: /I have the capacity to sign/ }).focus();
      await userEvent.keyboard(' ');
      (await canvas.findByRole('checkbox', { name: /sign this form electronically/ })).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('textbox').focus();
      await userEvent.keyboard('tan mei ling');
      await expect(canvas.getByRole('radio', { name: 'Type' })).toBeChecked();
      canvas.getByRole('button', { name: 'Sign the form' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-face-recognition')).toBeVisible();
    });
  },
};
/** The consent to sign electronically comes before the signature, and its text opens beside it. */
export const ConsentBeforeSignature: Story = {
  play: async ({ canvas, userEvent }) => {
    const consent = await canvas.findByRole('checkbox', { name: 'I agree to sign this form electronically.' });
    const name = canvas.getByRole('textbox');
    await expect(consent.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: /^Read: Consent to sign Form/ }));
    const reader = within(await screen.findByRole('dialog', { name: /^Consent to sign Form W-8BEN electronically/ }));
    await expect(reader.getByText(/instead of on paper/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(consent, 'reading ticks nothing').not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have the capacity to sign/ }));
    await userEvent.type(name, 'Tan Mei Ling');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the form' }));
    await expect(await canvas.findByText('You must read and agree in order to continue'), 'MSG-02').toBeVisible();
    await waitFor(() => expect(consent).toHaveFocus());
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByText(saying(unsigned));
    await canvas.findByRole('checkbox', { name: /sign this form electronically/ });
    await step('MSG-02 MSG-08 boxes and signature are required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign the form' }));
      await expect(await canvas.findAllByText('You must read and agree in order to continue')).toHaveLength(2);
      await expect(canvas.getByText('Please enter the signature')).toBeVisible();
      await expect(canvas.getByText('Please fill in the name')).toBeVisible();
    });
    await step('MSG-09 RULE-16 another name is an error', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'Tan Mei Lin');
      await expect(canvas.queryByText('Please enter the signature'), 'the typed name is the signature').toBeNull();
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('Signature Error')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox'), 'g');
      await waitFor(() => expect(canvas.queryByText('Signature Error')).toBeNull());
    });
  },
};
/** The page of the form opens from the lines, and returns here. */
export const ChangeALine: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Change: Your details' }));
    await expect(await canvas.findByText('/sg-w8-ben-form')).toBeVisible();
  },
};
/** A collapsed section explains what the form is for and who receives it, and links to the pages about it. */
export const WhyWeAsk: Story = {
  play: async ({ canvas, userEvent }) => {
    const recipients = await canvas.findByText(/the US tax authority \(IRS\) if it asks/);
    await expect(recipients, 'the section is collapsed').not.toBeVisible();
    await userEvent.click(canvas.getByText('Why we ask'));
    await expect(recipients).toBeVisible();
    for (const [name, href] of [
      ['What’s in the form', '/sg-w8ben-list?return=w8ben.signature'],
      ['The completed form', '/sg-w8-ben-info?return=w8ben.signature'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};
export const TreatyClaim: Story = {
  args: {
    answers: {
      ...before,
      ...answersInThailand,
      'w8ben.form': {
        ...completeAnswers['w8ben.form'],
        permanentAddress: answersInThailand['contact-info'].residentialAddress,
        foreignTaxNumber: '1101700230708',
        treatyBenefits: 'yes',
        treatyCountry: 'TH',
        treatyRiskAccepted: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Thailand within the meaning of the income tax treaty/)).toBeVisible();
    await expect(canvas.queryByText('No claim')).toBeNull();
  },
};
export const Signed: Story = {
  args: { answers: answersThrough('w8ben.signature') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(signedBefore))).toBeVisible();
  },
};
export const BackSignsNothing: Story = {
  args: { answers: { ...before, 'w8ben.signature': { ...completeAnswers['w8ben.signature'], capacity: false } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(saying(signedBefore)); // the form has loaded, so it does not overwrite input
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have the capacity to sign/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('/sg-submit-address'), 'Back passes by the complete form').toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: '/sg-w8-ben-signature' }));
    await expect(
      await canvas.findByRole('checkbox', { name: /I have the capacity to sign/, checked: true }),
    ).toBeVisible();
    await expect(await canvas.findByText(saying(unsigned))).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: { answers: before, state: 'action-needed', rejected: { w8ben: 'The signature cannot be read.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The signature cannot be read.')).toBeVisible();
  },
};
export const SubmittedReadOnly: Story = {
  args: { answers: answersThrough('w8ben.signature'), state: 'under-review' },
  play: async ({ canvas }) => {
    await canvas.findByText('You’ve submitted this section, so you can’t change it now.');
    await expect(canvas.getByRole('button', { name: 'Continue' }), 'a signature is not requested again').toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Change/ })).toBeNull();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('w8ben.signature'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(saying(signedBefore));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign the form' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const ThaiBlackAt320: Story = {
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const JapaneseBlackAt320: Story = {
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
