import { completeMinor } from '@quayside/rules/journeys/joint/complete-joint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JointStory, openedBy } from '../internal/joint-stories.tsx';
import SubmitPhotoScreen from './submit-photo.tsx';

const { choose, 'choose-tip': tip, 'base-info': base, 'contact-info': contact } = completeMinor;
const before = { choose, 'choose-tip': tip, 'base-info': base, 'contact-info': contact };

const meta = {
  title: 'Joint/Identity document',
  component: JointStory,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/joint-sg-submit-photo',
    answers: openedBy('joint-minor'),
    second: { answers: before },
    children: <SubmitPhotoScreen />,
  },
} satisfies Meta<typeof JointStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One side, and nothing that expires or is signed. */
export const OfAMinor: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Photograph the birth certificate' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Birth certificate' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAttribute('href', '#front');
  },
};
export const ThaiNarrow: Story = { globals: { language: 'th', viewport: { value: 'small' } } };
