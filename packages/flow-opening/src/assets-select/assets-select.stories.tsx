import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import AssetsSelectScreen from './assets-select.tsx';

const meta = {
  title: 'Opening/Investment experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-assets-select', answers: answersBefore('assets-select'), children: <AssetsSelectScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const tick = async (role: 'checkbox' | 'radio', name: string | RegExp, index = 0) => {
      canvas.getAllByRole(role, { name })[index]?.focus();
      await userEvent.keyboard(' ');
    };
    await step('by keyboard alone', async () => {
      await tick('checkbox', 'Capital growth');
      await tick('checkbox', 'Shares');
      for (const [label, option] of [
        ['Years of trading stocks', '1 to 5'],
        ['Stock trades in the past 3 years', '6 to 20'],
        ['Years of trading derivatives', 'Less than 1'],
        ['Derivative trades in the past 3 years', 'None'],
      ] as const)
        await userEvent.selectOptions(canvas.getByLabelText(label), option);
      await tick('radio', 'Good');
    });
    await step('"None of these" says what stays closed and goes on (RULE-14)', async () => {
      await tick('checkbox', 'None of these');
      await expect(canvas.getByText(/Options, futures and CFDs stay closed/)).toBeVisible();
      await expect(canvas.queryByRole('checkbox', { name: /^I declare that no broker/ })).toBeNull();
    });
    await step('declarations (RULE-15)', async () => {
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
    await expect(canvas.getByLabelText('Stock trades in the past 3 years')).toHaveDisplayValue('6 to 20');
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
      'Please select: Who holds or held the position',
      'Please enter the Position and country',
    ])
      await expect(
        await canvas.findByRole('link', { name: message }),
        'MSG-12, MSG-13, RULE-15: each is followed up',
      ).toBeVisible();
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
      await canvas.findAllByRole('link', { name: 'Please upload document' }),
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
    const consent = await canvas.findByRole('radiogroup', { name: 'Written consent of your employer' });
    await userEvent.click(within(consent).getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-15').toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', { name: 'Please select the investment objectives' }),
      'MSG-10',
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: 'Please check at least one cognitive assessment option as required by MAS.',
      }),
      'MSG-11',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Please select the investment objectives' }));
    await expect(canvas.getByRole('checkbox', { name: 'Capital growth' })).toHaveFocus();
  },
};

export const NoneStandsAlone: Story = {
  args: { answers: answersThrough('assets-select') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: /relevant diploma/, checked: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None of these' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('link', { name: /Choose either “None”/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { experience: 'Please name the institution that issued your diploma.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/institution that issued/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
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
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Capital growth' })).toBeChecked();
  },
};
export const ThaiNarrow: Story = {
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
    await expect(await canvas.findByRole('heading', { name: 'การประเมินความรู้' })).toBeVisible();
  },
};
