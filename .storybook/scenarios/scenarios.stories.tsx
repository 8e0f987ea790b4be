import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { ScenarioScreen } from './scenario-screen.tsx';

/** The screen at which a customer opens the app: choose a scenario in the controls, in any language and skin. The sandbox's console offers the same as links. */
const meta = {
  title: 'Start/Scenarios',
  component: ScenarioScreen,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    scenario: { name: 'Scenario', control: { type: 'select' }, options: scenarios.map(({ id }) => id) },
  },
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

export const New = at('new', /How to verify your identity/);
export const Draft = at('draft', /^Employment status$/);
export const DraftToSign = at('draft-to-sign', /Sign and submit/);
export const DraftOlderVersion = at('draft-older-version', /What’s changed since your last visit/);
export const DraftExpired = at('draft-expired', /Your earlier application has expired/);
export const UnderReview = at('under-review', /Under Review/);
export const UnderReviewLate = at('under-review-late', /is taking longer than expected/);
export const ToFixTwoItems = at('rejected-two-items', /It was issued in May/);
export const ToFixCorrectedToSign = at('corrected-to-sign', /so check them and sign again/);
export const ToFixCorrectedAndSigned = at('corrected-and-signed', /Send your application back for review/);
export const OpenedMargin = at('opened-margin', /Margin/);
export const RefusedMayTryAgain: Story = {
  ...at('failed-may-try-again', /You can apply again/),
  name: 'Refused, may apply again',
};
export const RefusedFinal = at('failed-final', /This decision is final/);
export const DraftInThai: Story = {
  args: { scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
