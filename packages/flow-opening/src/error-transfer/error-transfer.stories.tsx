import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import ReasonsScreen from './error-transfer.tsx';

const { 'check-answers': _, 'sign-info': __, ...unsealed } = completeAnswers;

const meta = {
  title: 'Screens/Opening/What to fix',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/error-transfer',
    state: 'action-needed',
    answers: completeAnswers,
    face: { result: 'passed', attempts: 1 },
    children: <ReasonsScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToFix: Story = {
  args: {
    rejected: {
      'identity-document': { code: 'unclear-image' },
      'address-proof': { code: 'too-old', note: 'It was issued in May.' },
    },
    asked: { 'additional-document': { asks: ['video'] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Review Failed')).length, 'MSG-39 of each rejected item').toBe(2);
    await expect(canvas.getByRole('heading', { name: /3 things to fix/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fix 3 things' })).toHaveAttribute('href', '/sg-submit-photo');
    const why = canvas.getByText(/^The photo isn’t clear enough to read. Take it again: it must be complete/);
    await expect(isVisibleWithoutScrolling(why), 'the reason is visible without scrolling').toBe(true);
    await expect(canvas.getByText('Note from our reviewer')).toBeVisible();
    await expect(canvas.getByText('It was issued in May.')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: 'Add: Additional documents' })).toBeVisible();
    await expect(canvas.getByText('Second review'), 'the history is visible').toBeVisible();
    canvas.getByRole('link', { name: 'Fix: Proof of address' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-submit-address')).toBeVisible();
  },
};
/** Back leads home and skips the status page, which would show the same reasons. */
export const BackToHome: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: ToFix.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('/')).toBeVisible();
  },
};
/** On a small phone, the only item and its button are visible without scrolling. */
export const OneToFix: Story = {
  args: { rejected: { 'identity-details': { code: 'name-mismatch' } } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const item = (await canvas.findByText('Personal details')).closest('li') as HTMLElement;
    const reason = within(item).getByText(/^The name on the document/);
    const fix = canvas.getByRole('link', { name: 'Correct your details' });
    await expect(reason.getBoundingClientRect().bottom).toBeLessThan(fix.getBoundingClientRect().top);
    const given = within(await within(item).findByRole('region', { name: 'What you entered' }));
    await expect(
      given.getAllByRole('term').map(({ textContent }) => textContent),
      'what the reason is about',
    ).toEqual(expect.arrayContaining([expect.stringMatching(/^Full name/)]));
    await expect(given.queryByText('Date of birth')).toBeNull();
    await expect(canvasElement.querySelector('h1'), 'the title names the task').not.toHaveTextContent('Review Failed');
    const picture = canvasElement.querySelector('svg[data-picture]')?.getBoundingClientRect();
    await expect(picture?.height).toBe(matchMedia('(max-height: 42rem)').matches ? 0 : 64);
  },
};
/** The item shows the customer's answer beside the value read from the photo. */
export const NameDiffers: Story = {
  args: { scenario: 'rejected-name-mismatch' },
  play: async ({ canvas }) => {
    const given = within(await canvas.findByRole('region', { name: 'What you entered' }));
    const read = await given.findByText('Read from the photo');
    await expect(read.nextElementSibling).toHaveTextContent(/^[A-Z ]+$/);
  },
};
/** The signature is locked while another item is open. Then it leads to "Check your answers". */
export const ToFixSignatureToo: Story = {
  args: { rejected: { 'address-proof': { code: 'too-old' }, signature: { code: 'signature-mismatch' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fix: Proof of address' })).toBeVisible();
    await expect(canvas.getByText('You sign at the end, once every other item is done.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Fix: Signature' })).toBeNull();
  },
};
export const ToFixSignatureRemaining: Story = {
  args: { ...ToFixSignatureToo.args, since: [{ save: 'submit-address' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign again' })).toHaveAttribute('href', '/sg-check-answers');
  },
};
/** After a manual opening, the items lead to the manual screens for identity and contact details. */
export const ToFixWithReviewerComment: Story = {
  args: { rejected: { 'identity-details': { code: 'name-mismatch' }, contact: 'Which city?' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fix: Personal details' })).toHaveAttribute(
      'href',
      '/sg-base-info',
    );
    await expect(canvas.getByRole('link', { name: 'Add: Contact details' })).toHaveAttribute(
      'href',
      '/sg-contact-info',
    );
  },
};
export const TransferRequested: Story = {
  args: { asked: { 'bank-transfer': { note: 'Your first deposit of 18 November.' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /Send us proof of a bank transfer/ })).toBeVisible();
    await expect(canvas.getByText('Your first deposit of 18 November.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Upload the document' }));
    await expect(await canvas.findByText('/submit-transfer')).toBeVisible();
  },
};
export const ToFixPartlyCorrected: Story = {
  args: {
    answers: unsealed,
    corrected: ['address-proof'],
    rejected: { contact: { code: 'more-information', note: 'Which city?' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Done')).toBeVisible();
    await expect(canvas.getByText('1 of 2 corrected')).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: 'Check and sign again' }),
      'another item is not corrected yet',
    ).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'View again: Proof of address' }));
    await expect(await canvas.findByText('/sg-submit-address'), 'the corrected item stays editable').toBeVisible();
  },
};
const asksForMore = { 'address-proof': 'In which month did you move there?' };
/** The reviewer asked a question but rejected nothing, so the picture has its usual frame. */
export const MoreInformationRequested: Story = {
  args: { answers: unsealed, rejected: asksForMore },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In which month did you move there?')).toBeVisible();
    const picture = canvas.getByText('Proof of address').closest('li')?.querySelector('[data-thumbnail]');
    await expect(picture).toHaveAttribute('data-thumbnail', 'line');
  },
};
export const WithSavedReply: Story = {
  args: {
    answers: unsealed,
    rejected: asksForMore,
    since: [{ save: 'submit-address', reply: 'In May.\nThe bill is from June.' }],
  },
  play: async ({ canvas }) => {
    const item = (await canvas.findByText('Proof of address')).closest('li') as HTMLElement;
    await expect(within(item).getByText('Done')).toBeVisible();
    await expect(within(item).getByText('You answered')).toBeVisible();
    await expect(within(item).getByText(/^In May\./)).toBeVisible();
  },
};
export const ToFixNotSigned: Story = {
  args: { answers: unsealed, corrected: ['address-proof'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /^One step left: sign/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Check and sign again' }));
    await expect(await canvas.findByText('/sg-check-answers')).toBeVisible();
  },
};
export const ToFixCorrected: Story = {
  name: 'Corrected',
  args: { corrected: ['address-proof'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const item = (await canvas.findByText('Proof of address')).closest('li');
    await expect(canvas.getByRole('heading', { name: /^One step left: resubmit/ })).toBeVisible();
    await expect(
      canvasElement.querySelector('[data-picture=sign]'),
      'the picture is that of the signature',
    ).toBeVisible();
    await expect(within(item as HTMLElement).getByText('Done')).toBeVisible();
    await expect(
      canvas.getByRole('region', { name: 'What you’ve corrected' }),
      'only corrected items remain',
    ).toBeVisible();
    canvas.getByRole('button', { name: 'Resubmit' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/success')).toBeVisible();
  },
};
export const OfflineAtResubmission: Story = {
  args: { corrected: ['address-proof'], faults: { submitApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resubmit' }));
    await expect(await canvas.findByText('We couldn’t submit your application')).toBeVisible();
    await waitForDebounce();
    await userEvent.click(canvas.getByRole('button', { name: 'Resubmit' }));
    await expect(await canvas.findByText('/success')).toBeVisible();
  },
};
export const NothingToFix: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { state: 'under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' }, corrected: ['face'] } };
export const LoadError: Story = {
  args: { faults: { getApplication: ['offline'] }, corrected: ['face'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: /Corrected/ })).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: ToFix.args ?? {},
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^ภาพไม่ชัดเจนพอที่จะอ่านได้/)).toBeVisible();
  },
};
export const Malay: Story = { args: ToFix.args ?? {}, globals: { language: 'ms' } };
