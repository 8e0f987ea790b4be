import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import FuturesOpenScreen from './futures-open.tsx';

const meta = {
  title: 'Screens/Futures/Confirm',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'futures',
    path: '/sg-futures-open',
    scenario: 'futures-to-confirm',
    children: <FuturesOpenScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmAndSubmit: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Futures trades in the past 3 years')).toBeVisible();
    await expect(canvas.getByText('2 agreements')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByText('You must read and agree in order to continue'), 'MSG-02').toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(await canvas.findByText('/sg-futures-wait')).toBeVisible();
  },
};
export const ChangeAnswer: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Change/ });
    await userEvent.click(first as HTMLElement);
    await expect(await canvas.findByText('/sg-futures-experience')).toBeVisible();
  },
};
export const WhileLoading: Story = { args: { faults: { getApplication: 'silent' } } };
