import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { pressEnter } from '@quayside/testing/press-enter';
import { tap } from '@quayside/testing/tap';
import { waitForDebounce } from '@quayside/testing/wait-for-debounce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import AssetsInfoScreen from './assets-info.tsx';

const meta = {
  title: 'Screens/Opening/Work and finances',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-assets-info',
    answers: answersBefore('assets-info'),
    questions: 'all-on-one-page',
    children: <AssetsInfoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuestionPerPage: Story = {
  args: { questions: 'one-per-page' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a choice opens the next page, and employees get the page about their work', async () => {
      const selfEmployed = await canvas.findByRole('radio', { name: 'Self-employed' });
      await expect(canvas.queryByText(/^Question 1 of/), 'the answer decides how many questions follow').toBeNull();
      await tap(userEvent, selfEmployed);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your work' })).toHaveFocus());
      await expect(canvas.getByText('Question 2 of 5')).toBeVisible();
    });
    await step('only the errors of this page block it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please enter the full company name'), 'RULE-06').toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Full company name')).toHaveFocus());
      await expect(canvas.getByRole('button', { name: /Check 3 answers to continue/ })).toBeVisible();
    });
    await step('Back keeps the answers', async () => {
      await userEvent.type(canvas.getByLabelText('Full company name'), 'Ampang Trading Sdn Bhd');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByRole('radio', { name: 'Self-employed', checked: true })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toBeVisible();
    });
    await step('a student does not get the page about work', async () => {
      await waitForDebounce();
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      const student = await canvas.findByRole<HTMLInputElement>('radio', { name: 'Student' });
      await userEvent.click(student);
      pressEnter(student);
      await expect(await canvas.findByRole('heading', { name: 'Education level' })).toBeVisible();
    });
  },
};
/** When a changed answer requires a follow-up answer, the page asks for it before it saves and continues. */
export const ChangeOneAnswer: Story = {
  args: {
    questions: 'one-per-page',
    answers: {
      ...answersBefore('assets-info'),
      'assets-info': { ...completeAnswers['assets-info'], employmentStatus: 'student', companyName: '' },
    },
    search: '?return=check',
    hash: '#employmentStatus',
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Employed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and return' }));
    await expect(await canvas.findByRole('heading', { name: 'Your work' })).toBeVisible();
    await expect(canvas.queryByText('Please enter the full company name'), 'the field has no error').toBeNull();
    await userEvent.type(canvas.getByLabelText('Full company name'), 'Ampang Trading Sdn Bhd');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(await canvas.findByText('/sg-assets-select')).toBeVisible();
  },
};
/** If the invalid answer is on another page, Continue opens that page and focuses the field. */
export const ErrorOnAnotherPage: Story = {
  args: {
    questions: 'one-per-page',
    answers: {
      ...answersBefore('assets-info'),
      'assets-info': { ...completeAnswers['assets-info'], occupation: 'no-such-occupation' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Question 5 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please select the occupation or job title')).toBeVisible();
    await expect(canvas.getByText('Question 2 of 5')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Occupation or job title' })).toHaveFocus());
  },
};
export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the fields about work appear for employees', async () => {
      await expect(canvas.queryByLabelText('Full company name')).toBeNull();
      await userEvent.click(canvas.getByRole('radio', { name: 'Employed' }));
      await expect(canvas.getByLabelText('Full company name')).toBeVisible();
    });
    await step('the form can be filled in by keyboard', async () => {
      canvas.getByLabelText('Full company name').focus();
      await userEvent.keyboard('Ampang Trading Sdn Bhd');
      for (const [open, search, option] of [
        ['Industry', 'tech', 'Information technology'],
        ['Occupation or job title', 'engin', 'Engineer or architect'],
      ] as const) {
        await userEvent.tab();
        await expect(canvas.getByRole('combobox', { name: open })).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}');
        await userEvent.type(await screen.findByRole('combobox', { name: /Search/ }), search);
        await screen.findByRole('option', { name: option });
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getByRole('combobox', { name: open })).toHaveTextContent(option));
      }
      canvas.getByLabelText('Annual net income in USD').focus();
      await userEvent.keyboard('48000');
      await userEvent.tab();
      await expect(canvas.getByLabelText('Annual net income in USD'), 'UI-06').toHaveValue('48,000.00');
      await userEvent.keyboard('120000.5');
      const employment = canvas.getByRole('checkbox', { name: 'Income from Employment' });
      await expect(employment, 'suggested to employees').toBeChecked();
      canvas.getByRole('radio', { name: /^Tertiary/ }).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('radio', { name: 'Good' }).focus();
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-assets-select')).toBeVisible();
    });
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('assets-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toBeVisible();
    await expect(canvas.getByLabelText('Net worth in USD')).toHaveValue('120,000.50');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveTextContent('Information technology'),
    );
  },
};
/** The field rejects text that is not an amount, and accepts a decimal comma. */
export const AmountsAsTyped: Story = {
  args: { answers: answersThrough('assets-info') },
  play: async ({ canvas, userEvent }) => {
    const income = await canvas.findByLabelText('Annual net income in USD');
    await userEvent.clear(income);
    await userEvent.type(income, '5k');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(income).toHaveAccessibleDescription(/Enter an amount in numbers/));
    await expect(income, 'nothing is cut').toHaveValue('5k');
    await userEvent.clear(income);
    await userEvent.type(income, '48000,50');
    await expect(income).toHaveValue('48,000.50');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
    await expect(await canvas.findByText('/sg-assets-select')).toBeVisible();
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Self-employed' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Other' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter the full company name'), 'RULE-06').toBeVisible();
    await expect(canvas.getByText('Please enter the net worth'), 'MSG-01').toBeVisible();
    await expect(canvas.getByText('Please enter the other source of wealth')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Full company name')).toHaveFocus());
  },
};
export const NotWorking: Story = {
  args: { answers: answersThrough('assets-info') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Ampang Trading Sdn Bhd');
    await userEvent.click(canvas.getByRole('radio', { name: 'Student' }));
    await expect(canvas.queryByLabelText('Full company name')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Employed' }));
    await expect(canvas.getByLabelText('Full company name'), 'the cleared answers are restored').toHaveValue(
      'Ampang Trading Sdn Bhd',
    );
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { finances: 'Please describe your sources of wealth in full.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/sources of wealth in full/)).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-account-state'), 'the page closes without saving').toBeVisible();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('assets-info'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Ampang Trading Sdn Bhd');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const OneQuestionThaiAt320: Story = {
  args: { questions: 'one-per-page' },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading.scrollWidth, 'no word is cut').toBeLessThanOrEqual(heading.clientWidth);
  },
};
export const ThaiAt320: Story = {
  args: { answers: answersThrough('assets-info') },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Ampang Trading Sdn Bhd')).toBeVisible();
  },
};

