import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import SubmitPhotoScreen from '../submit-photo/submit-photo.tsx';
import { expectErrorsOnScreen } from '../testing/expect-errors-on-screen.ts';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import { createPortrait } from '../testing/story-pictures.ts';
import SubmitAddressScreen from './submit-address.tsx';

const before = answersBefore('submit-address');
const statement = new File(['%PDF-1.7\nstatement'], 'statement.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Screens/Opening/Proof of address',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-submit-address', answers: before, children: <SubmitAddressScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

async function slotOf(canvas: ReturnType<typeof within>) {
  const slot = await canvas.findByRole('group', { name: 'Document' });
  return { slot, input: slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement };
}

export const BankStatement: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const { slot, input } = await slotOf(canvas);
    await userEvent.upload(input, statement);
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
    await step('RULE-03 the form can be filled in by keyboard', async () => {
      canvas.getByRole('radio', { name: 'Bank statement' }).focus();
      await userEvent.keyboard(' ');
      canvas.getByLabelText('Day').focus();
      await userEvent.keyboard('01112026'); // a full box moves the focus to the next one
      await userEvent.tab();
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-w8-ben-form')).toBeVisible();
    });
  },
};
/** If the customer presses Continue while a new proof is being uploaded, the page waits and saves the new proof. */
export const ContinueWhileSending: Story = {
  args: { answers: answersThrough('submit-address') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View larger: Document' });
    const { slot, input } = await slotOf(canvas);
    const chosen = new MutationObserver(() => {
      chosen.disconnect();
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    });
    chosen.observe(slot, { attributeFilter: ['data-state'], subtree: true });
    await userEvent.upload(input, statement);
    await expect(await canvas.findByText('/sg-w8-ben-form')).toBeVisible();
  },
};
/** The upload buttons are visible without scrolling when the page opens. */
export const UploadButtonsVisible: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const { slot } = await slotOf(canvas);
    const bar = canvasElement.querySelector('[data-part=action-bar]');
    for (const button of within(slot).getAllByRole('button'))
      await expect(button.getBoundingClientRect().bottom, button.textContent ?? '').toBeLessThanOrEqual(
        bar?.getBoundingClientRect().top ?? 0,
      );
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('group', { name: 'Document' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await step('MSG-03 MSG-04 missing answers are errors', async () => {
      await expect(await canvas.findByText('Please fill in the required information')).toBeVisible();
      await expect(await canvas.findByText('Please upload document')).toBeVisible();
    });
    await expectErrorsOnScreen(canvas);
    await step('RULE-03 an old document is an error', async () => {
      canvas.getByLabelText('Day').focus();
      await userEvent.keyboard('20082026');
      await expect(await canvas.findByText(/must be dated within the last 3 months/)).toBeVisible();
    });
  },
};

/** When the page scrolls to the first error, the error bar does not cut off the title. */
export const ErrorsBelowTitle: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const { slot } = await slotOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please fill in the required information')).toBeVisible();
    await waitFor(() => expect(within(slot).getAllByRole('button')[0]).toHaveFocus());
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(title.top >= bar.bottom || title.bottom <= bar.bottom, 'the title is whole or gone').toBe(true);
  },
};

/** Returns the same picture as that of the passport. */
const samePicture = () => createPortrait({ seed: 7 });

export const SameAsTheIdentityDocument: Story = {
  args: {
    children: (
      <>
        <SubmitPhotoScreen />
        <SubmitAddressScreen />
      </>
    ),
  },
  parameters: { a11y: { test: 'off' } }, // two screens at once; other stories check each one
  play: async ({ canvas, userEvent, step }) => {
    const page = await canvas.findByRole('group', { name: 'Photo page' });
    const [photo] = canvas.getAllByRole('form');
    await userEvent.click(await within(page).findByRole('button', { name: /Remove/ }));
    await userEvent.upload(
      page.querySelector('input[type=file]:not([capture])') as HTMLInputElement,
      await samePicture(),
    );
    await waitFor(() => expect(within(page).getByRole('status')).toHaveTextContent('Uploaded'));
    photo?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await userEvent.click(await canvas.findByRole('link', { name: '/sg-submit-address' }));
    await canvas.findByRole('group', { name: 'Photo page' });
    const [, address] = canvas.getAllByRole('form');
    await step('RULE-03 the error appears before the upload', async () => {
      const slot = within(address as HTMLElement).getByRole('group', { name: 'Document' });
      await userEvent.upload(
        slot.querySelector('input[type=file]:not([capture])') as HTMLInputElement,
        await samePicture(),
      );
      await waitFor(() => expect(slot).toHaveAccessibleDescription(/same file as for “Identity document”/));
    });
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('submit-address') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View larger: Document' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Utility bill' })).toBeChecked();
  },
};
export const UploadLosesTheNetwork: Story = {
  args: { faults: { uploadDocument: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    const { slot, input } = await slotOf(canvas);
    await userEvent.upload(input, statement);
    await waitFor(() => expect(slot).toHaveAccessibleDescription(/network connection has been disconnected/));
    await userEvent.click(within(slot).getByRole('button', { name: 'Upload again' }));
    await waitFor(() => expect(within(slot).getByRole('status')).toHaveTextContent('Uploaded'));
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFixUploadRejected: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'address-proof': { code: 'illegible-proof', note: 'The date of issue cannot be read.' } },
  },
  play: async ({ canvas }) => {
    const frame = () => within(canvas.getByRole('group', { name: 'Document' })); // until the answers load, the page shows another frame
    await waitFor(() =>
      expect(isVisibleWithoutScrolling(frame().getByText('The date of issue cannot be read.'))).toBe(true),
    );
  },
};
/** The reviewer asked a question and did not reject the document, so the reply field comes above the unchanged document. */
export const MoreInformationRequested: Story = {
  tags: ['to-fix'], // shows the initial state, because the play function navigates away
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'address-proof': 'In which month did you move there?' },
  },
  play: async ({ canvas, userEvent }) => {
    const reply = await canvas.findByRole('textbox', { name: 'Your answer' });
    const slot = within(await canvas.findByRole('group', { name: 'Document' }));
    await waitFor(() => expect(slot.getByRole('status')).toHaveTextContent('Uploaded'));
    await expect(slot.queryByText('Not accepted')).toBeNull();
    await expect(canvas.queryByText('Your answers'), 'no answer is collapsed').toBeNull();
    await userEvent.type(reply, 'In May.');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save answer' }));
    await expect(await canvas.findByText('/error-transfer')).toBeVisible();
  },
};
export const ToFixTooOld: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'address-proof': { code: 'too-old', note: 'It was issued in May.' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not accepted')).toBeVisible();
    const slot = within(canvas.getByRole('group', { name: 'Document' }));
    await expect(
      isVisibleWithoutScrolling(await slot.findByText('It was issued in May.')),
      'the reason is visible without scrolling',
    ).toBe(true);
    await expect(slot.getByRole('button', { name: 'Retake: Document' })).toBeVisible();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
export const ToFixSecondOfTwo: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { 'identity-document': { code: 'unclear-image' }, 'address-proof': { code: 'too-old' } },
  },
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Correction 2 of 2' });
    await expect(progress.children, 'a segment each').toHaveLength(2);
    await expect(canvas.getByText('Correction 2 of 2')).toBeVisible();
    await expect(canvas.queryByText(/minutes? left|Almost done/)).toBeNull();
  },
};
export const ToFixTooOldJapanese: Story = {
  args: ToFixTooOld.args ?? {},
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small' } },
};
export const UnderReviewReadOnly: Story = { args: { state: 'under-review', answers: completeAnswers } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('submit-address'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View larger: Document' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
