import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { ScenarioScreen } from './scenario-screen.tsx';

/** The screen at which a customer opens the app, for each place where they can stand. The sandbox's console offers the same as links. */
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

/** Where the customer stands, as on the pages of screens. */
type Stage = 'not-open' | 'waiting' | 'to-fix' | 'open' | 'refused';

const at = (scenario: string, stage: Stage, shown: RegExp): Story => ({
  args: { scenario },
  tags: [`stage-${stage}`],
  play: async ({ canvas }) => {
    const found = await canvas.findAllByText(shown);
    await expect(found[0]).toBeVisible();
  },
});

export const New = at('new', 'not-open', /How to verify your identity/);
export const Draft = at('draft', 'not-open', /^Employment status$/);
export const DraftToSign = at('draft-to-sign', 'not-open', /Sign and submit/);
export const DraftOlderVersion = at('draft-older-version', 'not-open', /What’s changed since your last visit/);
export const DraftExpired = at('draft-expired', 'not-open', /Your earlier application has expired/);
export const UnderReview = at('under-review', 'waiting', /Under Review/);
export const UnderReviewLate = at('under-review-late', 'waiting', /is taking longer than expected/);
export const ToFixTwoItems = at('rejected-two-items', 'to-fix', /It was issued in May/);
export const ToFixCorrectedToSign = at('corrected-to-sign', 'to-fix', /so check them and sign again/);
export const ToFixCorrectedAndSigned = at('corrected-and-signed', 'to-fix', /Send your application back for review/);
export const OpenedMargin = at('opened-margin', 'open', /Margin/);
export const RefusedMayTryAgain: Story = {
  ...at('failed-may-try-again', 'refused', /you can apply again/),
  name: 'Refused, may apply again',
};
export const RefusedFinal = at('failed-final', 'refused', /This decision is final/);
export const DraftInThai: Story = {
  args: { scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
