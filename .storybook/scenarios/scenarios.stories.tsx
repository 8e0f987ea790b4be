import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { ScenarioScreen } from './scenario-screen.tsx';

/** The screen at which the app opens for a customer in each state. The sandbox's console has the same scenarios as links. */
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

/** The stage of the customer, as screen pages of the sidebar name it. */
type Stage = 'not-open' | 'waiting' | 'to-fix' | 'open' | 'refused';

const at = (scenario: string, stage: Stage, shown: RegExp): Story => ({
  args: { scenario },
  tags: [`stage-${stage}`],
  play: async ({ canvas }) => {
    const found = await canvas.findAllByText(shown);
    const isSeen = found.some((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    await expect(isSeen, 'the bar also has the title, which is visible only after scrolling').toBe(true);
  },
});

/** The customer has registered and started nothing. The next step is to choose how to verify their identity. */
export const New = at('new', 'not-open', /How to verify your identity/);

/** The customer has saved a draft up to the contact details. Work and finances come next. */
export const Draft = at('draft', 'not-open', /^Employment status$/);

/** The customer has answered everything. The next step is to sign and submit. */
export const DraftToSign = at('draft-to-sign', 'not-open', /Sign and submit/);

/** The customer has a draft from before the occupation was a list, and has to choose it again. */
export const DraftOlderVersion = at('draft-older-version', 'not-open', /What’s changed since your last visit/);

/** The customer left a draft for thirty days. It was deleted after a warning by email, and the page says so. */
export const DraftExpired = at('draft-expired', 'not-open', /Your earlier application has expired/);

/** The customer has submitted. The broker decides next. */
export const UnderReview = at('under-review', 'waiting', /Under Review/);

/** The customer submitted ten days ago, longer than we announced, and the page says so. */
export const UnderReviewLate = at('under-review-late', 'waiting', /is taking longer than expected/);

/** The customer has two items to correct, one with a note. */
export const ToFixTwoItems = at('rejected-two-items', 'to-fix', /Send one from the last 3 months/);

/** The customer has corrected both items. The next step is to check and sign again. */
export const ToFixCorrectedToSign = at('corrected-to-sign', 'to-fix', /so check them and sign again/);

/** The customer has corrected and signed. The next step is to send the application again. */
export const ToFixCorrectedAndSigned = at('corrected-and-signed', 'to-fix', /Send your application back for review/);

/** The customer has an open margin account and can add money. */
export const OpenedMargin = at('opened-margin', 'open', /Margin/);

/** The customer was refused for a reason that can change, and may apply again. */
export const RefusedMayTryAgain: Story = {
  ...at('failed-may-try-again', 'refused', /you can apply again/),
  name: 'Refused, may apply again',
};

/** The customer was refused finally. The page says whom to contact. */
export const RefusedFinal = at('failed-final', 'refused', /This decision is final/);

/** The saved draft in Thai on a small phone. */
export const DraftInThai: Story = {
  args: { scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
