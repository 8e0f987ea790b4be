import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import RequestStatusScreen from './request-status.tsx';

const meta = {
  title: 'Screens/Account/Request status',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: {
    flowName: 'tier-change',
    path: '/account-tier-status',
    scenario: 'tier-under-review',
    children: <RequestStatusScreen />,
  },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TierUnderReview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Under Review/ })).toBeVisible();
    await expect(canvas.getByText(/You can’t send another request until then/)).toBeVisible();
  },
};
export const TierChanged: Story = {
  args: { scenario: 'tier-intel' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /You’re now on the Intel tier/ })).toBeVisible();
    await expect(canvas.getByText(/^Its fees and features apply from/)).toBeVisible();
  },
};
export const TierRefused: Story = {
  args: { scenario: 'tier-declined' },
  play: async ({ canvas, step }) => {
    await step('MSG-39 the refusal is visible', async () => {
      await expect(
        await canvas.findByRole('heading', { name: /We couldn’t change your tier Review Failed/ }),
      ).toBeVisible();
      await expect(canvas.getByText('Please call us first.')).toBeVisible();
      const actions = canvas.getByRole('contentinfo');
      await expect(within(actions).getByRole('button', { name: 'Send another request' })).toBeVisible();
      await expect(actions, 'contact comes first').toHaveTextContent(/^Contact customer service/);
    });
  },
};
export const TierToFix: Story = {
  args: { scenario: 'tier-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please look at the conditions again.')).toBeVisible();
  },
};
export const MarginSettling: Story = {
  args: { flowName: 'margin-upgrade', path: '/margin-upgrade-status', scenario: 'margin-settling' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for settlement')).toBeVisible();
  },
};
export const MarginToFix: Story = {
  args: { flowName: 'margin-upgrade', path: '/margin-upgrade-status', scenario: 'margin-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please read it again.')).toBeVisible();
  },
};
export const MarginUpgraded: Story = {
  args: { flowName: 'margin-upgrade', path: '/margin-upgrade-status', scenario: 'margin-upgraded' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /You now have a margin account/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to account centre' }), 'the action is in the bar').toBeVisible();
    await expect(canvas.getByText(/^If your account falls below its maintenance margin/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Check your available funds/ })).toHaveAttribute(
      'href',
      '/assets-detail-sg',
    );
  },
};
/** A browser links to the app, where customers trade with the margin account. */
export const MarginInABrowser: Story = {
  args: { ...MarginUpgraded.args, hostServices: { appAddress: 'https://www.example.com/app' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Trade in our app' })).toHaveAttribute(
      'href',
      'https://www.example.com/app',
    );
    const actions = canvas.getByRole('contentinfo');
    await expect(actions, 'trading comes first').toHaveTextContent(/^Trade in our appGo to account centre/);
  },
};
export const MarginInABrowserBlackThai: Story = {
  args: MarginInABrowser.args,
  globals: { skin: 'black', language: 'th', viewport: { value: 'small', isRotated: false } },
};
export const InformationInABrowser: Story = {
  args: {
    ...MarginInABrowser.args,
    flowName: 'information-change',
    path: '/change-information-status',
    scenario: 'information-changed',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to account centre' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Trade in our app' }), 'trading is not affected').toBeNull();
  },
};
export const MarginRefused: Story = {
  args: { flowName: 'margin-upgrade', path: '/margin-upgrade-status', scenario: 'margin-declined' },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: /We couldn’t upgrade your account to margin/ }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-picture=margin-refused]'), 'the picture is specific').toBeVisible();
    await expect(await canvas.findByText('Your application doesn’t meet our conditions.')).toBeVisible();
    await expect(canvas.getByText(/^You can’t apply for this again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other products' })).toHaveAttribute(
      'href',
      '/sg-account-center',
    );
    await expect(canvas.queryByRole('button', { name: 'Send another request' }), 'the decision is final').toBeNull();
  },
};
export const InformationUnderReview: Story = {
  args: { flowName: 'information-change', path: '/change-information-status', scenario: 'information-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Under Review/ })).toBeVisible();
  },
};
export const InformationToFix: Story = {
  args: { flowName: 'information-change', path: '/change-information-status', scenario: 'information-sent-back' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please say which pension.')).toBeVisible();
  },
};
export const InformationRefused: Story = {
  args: { flowName: 'information-change', path: '/change-information-status', scenario: 'information-declined' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send another request' })).toBeVisible();
    await expect(canvas.getByText(/didn’t tell us enough/), 'the reason is visible').toBeVisible();
    await expect(canvas.getByText(/^Contact customer service first/)).toBeVisible();
  },
};
export const InformationChanged: Story = {
  args: { flowName: 'information-change', path: '/change-information-status', scenario: 'information-changed' },
  play: async ({ canvas, step }) => {
    await step('STATE-02 the result is visible', async () => {
      await expect(
        await canvas.findByRole('heading', { name: /Successfully modified account information/ }),
      ).toBeVisible();
    });
  },
};
export const DocumentsAskedFor: Story = {
  args: { flowName: 'document-request', path: '/requested-documents-status', scenario: 'document-asked' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Payslips of the last 3 months.')).toBeVisible();
    await expect(canvas.getByText('Your account stays open. We only need what’s listed here.')).toBeVisible();
    await expect(canvas.queryByText(/start again/), 'nothing was started').toBeNull();
    await expect(canvas.getByRole('heading', { name: /Send us an additional document/ })).toBeVisible();
    await expect(canvas.getByText('Requested document')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Upload the document' }));
    await expect(await canvas.findByText('/requested-documents')).toBeVisible();
  },
};
export const DocumentsUnderReview: Story = {
  args: { flowName: 'document-request', path: '/requested-documents-status', scenario: 'document-sent' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Under Review/ })).toBeVisible();
  },
};
export const DocumentsRefused: Story = {
  args: { flowName: 'document-request', path: '/requested-documents-status', scenario: 'document-declined' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /We couldn’t accept your documents Review Failed/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another document' })).toBeVisible();
  },
};
export const DocumentsAccepted: Story = {
  args: { flowName: 'document-request', path: '/requested-documents-status', scenario: 'document-accepted' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /We’ve accepted your documents/ })).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { flowName: 'margin-upgrade', path: '/margin-upgrade-status', scenario: 'margin-settling' },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
};