/** When a reviewer asks a question, the reply field comes first and the earlier answers are collapsed below. */
export const MoreInformationRequested: Story = {
  tags: ['to-fix'], // shows the initial state, because the play function navigates away
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { finances: 'Your net worth is more than your income explains. Tell us where the rest comes from.' },
  },
  play: async ({ canvas, userEvent, step }) => {
    const reply = await canvas.findByRole('textbox', { name: 'Your answer' });
    const answers = canvas.getByText('Your answers');
    await step('the note, the reply field and the collapsed answers are in this order', async () => {
      const frame = within(reply.closest<HTMLElement>('[data-asked]') ?? document.body);
      await expect(
        frame.getByText('A reviewer asked you for more information.'),
        'the request is in the frame',
      ).toBeVisible();
      const note = await canvas.findByText(/^Your net worth is more/);
      await expect(note.compareDocumentPosition(reply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(reply.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(canvas.getByLabelText('Full company name')).not.toBeVisible();
      reply.focus();
      await userEvent.tab();
      await expect(answers.closest('summary'), 'the summary is the next tab stop').toHaveFocus();
    });
    await step('an empty reply shows an error at the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save answer' }));
      await waitFor(() => expect(reply).toHaveFocus());
      await expect(reply).toHaveAccessibleDescription(/Answer our reviewer’s note, or change one of your answers\./);
      await expect(canvas.getByLabelText('Full company name'), 'a valid answer stays collapsed').not.toBeVisible();
    });
    await step('an error expands the answers', async () => {
      await userEvent.click(answers);
      await userEvent.clear(canvas.getByLabelText('Full company name'));
      await userEvent.click(answers);
      await waitFor(() => expect(canvas.getByLabelText('Full company name')).not.toBeVisible());
      await userEvent.type(reply, 'My aunt left me shares in 2019.');
      await userEvent.click(canvas.getByRole('button', { name: 'Save answer' }));
      await waitFor(() => expect(canvas.getByLabelText('Full company name')).toHaveFocus());
      await userEvent.type(canvas.getByLabelText('Full company name'), 'Ampang Trading Sdn Bhd');
    });
    await step('a reply saves the page', async () => {
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('/error-transfer')).toBeVisible();
    });
  },
};
export const MoreInformationRequestedBlack: Story = {
  ...MoreInformationRequested,
  globals: { skin: 'black', language: 'zh-Hant' },
  play: async () => undefined,
};
export const MoreInformationRequestedBlue: Story = {
  ...MoreInformationRequested,
  globals: { skin: 'blue', language: 'th' },
  play: async () => undefined,
};

/** Customers can change an answer instead of replying to the reviewer. */
export const MoreInformationRequestedChanged: Story = {
  args: MoreInformationRequested.args ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Your answers'));
    const income = canvas.getByLabelText('Annual net income in USD');
    await userEvent.clear(income);
    await userEvent.type(income, '52000');
    await userEvent.click(canvas.getByRole('button', { name: 'Save answer' }));
    await expect(await canvas.findByText('/error-transfer')).toBeVisible();
  },
};

/** The page shows the saved reply below the reviewer's question. */
export const WithSavedReply: Story = {
  args: {
    ...MoreInformationRequested.args,
    since: [{ save: 'assets-info', reply: 'My aunt left me shares in 2019.' }],
  },
  play: async ({ canvas, userEvent }) => {
    const reply = await canvas.findByRole('textbox', { name: 'Your answer' });
    await waitFor(() => expect(reply).toHaveValue('My aunt left me shares in 2019.'));
    await expect(await canvas.findByText(/^Your net worth is more/)).toBeVisible();
    await userEvent.clear(reply);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(reply).toBeInvalid());
  },
};
