import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import AgreementInfoScreen from './agreement-info.tsx';

const meta = {
  title: 'Screens/Opening/Agreements',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-agreement-info',
    answers: answersBefore('agreement-info'),
    face: { result: 'passed', attempts: 1 },
    children: <AgreementInfoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const together = await canvas.findByRole('checkbox', {
      name: 'I have read these 2 documents and agree to them.',
    });
    await expect(together, 'nobody else ticks it').not.toBeChecked();
    await expect(canvas.queryByText(/W-8BEN/), 'the consent for the W-8BEN came before its signature').toBeNull();
    await step('one reader shows all texts by keyboard', async () => {
      (await canvas.findByRole('button', { name: 'Read all documents' })).focus();
      await userEvent.keyboard('{Enter}');
      const shown = within(await screen.findByRole('dialog', { name: 'Agreements' }));
      await waitFor(() => expect(shown.getAllByRole('heading', { level: 3 })).toHaveLength(4));
      await expect(together, 'reading ticks nothing').not.toBeChecked();
    });
    const reader = within(await screen.findByRole('dialog', { name: 'Agreements' }));
    await step('the acceptance below the texts opens the next text', async () => {
      await userEvent.click(reader.getByRole('button', { name: 'Go to the end' }));
      await expect(
        reader.getByRole('button', { name: 'I have read these 2 documents and agree to them.' }),
      ).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(together).toBeChecked();
      await expect(reader.getByRole('heading', { level: 3, name: /^Privacy notice/ })).toHaveFocus();
    });
    await step('a text with a separate acceptance follows, and the last one continues', async () => {
      await userEvent.click(reader.getByRole('button', { name: /agree to: Privacy notice/ }));
      await userEvent.click(reader.getByRole('button', { name: /agree to: Risk warning/ }));
      await expect(await canvas.findByText('/sg-check-answers')).toBeVisible();
    });
  },
};

/** Customers can accept each document on the page without opening the reader. */
export const AcceptedOnPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: /these 2 documents/ });
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    for (const box of canvas.getAllByRole('checkbox')) {
      box.focus();
      await userEvent.keyboard(' ');
    }
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-check-answers')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /overseas-listed/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const errors = await canvas.findAllByText('You must read and agree in order to continue');
    await expect(errors, 'MSG-02: one for each acceptance that is missing').toHaveLength(2);
    const together = canvas.getByRole('checkbox', { name: /these 2 documents/ });
    await waitFor(() => expect(together, 'the first wrong field').toHaveFocus());
    await userEvent.click(together);
    await expect(canvas.getAllByText('You must read and agree in order to continue')).toHaveLength(1);
  },
};

/** Documents that the customer read on an earlier visit count as read if version and language are the same. */
export const ReadBefore: Story = {
  args: {
    answers: {
      ...answersThrough('face-h5'),
      'agreement-info': {
        consents: [],
        read: [
          { id: 'client-agreement', version: '2026-10', language: 'en' },
          { id: 'risk-disclosure', version: '2025-10', language: 'en' },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('You’ve read to the end')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Read all documents' }));
    const unread = within(await screen.findByRole('dialog', { name: 'Agreements' }));
    await waitFor(() => expect(unread.getAllByRole('heading', { level: 3 })).toHaveLength(3));
    await userEvent.keyboard('{Escape}');
  },
};

export const Filled: Story = {
  args: { answers: answersThrough('agreement-info') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3));
  },
};

export const ReplacedVersion: Story = {
  args: {
    answers: {
      ...answersThrough('face-h5'),
      'agreement-info': { consents: [{ id: 'client-agreement', version: '0', language: 'en' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: /these 2 documents/ })).not.toBeChecked();
  },
};

export const NoAgreements: Story = {
  args: { today: '2026-09-30' }, // the day before the first agreements took effect
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No agreements to accept')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getAgreements: 'silent' } } };

export const LoadError: Story = {
  args: { faults: { getAgreements: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We couldn’t load the agreements')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('checkbox', { name: /these 2 documents/ })).toBeVisible();
  },
};

export const UnderReviewReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /these 2 documents/ });
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const OfflineAtSave: Story = {
  args: { faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
};

export const ThaiAt320: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox', { name: /^ข้าพเจ้าได้อ่านและยอมรับ/ })).toHaveLength(3);
  },
};
