import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import CfdIntroScreen from './cfd-intro.tsx';

const meta = {
  title: 'Screens/CFD/What CFD trading is',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { product: 'cfd', path: '/cfd-intro', scenario: 'cfd-new', children: <CfdIntroScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/5× leverage: a 1% change in price/)).toBeVisible();
    await userEvent.click(canvas.getAllByText('Show as a table')[0] as HTMLElement);
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Apply for CFD trading' }));
    await expect(await canvas.findByText('/sg-cfd')).toBeVisible();
  },
};
