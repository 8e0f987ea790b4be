import { completeAdult, completeMinor, minorDocuments } from '@quayside/rules/testing/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createJointAnswers } from '../testing/joint-stories.tsx';
import { StoryFlow } from '../testing/story-flow.tsx';
import HoldersBoardScreen from './holders-board.tsx';

const { 'sign-info': _, ...unsigned } = createJointAnswers('joint-adult');
const { 'sign-info': __, 'check-answers': ___, 'agreement-info': ____, ...begun } = completeAdult;
const invited = { name: 'Lim Wei Ming', mobile: '+6591234567' };

const meta = {
  title: 'Screens/Joint account/Board',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-holders',
    answers: createJointAnswers('joint-adult'),
    since: [{ submit: true }],
    children: <HoldersBoardScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

const peopleIn = (list: HTMLElement | undefined) => [...(list?.children ?? [])] as HTMLElement[];

export const ParticipationOptions: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const mine = await canvas.findByRole('region', { name: 'Tan Mei Ling' });
    await expect(mine).toHaveTextContent('Done');
    await expect(mine).toHaveTextContent('First holder · You');
    await expect(canvas.getByRole('region', { name: 'Second holder' })).toHaveTextContent('Not started');
    await step('both holders appear with their progress, who acts next, and what each can see', async () => {
      const [me, other] = peopleIn(canvas.getAllByRole('list')[0]);
      await expect(me).toHaveTextContent(/^You(\d+) of \1 done$/);
      await expect(other).toHaveTextContent(/^Second holder0 of \d+ doneNext$/);
      await expect(canvas.getByText(/^With a link, you don’t see each other’s answers/)).toBeVisible();
    });
    await step('the next step and the storage date are visible', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Next: the second holder’s partSend the second holder/,
      );
      await expect(await canvas.findByText(/^We keep both parts until 21 Dec 2026\./)).toBeVisible();
      const [first] = canvas.getAllByRole('region');
      await expect(first, 'the part to do comes before the one that is done').toHaveAccessibleName('Second holder');
    });
    await step('the link opens the invitation', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Invite by link' }));
      await expect(await canvas.findByText('/sg-invite-holder')).toBeVisible();
    });
  },
};
export const ViewerActsNext: Story = {
  args: { answers: unsigned, since: [], second: { answers: completeAdult, done: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('It’s your turn.')).toBeVisible();
    await expect(peopleIn(canvas.getAllByRole('list')[0])[0]).toHaveTextContent(/Your turn$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Continue your part' }));
    await expect(await canvas.findByText('/sg-sign-info')).toBeVisible();
  },
};
export const SecondHolderInvited: Story = {
  args: { second: { invited } },
  play: async ({ canvas, userEvent, step }) => {
    await expect(await canvas.findByText('Waiting for Lim Wei Ming')).toBeVisible();
    await expect(
      canvas.getByText(/^We’ve invited Lim Wei Ming on •••• 4567. .* valid until 28 Nov 2026/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/sg-invite-holder');
    await step('a reminder can be sent once a day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send a reminder' }));
      await expect(await canvas.findByText(/You can send another from 22 Nov 2026/)).toBeVisible();
    });
    await step('the invitation is withdrawn after a confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the invitation' }));
      const dialog = document.querySelector<HTMLElement>('[role="alertdialog"]');
      await expect(dialog).toHaveTextContent('The link will stop working.');
      await userEvent.click(dialog?.querySelector('button') ?? document.body);
    });
  },
};
export const BothOnThisDevice: Story = {
  args: { second: { answers: begun } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hand over the phone' })).toBeVisible();
    await expect(canvas.getByText('You share one phone, so each of you can open both parts.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Lim Wei Ming' })).toHaveTextContent('Second holder');
  },
};
export const Minor: Story = {
  args: { answers: createJointAnswers('joint-minor') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First holder and guardian · You')).toBeVisible();
    await expect(canvas.getByText('You fill in both parts, so you see both.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Fill in the minor’s part' })).toHaveAttribute(
      'href',
      '/joint-sg-choose',
    );
  },
};
export const BothOnThisDeviceThai: Story = {
  args: BothOnThisDevice.args ?? {},
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
export const MinorToFix: Story = {
  args: {
    answers: createJointAnswers('joint-minor'),
    state: 'action-needed',
    since: [],
    documents: minorDocuments,
    second: { answers: completeMinor, done: true, rejected: { 'identity-document': { code: 'minor-proof' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Sorry, the account opening review of the minor holder has not passed, please revise'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Revise the minor’s part' }));
    await expect(await canvas.findByText('/joint-sg-account-state')).toBeVisible();
  },
};
/** A minor who is now 18 can be converted to an adult holder. */
export const MinorCameOfAge: Story = {
  args: {
    answers: createJointAnswers('joint-minor'),
    documents: minorDocuments,
    second: {
      answers: {
        ...completeMinor,
        'base-info': { ...completeMinor['base-info'], dateOfBirth: '2008-11-21' },
        'w8ben.form': { ...completeMinor['w8ben.form'], dateOfBirth: '2008-11-21' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The second holder is now an adult')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with two adults' }));
    await expect(await canvas.findByText('Second holder', { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText('The second holder is now an adult')).toBeNull();
  },
};
export const BothSubmitted: Story = {
  args: { state: 'under-review', since: [], second: { answers: completeAdult, done: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Both holders have finished. Your reference: QS-/)).toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getHoldersBoard: 'silent' } } };
export const Offline: Story = {
  args: { faults: { getHoldersBoard: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { second: { invited } },
  globals: { language: 'th', viewport: { value: 'small' } },
};
export const JapaneseMinor: Story = {
  args: { answers: createJointAnswers('joint-minor') },
  globals: { language: 'ja', viewport: { value: 'small' } },
};
