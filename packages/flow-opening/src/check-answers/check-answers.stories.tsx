import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import CheckAnswersScreen from './check-answers.tsx';

const meta = {
  title: 'Screens/Opening/Check your answers',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-check-answers',
    answers: answersBefore('check-answers'),
    face: { result: 'passed', attempts: 1 },
    children: <CheckAnswersScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Opens a group, and returns queries for it. */
async function openGroup({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, name: string) {
  const group = await canvas.findByRole('region', { name });
  await userEvent.click(within(group).getByRole('button', { name }));
  return within(group);
}

export const Filled: Story = {
  parameters: { cover: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the answers are grouped as in the progress bar', async () => {
      await canvas.findByRole('region', { name: 'Identity' });
      const groups = canvas.getAllByRole('region').map((group) => group.getAttribute('aria-labelledby') ?? '');
      await expect(groups.map((id) => canvasElement.ownerDocument.getElementById(id)?.textContent)).toEqual([
        'Identity',
        'Contact details',
        'Employment and finances',
        'Experience',
        'Account',
        'Proof of address',
        'Face verification',
        'Agreements',
      ]);
    });
    await step('all groups and the button are visible without scrolling, with room for the W-8BEN', async () => {
      const confirm = canvas.getByRole('button', { name: 'Confirm' });
      const last = canvas.getByRole('region', { name: 'Agreements' }).getBoundingClientRect();
      const bar = confirm.closest('[data-part=action-bar]')?.getBoundingClientRect();
      await expect(bar?.bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(last.bottom + last.height).toBeLessThanOrEqual(bar?.top ?? 0);
    });
    const identity = within(canvas.getByRole('region', { name: 'Identity' }));
    await step('the line of a group shows its essential answers, without numbers', async () => {
      await expect(identity.getByText('Tan Mei Ling · 1 Jan 1990')).toBeVisible();
      await expect(identity.queryByText('Nationality')).toBeNull();
      await expect(canvas.queryByText(/A12345678/)).toBeNull();
    });
    await step('the keyboard opens all answers, with sensitive ones masked', async () => {
      identity.getByRole('button', { name: 'Identity' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(identity.getByText('Nationality')).toBeVisible();
      await expect(identity.queryByText('A12345678')).toBeNull();
      await userEvent.click(identity.getByRole('button', { name: 'Show: Document number' }));
      await expect(identity.getByText('A12345678')).toBeVisible();
    });
    await step('unasked questions are absent', async () => {
      await openGroup({ canvas, userEvent }, 'Contact details');
      await openGroup({ canvas, userEvent }, 'Experience');
      await expect(canvas.queryByText('Mailing address')).toBeNull();
      await expect(canvas.queryByText('Licence number')).toBeNull();
    });
    await step('the keyboard confirms', async () => {
      canvas.getByRole('button', { name: 'Confirm' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-sign-info')).toBeVisible();
    });
  },
};

/** Groups with unusual answers, such as political exposure or tax residency in two countries, are open. The other groups are folded. */
export const UnusualAnswersOpen: Story = {
  args: {
    answers: {
      ...answersBefore('check-answers'),
      'base-info': {
        ...completeAnswers['base-info'],
        taxResidencies: [
          { country: 'MY', number: 'IG115002000' },
          { country: 'SG', number: 'S1234567D' },
        ],
      },
      'assets-select': {
        ...completeAnswers['assets-select'],
        pep: 'yes',
        pepRelation: 'self',
        pepPosition: 'Mayor',
      },
    },
  },
  play: async ({ canvas }) => {
    for (const group of ['Identity', 'Experience'])
      await expect(await canvas.findByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Mayor')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Contact details' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WithDocuments: Story = {
  args: { scenario: 'draft-to-sign' },
  play: async (played) => {
    for (const name of ['Identity', 'Proof of address']) {
      await openGroup(played, name);
      const group = played.canvas.getByRole('region', { name });
      await waitFor(() => expect(group.querySelector('[data-thumbnail] img'), name).toHaveAttribute('src'));
    }
    const basics = played.canvas.getByRole('group', { name: 'Basic information' });
    await expect(basics.querySelector('[data-thumbnail]')).toBeNull();
  },
};

export const ReturnAfterChange: Story = {
  play: async (played) => {
    const contact = await openGroup(played, 'Contact details');
    const change = contact.getByRole('link', { name: 'Change Contact details' });
    await expect(change).toHaveAttribute('href', '/sg-contact-info?return=check');
    await played.userEvent.click(change);
    await expect(await played.canvas.findByText('/sg-contact-info')).toBeVisible();
  },
};

/** A step has one link, which opens all its questions. */
export const OneLinkForManyAnswers: Story = {
  play: async (played) => {
    const finances = await openGroup(played, 'Employment and finances');
    const [change, ...others] = finances.getAllByRole('link');
    await expect(others).toEqual([]);
    await expect(change).toHaveAttribute('href', '/sg-assets-info?return=check');
    await played.userEvent.click(change as HTMLElement);
    await expect(await played.canvas.findByText('/sg-assets-info')).toBeVisible();
  },
};

/** A step with few answers has one link, which changes all of them. */
export const OneLinkForFewAnswers: Story = {
  args: { answers: { ...answersBefore('check-answers'), 'choose-account': { tier: 'standard', holders: 'alone' } } },
  play: async (played) => {
    await openGroup(played, 'Account');
    const tier = within(played.canvas.getByRole('group', { name: 'Account tier' }));
    await expect(tier.getByText('Just me')).toBeVisible();
    await expect(tier.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/sg-choose-account?return=check',
    ]);
  },
};

export const AfterAChangedAnswer: Story = {
  args: {
    answers: {
      ...answersBefore('check-answers'),
      'assets-info': { ...completeAnswers['assets-info'], employmentStatus: 'student' },
    },
  },
  play: async (played) => {
    const finances = await openGroup(played, 'Employment and finances');
    await expect(finances.getByText('Student')).toBeVisible();
    await expect(
      finances.queryByText('Ampang Trading Sdn Bhd'),
      'the answer of the earlier branch is absent',
    ).toBeNull();
    await expect(finances.getByText('USD 120,000.50'), 'UI-06').toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };

export const LoadError: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We couldn’t load your answers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('region', { name: 'Contact details' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to check yet')).toBeVisible();
  },
};

/** Only the rejected step is listed, and open. The review of all answers follows after the correction. */
export const ToFix: Story = {
  args: { state: 'action-needed', answers: answersThrough('agreement-info'), rejected: { contact: 'Which city?' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Change Contact details' })).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: 'Change Account tier' }),
      'only the rejected step is listed',
    ).toBeNull();
  },
};

export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Contact details' });
    await expect(canvas.queryByRole('link', { name: /^Change/ })).toBeNull();
  },
};

export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Contact details' });
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};

export const ThaiNarrow: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async (played) => {
    const identity = await openGroup(played, withLineBreaks('ข้อมูลตัวตน', 'th'));
    await expect(identity.getAllByText('มาเลเซีย')).not.toHaveLength(0);
  },
};

export const Chinese: Story = {
  globals: { language: 'zh-Hans' },
  play: async ({ canvas, userEvent }) => {
    for (const group of await canvas.findAllByRole('button', { expanded: false })) await userEvent.click(group);
    await expect(canvas.getByRole('button', { name: '显示：证件号码' })).toBeVisible();
  },
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: async ({ canvas, userEvent }) => {
    for (const group of await canvas.findAllByRole('button', { expanded: false })) await userEvent.click(group);
    await expect(canvas.getAllByRole('button', { name: /^表示：/ })).toHaveLength(2);
  },
};
/** The page shows the reply to the reviewer with the answers that the reply is about. */
export const WithReply: Story = {
  args: {
    answers: { ...answersBefore('check-answers') },
    state: 'action-needed',
    rejected: { finances: 'Your net worth is more than your income explains. Why?' },
    since: [{ save: 'assets-info', reply: 'My aunt left me shares in 2019.' }],
  },
  play: async ({ canvas }) => {
    const reply = await canvas.findByText('My aunt left me shares in 2019.');
    await expect(canvas.getByText('You answered')).toBeVisible();
    const finances = canvas.getByRole('region', { name: 'Employment and finances' });
    await expect(finances.parentElement?.contains(reply)).toBe(true);
  },
};
/** Another device changed an answer after the holder had submitted, so a notice asks to submit the part again. */
export const SubmittedThenChanged: Story = {
  args: {
    answers: { ...completeAnswers, 'choose-account': { tier: 'standard', holders: 'joint-adult' } },
    since: [{ submit: true }, { save: 'choose', answers: { route: 'manual' } }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Submit your part again')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByText('Submit your part again')).toBeNull());
  },
};
