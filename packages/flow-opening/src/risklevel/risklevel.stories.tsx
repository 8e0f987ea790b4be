import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answersBefore, answersThrough, StoryFlow } from '../internal/story-flow.tsx';
import RisklevelScreen from './risklevel.tsx';

const meta = {
  title: 'Opening/Risk profile',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-risklevel', answers: answersBefore('risklevel'), children: <RisklevelScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('7 questions left. Your profile appears here after them.')).toBeVisible();
    await expect(canvas.queryByRole('checkbox'), 'nothing to accept before there is a result').toBeNull();
    for (const question of canvas.getAllByRole('radiogroup')) {
      within(question).getAllByRole('radio').at(-1)?.focus();
      await userEvent.keyboard(' ');
    }
    await expect(await canvas.findByText('Aggressive')).toBeVisible();
    canvas.getByRole('checkbox', { name: /describes me/ }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-select-accountType')).toBeVisible();
  },
};

export const Filled: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conservative')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /describes me/ })).toBeChecked();
  },
};

export const AnotherProfileIsAcceptedAnew: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    for (const question of canvas.getAllByRole('radiogroup'))
      await userEvent.click(within(question).getAllByRole('radio').at(-1) as HTMLElement);
    await expect(await canvas.findByText('Aggressive')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /describes me/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', { name: 'You must read and agree in order to continue' }),
      'MSG-02',
    ).toBeVisible();
  },
};

export const HeldDown: Story = {
  args: { answers: answersThrough('risklevel') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    for (const question of canvas.getAllByRole('radiogroup').slice(1))
      await userEvent.click(within(question).getAllByRole('radio').at(-1) as HTMLElement);
    await expect(await canvas.findByText(/leaves little room for losses/)).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const links = await canvas.findAllByRole('link', { name: 'Please answer this question.' });
    await expect(links).toHaveLength(7);
    await userEvent.click(links[2] as HTMLElement);
    await expect(canvas.getAllByRole('radiogroup')[2]).toContainElement(document.activeElement as HTMLElement);
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const SentBack: Story = {
  args: { state: 'action-needed', answers: completeAnswers, rejected: { 'risk-profile': 'Two answers contradict.' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Two answers contradict.')).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { state: 'under-review', answers: completeAnswers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Conservative')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'More than 10 years' })).toBeDisabled();
  },
};
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('risklevel'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Conservative');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
  },
};
export const ThaiNarrow: Story = {
  args: { answers: answersThrough('risklevel') },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'ระดับความเสี่ยงของคุณ' })).toBeVisible();
  },
};
