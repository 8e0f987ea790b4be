import { completeAdult, completeMinor } from '@quayside/rules/journeys/joint/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JointStory, openedBy } from '../internal/joint-stories.tsx';
import BaseInfoScreen from './base-info.tsx';

const { choose, 'choose-tip': tip, 'base-info': base } = completeMinor;

const meta = {
  title: 'Joint/Basic information',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-base-info',
    answers: openedBy('joint-minor'),
    second: { answers: { choose, 'choose-tip': tip } },
    children: <BaseInfoScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMinor: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The minor's part, filled in by the guardian")).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Birth certificate' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'MyKad' })).toBeNull();
  },
};
/** Who is 18 is no minor: said at the field, nothing else is lost. */
export const NoMinor: Story = {
  args: { second: { answers: { choose, 'choose-tip': tip, 'base-info': { ...base, dateOfBirth: '2008-11-21' } } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByDisplayValue('Tan Xiao Yu', { exact: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', { name: 'This person is 18 or older and opens as an adult holder.' }),
    ).toBeVisible();
  },
};
export const OfAnAdult: Story = {
  args: { answers: openedBy('joint-adult') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The second holder's part")).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Birth certificate' })).toBeNull();
  },
};
/** Two mobiles, one person: said at the number. */
export const SamePerson: Story = {
  args: {
    answers: openedBy('joint-adult'),
    second: {
      answers: { choose, 'choose-tip': tip, 'base-info': { ...completeAdult['base-info'], documentNumber: '' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByDisplayValue('Lim Wei Ming', { exact: false });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Document number' }), 'A12345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const refused = await canvas.findByRole('link', { name: /^This is the other holder's document number/ });
    await expect(refused).toHaveAttribute('href', '#documentNumber');
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
