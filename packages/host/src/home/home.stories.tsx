import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '@quayside/rules/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryHost } from '../testing/story-host.tsx';
import HomeScreen from './home.tsx';

/**
 * Signed-in customers see this at `/`. Before it: the URL, a login link, or “Home” at the end of a flow. It shows the status of the application (draft, under
 * review, to fix, refused) and its next action. With an opened account, it shows the assets and the products to apply for. Visitors have a separate home.
 */
const meta = {
  title: 'Screens/App/Home',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <HomeScreen />, visitor: 'signed-in' },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const joint = { scenario: 'joint-adult' };
const thai = { language: 'th', viewport: { value: 'small' } };
const thaiBlack = { ...thai, skin: 'black' };

export const NewCustomer: Story = {
  name: 'New customer',
  tags: ['stage-not-open'],
  args: { scenario: 'new' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Welcome to Quayside')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open an account' }), 'asks for the method once').toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible();
    const need = canvas.getByRole('heading', { name: 'What you’ll need' });
    const signOut = canvas.getByRole('button', { name: 'Sign out' });
    await expect(need.getBoundingClientRect().top, 'the account rows come last').toBeLessThan(
      signOut.getBoundingClientRect().top,
    );
    await expect(canvas.getByText(/^A Singapore broker\./, { selector: 'main li' }), 'the broker').toBeVisible();
    const ways = within(canvas.getByRole('region', { name: 'How to verify your identity' }));
    await expect(ways.getByRole('heading', { name: 'No ID photos, little typing' }), 'the option').toBeVisible();
    const [quicker, byHand] = ways.getAllByRole('button');
    await expect(quicker).toHaveAccessibleName('Use the national digital ID');
    await expect(quicker).toHaveAccessibleDescription(new RegExp(`About ${DIGITAL_ID_MINUTES} minutes\\.$`));
    await expect(isPrimary(quicker as HTMLElement), 'the primary action').toBe(true);
    await expect(byHand).toHaveAccessibleName(new RegExp(`passport.*About ${OPENING_MINUTES} minutes\\.$`));
    await userEvent.click(byHand as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: '/sg-submit-photo' }), 'opens the method').toBeVisible();
  },
};

/** An edition without the digital ID has one method, and the facts contain its time. */
export const NewCustomerHongKong: Story = {
  name: 'New customer, Hong Kong',
  tags: ['stage-not-open'],
  args: { scenario: 'new' },
  globals: { edition: 'hk', language: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`It takes about ${OPENING_MINUTES} minutes.`, { selector: 'main li' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open an account' })).toBeVisible();
  },
};

export const WithDraft: Story = {
  tags: ['stage-not-open'],
  args: { scenario: 'draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue your application' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
    await expect(canvas.getByText('Next: Employment and finances'), 'the next step').toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^About \d+ minutes left$/ })).toBeVisible();
    await expect(canvas.getByText('Hello, Lim Wei Ming')).toBeVisible();
    await expect(canvas.getByText(/^Saved until \d+ [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
    await expect(canvas.queryByText('You have nothing to do right now.')).toBeNull();
  },
};

export const JointWaiting: Story = {
  name: 'Joint account, second part missing',
  tags: ['stage-waiting'],
  args: joint,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Next: the second holder’s part' })).toBeVisible();
    await expect(canvas.getByText(/^Send the second holder a link, or let them use this phone\./)).toBeVisible();
    const [me, other] = canvas.getAllByText(/^\d+ of \d+ done$/).map((share) => share.closest('li'));
    await expect(me).toHaveTextContent(/^You(\d+) of \1 done$/);
    await expect(other).toHaveTextContent(/^Second holder0 of \d+ doneNext$/);
    await expect(canvas.getByText(/^We keep both parts until/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Invite by link' });
    await expect(link).toHaveAttribute('href', '/sg-invite-holder');
    await expect(isPrimary(link)).toBe(true);
    await expect(canvas.getByRole('link', { name: 'View both holders' })).toHaveAttribute('href', '/sg-holders');
  },
};

export const JointWaitingWithoutBoard: Story = {
  name: 'Joint account, board not loaded',
  tags: ['stage-waiting'],
  args: { ...joint, faults: { getHoldersBoard: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for the other holder' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View both holders' })).toBeVisible();
  },
};

export const JointWaitingThaiAt320: Story = { tags: ['stage-waiting'], args: joint, globals: thaiBlack };

