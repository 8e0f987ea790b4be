import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import AgreementInfoScreen from './agreement-info.tsx';

const meta = {
  title: 'Opening/Agreements',
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
    const first = await canvas.findByRole('checkbox', { name: 'I have read and agree to: Client agreement' });
    await expect(first, 'nobody else ticks it').not.toBeChecked();
    await step('each text opens, by keyboard', async () => {
      canvas.getByRole('button', { name: 'Read: Client agreement' }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'I have read to the end' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Read: Client agreement' })).toHaveFocus());
    });
    await step('each is agreed to by itself', async () => {
      for (const box of canvas.getAllByRole('checkbox')) {
        box.focus();
        await userEvent.keyboard(' ');
      }
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-check-answers')).toBeVisible();
    });
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Risk disclosure/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const links = await canvas.findAllByRole('link', { name: 'You must read and agree in order to continue' });
    await expect(links, 'MSG-02: one for each text that is not agreed to').toHaveLength(4);
    await userEvent.click(links[1] as HTMLElement);
    await expect(canvas.getByRole('checkbox', { name: /Privacy notice/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Privacy notice/ }));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

export const Filled: Story = {
  args: { answers: answersThrough('agreement-info') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5));
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
    await expect(await canvas.findByRole('checkbox', { name: /Client agreement/ })).not.toBeChecked();
  },
};

export const NoAgreements: Story = {
  args: { today: '2026-09-30' }, // the day before the first ones took effect
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to agree to')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getAgreements: 'silent' } } };

export const LoadFailed: Story = {
  args: { faults: { getAgreements: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The agreements did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('checkbox', { name: /Client agreement/ })).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /Client agreement/ });
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
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5);
  },
};

export const ThaiNarrow: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox', { name: /^ฉันได้อ่านและตกลงตาม/ })).toHaveLength(5);
  },
};
