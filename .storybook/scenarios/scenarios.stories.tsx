import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scenarios } from '../../packages/sandbox/src/scenarios/scenarios.ts';
import { ScenarioScreen } from './scenario-screen.tsx';

/** The catalogue of scenarios: choose any of them below, in any language and skin. The console of the sandbox gives the same as links. */
const meta = {
  title: 'Start/Scenarios',
  component: ScenarioScreen,
  parameters: { layout: 'fullscreen' },
  argTypes: { scenario: { control: 'select', options: scenarios.map(({ id }) => id) } },
} satisfies Meta<typeof ScenarioScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (scenario: string, shown: RegExp): Story => ({
  args: { scenario },
  play: async ({ canvas }) => {
    const found = await canvas.findAllByText(shown);
    await expect(found[0]).toBeVisible();
  },
});

export const New = at('new', /How would you like to open your account/);
export const Draft = at('draft', /Your work and finances/);
export const DraftToSign = at('draft-to-sign', /Sign and submit/);
export const DraftOlderVersion = at('draft-older-version', /What changed since you were here/);
export const DraftExpired = at('draft-expired', /Your earlier application has expired/);
export const UnderReview = at('under-review', /Under Review/);
export const UnderReviewLate = at('under-review-late', /takes longer than we said/);
export const RejectedTwoItems = at('rejected-two-items', /It was issued in May/);
export const CorrectedToSign = at('corrected-to-sign', /check your answers and sign again/);
export const CorrectedAndSigned = at('corrected-and-signed', /Send it again for review/);
export const OpenedMargin = at('opened-margin', /Margin/);
export const FailedMayTryAgain = at('failed-may-try-again', /You can apply again/);
export const FailedFinal = at('failed-final', /This decision stands/);
export const DraftInThai: Story = {
  args: { scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