export const UnderReview: Story = {
  tags: ['stage-waiting'],
  args: { scenario: 'under-review' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We expect to decide by \d+ [A-Z][a-z]{2} \d{4}\.$/)).toBeVisible();
    await expect(canvas.getByText('Our staff check your answers and documents.')).toBeVisible();
    const title = canvas.getByRole('heading', { name: 'We’re checking your application' });
    await expect(title.previousElementSibling, 'as on its page').toHaveTextContent('Under Review');
    await expect(canvas.getByText(/^You don’t need to do anything\./), 'does not repeat the title').toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View status' }));
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};

export const ToFix: Story = {
  tags: ['stage-to-fix'],
  args: { scenario: 'rejected-two-items' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '2 things to fix' })).toBeVisible();
    await expect(canvas.getByText('Identity document')).toBeVisible();
    await expect(canvas.getByText('Proof of address')).toBeVisible();
    await expect(canvas.getByText(/^The photo isn’t clear enough/), 'with its reason').toBeVisible();
    await expect(canvas.getByText(/you don’t need to start again\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View status' }), 'the card already lists the items').toBeNull();
    await expect(canvas.getByText(/^After you send your corrections, we review them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fix 2 things' }));
    await expect(await canvas.findByText('/sg-submit-photo'), 'opens the first item directly').toBeVisible();
  },
};

export const RefusedForGood: Story = {
  tags: ['stage-not-open'],
  args: { scenario: 'failed-final' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'You can’t open an account with us' })).toBeVisible();
    await expect(
      canvas.queryByText(/a problem with your account opening|opening failed/),
      'states the refusal once',
    ).toBeNull();
    await expect(canvasElement.querySelector('img[src$="hero.svg"]'), 'no cheerful picture').toBeNull();
    await expect(canvas.getByText('Your application doesn’t meet our conditions.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'What you can do' })).toBeVisible();
    await expect(canvas.getByText(/^This decision is final/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View status' })).toBeVisible();
  },
};

export const RefusedCanApplyAgain: Story = {
  name: 'Refused, may apply again',
  tags: ['stage-not-open'],
  args: { scenario: 'failed-may-try-again' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Start whenever you’re ready/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Contact customer service' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View status' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply again' }));
    await expect(await canvas.findByText('/sg-choose'), 'as from its page').toBeVisible();
  },
};

export const LateReview: Story = {
  tags: ['stage-waiting'],
  args: { scenario: 'under-review-late' },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Our review is taking longer than expected' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-picture=late]'), 'as on its page').toBeVisible();
    await expect(canvas.getByText(/^We expected to decide by /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};

/** A rejected product application comes before the deposit and the accounts. */
export const ProductToFix: Story = {
  tags: ['stage-to-fix'],
  args: { scenario: 'options-sent-back' },
  play: async ({ canvas }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    const fix = toDos.getByRole('button', { name: 'Fix 1 thing' });
    await expect(toDos.getByText('Options'), 'names the product').toBeVisible();
    const deposit = canvas.getByRole('link', { name: 'Deposit money' });
    await expect(fix.getBoundingClientRect().top, 'first').toBeLessThan(deposit.getBoundingClientRect().top);
    await expect(isPrimary(fix)).toBe(true);
    await expect(isPrimary(deposit), 'one primary action').toBe(false);
  },
};

export const W8benToFix: Story = {
  tags: ['stage-to-fix'],
  args: { scenario: 'w8ben-sent-back' },
  play: async ({ canvas, userEvent }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    const heading = toDos.getByRole('heading', { name: '1 thing to fix' });
    await expect(heading.closest('[data-tone]')).toHaveTextContent(/^1 thing to fixW-8BEN form.*Send it by /);
    await expect(toDos.getByText(/^The tax identification number is incorrect/), 'with its reason').toBeVisible();
    await userEvent.click(toDos.getByRole('button', { name: 'Fix 1 thing' }));
    await expect(await canvas.findByText('/update-w8-ben-status')).toBeVisible();
  },
};

export const DocumentsRequested: Story = {
  tags: ['stage-to-fix'],
  args: { scenario: 'document-asked' },
  play: async ({ canvas, userEvent }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    await expect(toDos.getByRole('heading', { name: 'Upload the documents we asked for' })).toBeVisible();
    await expect(toDos.getByText('Payslips of the last 3 months.'), 'names the documents').toBeVisible();
    await expect(toDos.getByText(/you don’t need to start again\./)).toBeVisible();
    await userEvent.click(toDos.getByRole('button', { name: 'Upload documents' }));
    await expect(await canvas.findByText('/requested-documents')).toBeVisible();
  },
};

export const W8benToFixThaiBlack: Story = { tags: ['stage-to-fix'], args: W8benToFix.args ?? {}, globals: thaiBlack };

export const W8benExpired: Story = {
  tags: ['stage-to-fix'],
  args: { scenario: 'w8ben-expired' },
  play: async ({ canvas, userEvent }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    await expect(toDos.getByText('Your W-8BEN form has expired').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'danger',
    );
    await expect(toDos.getByText(/you can’t buy US shares/), 'the consequence').toBeVisible();
    await expect(isPrimary(canvas.getByRole('link', { name: 'Deposit money' }))).toBe(false);
    const renew = toDos.getByRole('link', { name: 'Renew the form' });
    await expect(isPrimary(renew)).toBe(true);
    await userEvent.click(renew);
    await expect(await canvas.findByText('/w8-ben-update')).toBeVisible();
  },
};

/** Returns true if a button is primary. Only primary buttons have the accent as background. */
const isPrimary = (button: HTMLElement): boolean => button.classList.contains('bg-accent');

export const NewlyOpened: Story = {
  tags: ['stage-open'],
  args: { scenario: 'opened-cash' },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'Your next steps' }));
    await expect(steps.getByText('Deposit money to start')).toBeVisible();
    const deposit = steps.getByRole('link', { name: 'Deposit money' });
    await expect(isPrimary(deposit)).toBe(true);
    await expect(steps.getByRole('link', { name: /^Place your first order/ })).toHaveAttribute(
      'href',
      'https://www.example.com/app',
    );
    const products = steps.getByRole('link', { name: /^Add another product/ });
    await expect(products).toHaveAttribute('href', '/sg-account-center');
    await expect(products, 'only offered products').toHaveTextContent(/Upgrade to margin$/);
    await expect(canvas.queryByText('Net assets'), 'does not show a value of zero').toBeNull();
    const account = canvas.getByRole('link', { name: /^Cash account/ });
    await expect(account, 'the value is small').toHaveTextContent(/SGD\s0\.00/);
    await expect(deposit.getBoundingClientRect().top).toBeLessThan(account.getBoundingClientRect().top);
    await expect(canvas.getAllByRole('link', { name: 'Deposit money' })).toHaveLength(1);
    await expect(canvas.queryByText('You have nothing to do right now.')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account overview' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Open a brokerage account' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'View status' })).toBeNull();
  },
};

