import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers, createRiskProfile } from '@quayside/rules/testing/complete-opening';
import { tap } from '@quayside/testing/tap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import RisklevelScreen from './risklevel.tsx';

const meta = {
  title: 'Screens/Opening/Risk profile',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-risklevel',
    answers: answersBefore('risklevel'),
    today: '2026-11-29',
    children: <RisklevelScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const riskProfile = completeAnswers.risklevel as { readonly answers: Readonly<Record<string, string>> };
const firstTwo = Object.fromEntries(Object.entries(riskProfile.answers).slice(0, 2));

/** One tap answers each question. The customer then accepts the resulting profile. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each question takes one tap', async () => {
      for (let number = 1; number <= 3; number += 1) {
        await expect(await canvas.findByText(`Question ${number} of 3`)).toBeVisible();
        const group = canvas.getByRole('radiogroup');
        if (number > 1) await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
        await tap(userEvent, within(group).getAllByRole('radio').at(-1) as HTMLElement);
        await waitFor(() => expect(group).not.toBeInTheDocument());
      }
    });
    await expect(await canvas.findByText('Aggressive')).toBeVisible();
    await expect(canvas.queryByRole('checkbox'), 'the button accepts the profile').toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, this describes me' }));
    await expect(await canvas.findByText('/sg-choose-account')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findAllByRole('radio'))[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '3 to 5 years' })).toBeChecked();
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Question 2 of 3')).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: 'What is the largest fall in one year that you could accept?' }),
      ).toHaveFocus(),
    );
    await expect(document.activeElement).toHaveAccessibleDescription('Question 2 of 3');
  },
};

export const BackFromTheResult: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Question 3 of 3')).toBeVisible();
    await expect(canvas.getByRole('radio', { checked: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Conservative')).toBeVisible();
  },
};

export const ResumedIncomplete: Story = {
  args: { answers: { ...answersBefore('risklevel'), risklevel: { ...riskProfile, answers: firstTwo } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Question 3 of 3'), 'the first unanswered question opens').toBeVisible();
  },
};

/** The result shows the answers that gave it. A derived answer is changed in the step that asked for it. */
export const ResultWithItsAnswers: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas, userEvent, step }) => {
    const basis = within(await canvas.findByRole('region', { name: 'Based on your answers' }));
    await step('derived answers link to their steps, which return here', async () => {
      for (const [label, answer, path] of [
        ['Investment objective', 'Capital growth', '/sg-assets-select?return=risklevel#objectives'],
        ['Annual income plus net worth', 'USD 50,000 to 250,000', '/sg-assets-info?return=risklevel#annualIncome'],
        ['Products you know', 'Shares and funds', '/sg-assets-select?return=risklevel#tradeCategories'],
      ] as const) {
        await expect(basis.getByText(answer)).toBeVisible();
        await expect(basis.getByRole('link', { name: `Change: ${label}` })).toHaveAttribute('href', path);
      }
    });
    await step('Back from an asked question returns to the result', async () => {
      await userEvent.click(basis.getByRole('link', { name: 'Change: Time frame' }));
      await expect(await canvas.findByText('Question 1 of 3')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByText('Conservative')).toBeVisible();
    });
  },
};

/** A changed answer leads to the new result, which the customer accepts. */
export const ChangeFromTheResult: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Change: Largest fall you accept' }));
    await expect(await canvas.findByText('Question 2 of 3')).toBeVisible();
    const answer = canvas.getByRole<HTMLInputElement>('radio', { name: 'More than 30%' });
    await userEvent.click(answer);
    answer.form?.requestSubmit(); // as with Enter, because the button ignores a second press within half a second
    await expect(await canvas.findByText('Moderate')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, this describes me' }));
    await expect(await canvas.findByText('/sg-choose-account')).toBeVisible();
  },
};

/** With all questions on one page, the list has only the answers from earlier steps, because the page already shows the others. */
export const AllQuestionsOnOnePage: Story = {
  args: { questions: 'all-on-one-page' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(3);
    for (const question of canvas.getAllByRole('radiogroup'))
      await userEvent.click(within(question).getAllByRole('radio').at(-1) as HTMLElement);
    const basis = within(await canvas.findByRole('region', { name: 'Based on your answers' }));
    await expect(basis.getAllByRole('link')).toHaveLength(3);
  },
};

/** A draft with the questionnaire of January 2026 keeps its seven questions. */
export const EarlierQuestionnaire: Story = {
  args: { answers: { ...answersBefore('risklevel'), risklevel: createRiskProfile('2026-01-01') } },
  play: async ({ canvas, userEvent }) => {
    const basis = within(await canvas.findByRole('region', { name: 'Based on your answers' }));
    await expect(basis.getAllByRole('link')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText('Question 7 of 7')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conservative')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yes, this describes me' })).toBeVisible();
  },
};

/** The Change link of one answer opens its question. "Save and return" keeps the other answers. */
export const ChangeOneAnswer: Story = {
  args: { answers: answersThrough('risklevel'), search: '?return=check', hash: '#answers.reserves' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Question 3 of 3')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and return' }));
    await expect(await canvas.findByText('/sg-choose-account')).toBeVisible();
  },
};

export const NewProfileToAccept: Story = {
  args: { answers: answersThrough('risklevel'), questions: 'all-on-one-page' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    for (const question of canvas.getAllByRole('radiogroup'))
      await userEvent.click(within(question).getAllByRole('radio').at(-1) as HTMLElement);
    await expect(await canvas.findByText('Aggressive')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /describes me/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('You must read and agree in order to continue'), 'MSG-02').toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /describes me/ })).toHaveFocus());
  },
};

export const ProfileLimitedByOneAnswer: Story = {
  args: { answers: answersThrough('risklevel'), questions: 'all-on-one-page' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    for (const question of canvas.getAllByRole('radiogroup').slice(1))
      await userEvent.click(within(question).getAllByRole('radio').at(-1) as HTMLElement);
    await expect(await canvas.findByText(/you can’t afford large losses/)).toBeVisible();
  },
};

/** An unanswered question has no button, so only the Enter key submits it. */
export const Errors: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Question 1 of 3');
    (canvas.getAllByRole<HTMLInputElement>('radio')[0] as HTMLInputElement).form?.requestSubmit();
    await expect(await canvas.findByText('Answer this question.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /Check 1 answer/ }), 'a single field has no summary').toBeNull();
  },
};

export const ErrorsOnOnePage: Story = {
  args: { questions: 'all-on-one-page' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/3 questions left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getAllByText('Answer this question.')).toHaveLength(3));
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Check 3 answers to continue/ }));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Answer this question.' })[2] as HTMLElement);
    await expect(canvas.getAllByRole('radiogroup')[2]).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: { state: 'action-needed', answers: completeAnswers, rejected: { 'risk-profile': 'Two answers contradict.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two answers contradict.')).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conservative')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'More than 10 years' })).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: /^Change/ })).toBeNull();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('risklevel'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, this describes me' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { answers: answersThrough('risklevel') },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: withLineBreaks('ระดับความเสี่ยงของคุณ', 'th') })).toBeVisible();
  },
};
