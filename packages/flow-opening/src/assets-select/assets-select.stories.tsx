import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { tap } from '@quayside/testing/tap';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import AssetsSelectScreen from './assets-select.tsx';

const meta = {
  title: 'Screens/Opening/Investment experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-assets-select',
    answers: answersBefore('assets-select'),
    questions: 'all-on-one-page',
    children: <AssetsSelectScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneQuestionPerPage: Story = {
  args: { questions: 'one-per-page' },
  play: async ({ canvas, userEvent, step }) => {
    await step('a page with several choices has a Continue button', async () => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Capital growth' }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      const shares = await canvas.findByRole('checkbox', { name: 'Shares' });
      await expect(canvas.queryByText(/^Question \d of/), 'the traded products decide how many follow').toBeNull();
      await userEvent.click(shares);
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await canvas.findByText('Question 3 of 7');
    });
    await step('a single choice opens the next page, without years for products not traded', async () => {
      for (const [option, next] of [
        ['1 to 5 years', 4],
        ['6 to 20', 5],
        ['Good', 6],
      ] as const) {
        await tap(userEvent, canvas.getByRole('radio', { name: option }));
        await canvas.findByText(`Question ${next} of 7`);
      }
    });
    await step('RULE-14 "None of these" continues', async () => {
      await tap(userEvent, canvas.getByRole('checkbox', { name: 'None of these' }));
      await canvas.findByText('Question 7 of 7');
    });
    await step('RULE-15 one press answers "no" to each declaration and continues', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'No to all of these' }));
      await expect(await canvas.findByText('/sg-risklevel')).toBeVisible();
    });
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const tick = async (role: 'checkbox' | 'radio', name: string | RegExp, index = 0) => {
      canvas.getAllByRole(role, { name })[index]?.focus();
      await userEvent.keyboard(' ');
    };
    await step('the form can be filled in by keyboard', async () => {
      await tick('checkbox', 'Capital growth');
      await tick('checkbox', 'Shares');
      for (const [label, option] of [
        ['Years trading stocks', '1 to 5 years'],
        ['Stock trades in the past 3 years', '6 to 20'],
      ] as const)
        await userEvent.click(
          within(canvas.getByRole('radiogroup', { name: label })).getByRole('radio', { name: option }),
        );
      await tick('radio', 'Good');
    });
    await step('a customer who traded options gets the questions about derivatives', async () => {
      await tick('checkbox', 'Options or warrants');
      const times = within(await canvas.findByRole('radiogroup', { name: 'Derivative trades in the past 3 years' }));
      await userEvent.click(times.getByRole('radio', { name: '1 to 5' }));
      await tick('checkbox', 'Options or warrants');
      await expect(canvas.queryByRole('radiogroup', { name: 'Years trading derivatives' })).toBeNull();
    });
    await step('"None of these" shows the products that stay closed and continues (RULE-14)', async () => {
      await tick('checkbox', 'None of these');
      await expect(canvas.getByText(/no options, futures or CFDs/)).toBeVisible();
      await expect(canvas.queryByRole('checkbox', { name: /^I declare that no broker/ })).toBeNull();
    });
    await step('the declarations are answered (RULE-15)', async () => {
      await tick('radio', 'No', 0);
      await tick('radio', 'No', 1);
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-risklevel')).toBeVisible();
    });
  },
};

export const Filled: Story = {
  args: { answers: answersThrough('assets-select') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /relevant diploma/, checked: true })).toBeVisible();
    const trades = within(canvas.getByRole('radiogroup', { name: 'Stock trades in the past 3 years' }));
    await expect(trades.getByRole('radio', { name: '6 to 20' })).toBeChecked();
  },
};

export const WithProofs: Story = {
  args: {
    answers: {
      ...answersBefore('assets-select'),
      'assets-select': {
        ...completeAnswers['assets-select'],
        cognitiveAssessment: ['work-experience', 'exam-certificate'],
        regulatedEmployee: 'yes',
        employerConsent: 'yes',
        pep: 'yes',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Proof of work experience')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const message of [
      'please uploading examination Certificate',
      'Please provide relevant work experience proof',
      'Please enter the licence number',
      'Please upload document',
      'Please select who holds or held the position',
      'Please enter the position and country',
    ])
      await expect(await canvas.findByText(message), 'MSG-12, MSG-13, RULE-15: each has its field').toBeVisible();
  },
};

export const WithQualifications: Story = {
  args: {
    answers: {
      ...answersBefore('assets-select'),
      'assets-select': {
        ...completeAnswers['assets-select'],
        cognitiveAssessment: ['diploma', 'professional-qualification'],
        diplomaProof: undefined,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('A certificate or transcript with your name')).toBeVisible();
    await expect(canvas.getByText('Proof of the qualification')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findAllByText('Please upload document'),
      'RULE-14 MSG-04: the diploma and the qualification each need an upload',
    ).toHaveLength(2);
  },
};

export const WithoutEmployerConsent: Story = {
  args: {
    answers: {
      ...answersBefore('assets-select'),
      'assets-select': { ...completeAnswers['assets-select'], regulatedEmployee: 'yes', licenceNumber: 'TML300123456' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const consent = await canvas.findByRole('radiogroup', { name: 'Your employer’s written consent' });
    await userEvent.click(within(consent).getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-15').toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please select the investment objectives'), 'MSG-10').toBeVisible();
    await expect(
      canvas.getByText('Please check at least one cognitive assessment option as required by MAS.'),
      'MSG-11',
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Capital growth' })).toHaveFocus());
  },
};

export const NoneExcludesOthers: Story = {
  args: { answers: answersThrough('assets-select') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: /relevant diploma/, checked: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None of these' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/can’t select “None” together/)).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { experience: 'Please name the institution that issued your diploma.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/institution that issued/)).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas, userEvent }) => {
    const chosen = await canvas.findByRole('checkbox', { name: 'Capital growth', checked: true });
    await userEvent.click(chosen);
    await expect(chosen).toBeChecked();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('assets-select'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'Capital growth', checked: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Capital growth' })).toBeChecked();
  },
};
export const ThaiAt320: Story = {
  args: {
    answers: {
      ...answersBefore('assets-select'),
      'assets-select': {
        ...completeAnswers['assets-select'],
        cognitiveAssessment: ['diploma', 'professional-qualification', 'work-experience', 'exam-certificate'],
        regulatedEmployee: 'yes',
        employerConsent: 'yes',
        pep: 'yes',
      },
    },
  },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: withLineBreaks('การประเมินความรู้', 'th') })).toBeVisible();
  },
};