export const OpenedThaiAt320: Story = { tags: ['stage-open'], args: { scenario: 'opened-cash' }, globals: thaiBlack };

export const WithPositions: Story = {
  tags: ['stage-open'],
  args: { scenario: 'account-invested' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have nothing to do right now.')).toBeVisible();
    await expect(canvas.getByText('Net assets')).toBeVisible();
    await expect(canvas.getByText('Day change')).toHaveTextContent(/\d\.\d\d\s?%\)/);
    await expect(canvas.getAllByRole('link', { name: 'Deposit money' })).toHaveLength(1);
    await expect(
      await canvas.findByRole('img', { name: /^Net assets since \d{1,2} \w{3} \d{4}: from SGD/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Past month'), 'its result').toHaveTextContent(
      /^Past month(Up|Down) [+−][\d,]+\.\d\d\([+−]\d+\.\d\d%\)$/,
    );
    const deposit = canvas.getByRole('link', { name: 'Deposit money' });
    const trade = canvas.getByRole('link', { name: 'Trade in our app' });
    await expect([deposit, trade].map(isPrimary), 'as in the details').toEqual([true, false]);
    await expect(trade.getBoundingClientRect().width).toBeCloseTo(deposit.getBoundingClientRect().width, 0);
    await expect(trade.getBoundingClientRect().top, 'side by side').toBe(deposit.getBoundingClientRect().top);
    const accounts = within(await canvas.findByRole('region', { name: 'Your accounts' }));
    await expect(accounts.getByRole('link', { name: /^Cash account/ })).toHaveTextContent(/SGD\s[\d,]+\.\d\d/);
    await expect(canvas.queryByText('All accounts'), 'there is one').toBeNull();
    await expect(await canvas.findByRole('region', { name: 'Largest positions' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Account centre/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Help and contact/ })).toBeVisible();
    const products = canvas.getByRole('link', { name: /^Add another product.*Upgrade to margin/ });
    await expect(products).toHaveAttribute('href', '/sg-account-center');
    await expect(canvas.queryByText(/W-8BEN/), 'the account centre has the valid form').toBeNull();
  },
};

export const WithOpenedProducts: Story = {
  tags: ['stage-open'],
  args: { scenario: 'account-derivatives' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^CFDs 68\d{8}/ })).toBeVisible();
    const amountOf = (text: string | null | undefined) =>
      Number(/SGD\s([\d,.]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
    const list = within(canvas.getByRole('region', { name: 'Your accounts' }));
    const [securities, ...apart] = [/^Margin account/, /^Futures/, /^CFDs/].map((name) =>
      amountOf(list.getByRole('link', { name }).textContent),
    );
    await expect(amountOf(canvas.getByText('Securities account').textContent), 'its part').toBe(securities);
    const figure = canvas.getByText('All accounts').nextElementSibling as HTMLElement;
    await expect(apart.every((one) => one > 0)).toBe(true);
    await expect(amountOf(figure.textContent), 'futures and CFDs are in it').toBeCloseTo(
      (securities ?? 0) + apart.reduce((sum, one) => sum + one, 0),
      2,
    );
    const large = figure.querySelector('[data-trend]') ?? figure;
    await expect(parseFloat(getComputedStyle(large).fontSize), 'the figure').toBeGreaterThanOrEqual(32);
    for (const whose of ['day change', 'past month'])
      await expect(canvas.getByText(`Securities, ${whose}`)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Net assets in your securities account since/ })).toBeVisible();
  },
};

