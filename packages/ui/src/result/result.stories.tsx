import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { Result } from './result.tsx';

const meta = {
  title: 'Components/Feedback/Result',
  component: Result,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'success', title: 'Your application is in' },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: {
    description: 'We have sent a copy of what you signed to your e-mail address.',
    children: (
      <>
        <Card>
          <DescriptionList items={[{ id: 'reference', label: 'Reference', value: 'QS-2027-004182' }]} />
        </Card>
        <Card title="What happens next">
          <Timeline
            label="What happens next"
            items={[
              { id: 'a', title: 'Application received', time: 'Today, 14:05', state: 'done' },
              { id: 'b', title: 'We check your documents', time: 'By 17 March 2027', state: 'current' },
              { id: 'c', title: 'Your account is open', state: 'waiting' },
            ]}
          />
        </Card>
      </>
    ),
    actions: (
      <>
        <Button>Add money</Button>
        <Button variant="quiet">Download what you signed</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName(/Your application is in/);
    await userEvent.tab(); // a key press makes the focus visible
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle, 'a heading shows no box').toBe('none');
    canvas.getByRole('button', { name: 'Add money' }).focus();
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Add money' })).outlineStyle).not.toBe('none');
  },
};

/**
 * In a hero, the text appears after the picture, and the content after the text. With reduced motion, everything
 * appears at once.
 */
export const HeroBackground: Story = {
  args: { ...Success.args, variant: 'hero', children: <p>Next, add money.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByText('Next, add money.')).toBeVisible();
  },
};

/**
 * When the user sees the outcome for the first time, the background grows and the picture appears on it. With reduced
 * motion, both appear at once.
 */
export const AnimatedHero: Story = {
  args: { ...HeroBackground.args, animated: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    const [ground, picture] = ['.bg-hero', '.bg-hero > div > :first-child'].map((part) =>
      canvasElement.querySelector(part),
    );
    await expect(ground).toHaveClass('motion-safe:animate-q-grow');
    await expect(picture).toHaveClass('motion-safe:animate-q-arrive');
  },
};

export const Fail: Story = {
  args: {
    kind: 'fail',
    title: 'We cannot open this account',
    description: 'Accounts can be opened from the age of 18. You can come back on 4 May 2028.',
    actions: <Button variant="secondary">Back to the start</Button>,
  },
};

export const RequestRefused: Story = {
  args: {
    kind: 'declined',
    status: 'Review Failed',
    title: 'We could not approve options trading',
    description: 'You keep your account.',
  },
};

/** On screens up to 42rem high, the picture is small, so that the content after the title is visible. */
export const LowScreen: Story = {
  args: { ...RequestRefused.args },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('svg[data-picture]')?.getBoundingClientRect();
    await expect(picture?.height).toBe(matchMedia('(max-height: 42rem)').matches ? 64 : 112);
  },
};

export const Wait: Story = {
  args: {
    kind: 'wait',
    title: 'We are checking your documents',
    description: 'It takes one to three working days. We will write to you.',
  },
};
