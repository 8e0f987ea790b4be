import { BridgeRefused } from '@quayside/bridge/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import AccountCenterScreen from './account-center.tsx';

const meta = {
  title: 'Screens/Account/Centre',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-account-center', scenario: 'account-invested', children: <AccountCenterScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CashAccount: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('accounts, tier and available products are visible', async () => {
      await expect(await canvas.findByText('Cash account')).toBeVisible();
      await expect(canvas.queryByText(/SGD/), 'home has the values').toBeNull();
      await expect(canvas.getByText('Tier: Standard')).toBeVisible();
      await expect(canvas.getByText('Upgrade to a margin account')).toBeVisible();
      await expect(canvas.getByText('Valid until 31 Dec 2029')).toBeVisible();
    });
    await step('a row opens the account', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /Cash account/ }));
      await expect(await canvas.findByText('/assets-detail-sg')).toBeVisible();
    });
  },
};
export const MarginAccount: Story = {
  args: { scenario: 'account-on-loan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Margin account')).toBeVisible();
    await expect(canvas.queryByText('Upgrade to a margin account')).toBeNull();
  },
};
export const WithEveryProduct: Story = {
  args: { scenario: 'account-derivatives' },
  play: async ({ canvas }) => {
    const accounts = within(await canvas.findByRole('region', { name: 'Your accounts' }));
    await expect(accounts.getByRole('link', { name: /^Options/ })).toHaveTextContent(/In your margin account/);
    await expect(canvas.queryByRole('region', { name: 'Products you can add' }), 'all products are open').toBeNull();
  },
};
const screens = { openAppScreen: fn() };
export const MarginCall: Story = {
  args: { scenario: 'account-margin-call', hostServices: screens },
  play: async ({ canvas, userEvent, step }) => {
    const todo = within(await canvas.findByRole('region', { name: 'To do' }));
    await expect(todo.getByText(/^Margin call: deposit$/)).toHaveTextContent(/deposit SGD\s[\d,]+\.\d\d$/);
    const [until, why, deposit, positions] = [
      todo.getByText(/^Deposit today\./),
      todo.getByText('Why?').closest('summary') as HTMLElement,
      todo.getByRole('link', { name: 'Deposit money' }),
      todo.getByRole('link', { name: 'View positions' }),
    ].map((one) => one.getBoundingClientRect());
    await expect(why?.top, 'the reason follows what it explains').toBe(until?.bottom);
    await expect(why?.left, 'in line with it').toBe(until?.left);
    await expect((deposit?.top ?? 0) - (why?.bottom ?? 0), 'the text is close to the button').toBe(4);
    await expect(positions?.top, 'no hole').toBe(deposit?.bottom);
    for (const target of [why, deposit, positions]) await expect(target?.height).toBeGreaterThanOrEqual(44);
    await step('the deposit button opens the screen of the app', async () => {
      await userEvent.click(todo.getByRole('link', { name: 'Deposit money' }));
      await expect(screens.openAppScreen).toHaveBeenCalledWith('deposit');
    });
    await userEvent.click(todo.getByRole('link', { name: 'View positions' }));
    await expect(await canvas.findByText('/assets-detail-sg')).toBeVisible();
  },
};
export const MarginCallThaiBlackAt320: Story = {
  args: { scenario: 'account-margin-call' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const RequestUnderReview: Story = {
  args: { scenario: 'tier-under-review' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Tier: Standard.*Under Review/ }));
    await expect(await canvas.findByText('/account-tier-status')).toBeVisible();
  },
};
export const WithRequestToFix: Story = {
  args: { scenario: 'information-sent-back' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Change to your details.*Action needed/ }));
    await expect(await canvas.findByText('/change-information-status')).toBeVisible();
  },
};
export const WithRequestedDocument: Story = {
  args: { scenario: 'document-asked' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Upload the documents.*Action needed/ }));
    await expect(await canvas.findByText('/requested-documents')).toBeVisible();
  },
};
const opened = fn();
export const DocumentsInABrowser: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const section = within(await canvas.findByRole('region', { name: 'Documents' }));
    await step('BRIDGE-02 each document opens as a file in a new window', async () => {
      const statement = await section.findByRole('link', { name: /Today’s account statement/ });
      await expect(statement).toHaveAttribute('target', '_blank');
      await expect(statement.getAttribute('href')).toContain('/paper/v1?');
      await expect(section.getByRole('link', { name: /what you submitted/ })).toBeVisible();
    });
    await userEvent.click(section.getByRole('button', { name: /Show all/ }));
    await expect(await section.findByRole('heading', { name: 'Statements' })).toHaveFocus();
    const uploads = within(await section.findByRole('list', { name: 'Uploads' }));
    await expect(await uploads.findByRole('link', { name: /Proof of address/ })).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Agreements' })).toBeVisible();
  },
};
export const DocumentsInTheApp: Story = {
  args: { hostServices: { openFile: opened } },
  play: async ({ canvas, userEvent }) => {
    const statement = await canvas.findByRole('link', { name: /Today’s account statement/ });
    await expect(statement, 'the app opens no window').not.toHaveTextContent(/new window/);
    await userEvent.click(statement);
    await expect(opened).toHaveBeenCalledWith(expect.stringContaining('/paper/v1?'), 'application/pdf');
  },
};
export const DocumentsOffline: Story = {
  args: { faults: { getCustomerDocuments: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /couldn’t load/ }));
    await expect(await canvas.findByRole('link', { name: /Today’s account statement/ })).toBeVisible();
  },
};
export const EmailLinked: Story = {
  play: async ({ canvas, step }) => {
    await step('START-11 the ninth bit says that the email is bound', async () => {
      const linked = await canvas.findByText('Your email address is linked.');
      await expect(linked).toBeVisible();
      await expect(linked.closest('li'), 'the row is not a link').toBeNull();
      await expect(canvas.queryByRole('button', { name: /Link an email/ })).toBeNull();
    });
  },
};
export const EmailInABrowser: Story = {
  args: { scenario: 'new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Link an email address/ }));
    await expect(await canvas.findByText('You can only link an email address in the app.')).toBeVisible();
  },
};
export const EmailLinkCancelled: Story = {
  args: {
    scenario: 'new',
    hostServices: { bindEmail: () => Promise.reject(new BridgeRefused('command_bind_email', 'cancelled')) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Link an email address/ }));
    await expect(await canvas.findByText(/couldn’t link your email address/)).toBeVisible();
    await expect(canvas.getByText('Not linked')).toBeVisible();
  },
};
const ways = { openHelp: fn(), contactService: fn() };
export const HelpAndService: Story = {
  args: { hostServices: ways },
  play: async ({ canvas, userEvent, step }) => {
    await step('BRIDGE-01 help opens in a web view, service in the app', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Help/ }));
      await expect(ways.openHelp).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Contact customer service' }));
      await expect(ways.contactService).toHaveBeenCalledOnce();
    });
  },
};
export const AssessmentExpired: Story = {
  args: { scenario: 'cfd-to-renew' },
  play: async ({ canvas, userEvent, step }) => {
    await step('RULE-14 the permission shows the expiry with a link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /CFD.*Assessment expired/ }));
      await expect(await canvas.findByText('/sg-cfd')).toBeVisible();
    });
  },
};
export const NoAccountYet: Story = {
  args: { scenario: 'under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No account yet')).toBeVisible();
    await expect(canvas.getByText('We’ve received your application.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View status' })).toHaveAttribute('href', '/sg-account-state');
  },
};
export const WhileLoading: Story = { args: { faults: { getAccountOverview: 'silent' } } };
export const Offline: Story = {
  args: { faults: { getAccountOverview: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Cash account')).toBeVisible();
  },
};
export const EveryProductThaiAt320: Story = {
  args: { scenario: 'account-derivatives' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
export const ThaiAt320: Story = {
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const { firstChild: words } = await canvas.findByText(/จิ้น$/);
    const range = document.createRange();
    range.setStart(words as Text, (words?.textContent ?? '').indexOf('มาร์'));
    range.setEndAfter(words as Text);
    await expect(range.getClientRects(), 'a compound word stays on one line').toHaveLength(1);
  },
};
export const FormsOfBothHolders: Story = {
  args: { scenario: 'w8ben-second-expired' },
  play: async ({ canvas, step }) => {
    await step('each to-do names the holder of the form and links to it', async () => {
      const todo = within(await canvas.findByRole('region', { name: 'To do' }));
      const row = todo.getByRole('link', { name: /TAN MEI LING’s W-8BEN form.*Expired on 31 Dec 2025/ });
      await expect(row).toHaveAttribute('href', expect.stringMatching(/^\/w8-ben-update\?holder=[0-9a-f-]{36}$/));
      await expect(todo.queryByText('Your W-8BEN form')).toBeNull();
    });
    await step('each form has a row', async () => {
      const information = within(canvas.getByRole('list', { name: 'About you' }));
      await expect(information.getByRole('link', { name: /Your W-8BEN form.*Valid until/ })).toHaveAttribute(
        'href',
        '/modify-w8-ben-form',
      );
      await expect(information.queryByText('TAN MEI LING’s W-8BEN form'), 'a due form appears once').toBeNull();
    });
  },
};
export const FormsOfMinorJapaneseBlackAt320: Story = {
  args: { scenario: 'w8ben-minor-ends-this-year' },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