export const WithMissingPrice: Story = {
  tags: ['stage-open'],
  args: { scenario: 'account-price-missing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This excludes Tanah Property Trust/)).toBeVisible();
    await expect(canvas.getByText('Net assets').nextElementSibling, 'what is known').toHaveTextContent(
      /^SGD\s?[\d,]+\.\d\d$/,
    );
    await expect(canvas.queryByText(/we can’t value your account/)).toBeNull();
  },
};

export const W8benDue: Story = {
  tags: ['stage-to-fix'],
  args: { scenario: 'w8ben-ends-this-year' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'To do' })).toHaveTextContent('W-8BEN form');
    await expect(await canvas.findByRole('region', { name: 'Your accounts' })).toBeVisible();
    await expect(canvas.getAllByText(/W-8BEN form$/), 'lists the form once').toHaveLength(1);
  },
};

export const InstitutionalCustomer: Story = {
  tags: ['stage-open'],
  args: { scenario: 'w8ben-institution' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deposit money to start')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'To do' })).toBeNull();
  },
};

export const MarginCall: Story = {
  tags: ['stage-open'],
  args: { scenario: 'account-margin-call' },
  play: async ({ canvas, userEvent }) => {
    const call = await canvas.findByText(/^Margin call: deposit$/);
    await expect(call).toHaveTextContent(/^Margin call: deposit SGD\s[\d,]+\.\d\d$/);
    const { fontSize } = getComputedStyle(call.querySelector('span') ?? call);
    await expect(parseFloat(fontSize), 'the amount is large').toBeGreaterThanOrEqual(22);
    await expect(canvas.getByText(/^Your account is below its maintenance margin/), 'folded').not.toBeVisible();
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvas.getByText(/^Your account is below its maintenance margin/)).toBeVisible();
    await expect(call.getBoundingClientRect().top, 'in the first screen').toBeLessThan(300);
    await expect(canvas.getByText(/^Deposit today\./)).toBeVisible();
    await expect(canvas.queryByText(/^(Past month|Add another product)$/), 'no chart, no offers').toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'View positions' }));
    await expect(await canvas.findByText('/assets-detail-sg')).toBeVisible();
  },
};

export const WhileLoading: Story = {
  tags: ['stage-not-open'],
  args: { scenario: 'draft', faults: { getApplication: 'silent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading'), 'one skeleton').toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Sign out' }), 'the content would move the button').toBeNull();
  },
};

export const LoadError: Story = {
  tags: ['stage-not-open'],
  args: { scenario: 'draft', broker: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const DraftThaiAt320: Story = { tags: ['stage-not-open'], args: { scenario: 'draft' }, globals: thai };
