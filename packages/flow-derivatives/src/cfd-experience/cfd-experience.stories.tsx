import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryFlow } from '../internal/story-flow.tsx';
import CfdExperienceScreen from './cfd-experience.tsx';

const meta = {
  title: 'CFD/Experience',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'cfd',
    path: '/sg-cfd-experience',
    scenario: 'cfd-experience',
    children: <CfdExperienceScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoneOfThese: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'None of these' }));
    await expect(canvas.getByText(/Shares and ETFs stay open to you/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByRole('link', { name: /Without one of these assessments we cannot open/ }),
      'RULE-14',
    ).toBeVisible();
  },
};

export const AssessmentStillCounts: Story = {
  args: { scenario: 'cfd-quiz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your assessment counts until 21\/11\/2027/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-cfd-knowledge')).toBeVisible();
  },
};

export const JapaneseNarrow: Story = { globals: { language: 'ja', viewport: { value: 'small' } } };
