import { DIGITAL_ID_MINUTES, OPENING_MINUTES } from '@quayside/rules/limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryHost } from '../testing/story-host.tsx';
import HomeScreen from './home.tsx';

/**
 * Everyone who opens the app sees it, at `/`. Before it: the address, a login link, or “Home” at the end of a flow.
 * Signed out, it leads to the ways to open an account (`/sg-choose`). Signed in, it shows the application as it stands
 * (draft, under review, to fix, refused) and leads on to it; with an opened account, it shows the assets and what can be
 * applied for.
 */
const meta = {
  title: 'Screens/App/Home',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <HomeScreen /> },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(`${OPENING_MINUTES} min`), 'FAIL-04').toBeVisible();
    await expect(canvas.getByText('About the time it takes to apply'), 'the review is no part of it').toBeVisible();
    await expect(canvas.getByText(/in 1 to 3 working days/), 'FAIL-04').toBeVisible();
    const [licence] = canvas.getAllByText(/Licence EXAMPLE-000000/);
    await expect(licence, 'FAIL-04').toBeVisible();
    await expect(canvas.getByText(/are encrypted on their way to us/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByText('3 markets')).toBeVisible();
    await expect(canvas.getByText(/^SGD\s3\.00$/)).toBeVisible();
    await expect(canvas.getByText(/^Example of a commission, on an order of SGD\s10,000/)).toBeVisible();
    const figures = [`${OPENING_MINUTES} min`, /^SGD\s3\.00$/, '3 markets'].map((figure) => canvas.getByText(figure));
    for (const figure of figures) figure.style.paddingInlineEnd = figure === figures[0] ? '60px' : '0'; // as wide as HKD 15.00 in another font
    const starts = new Set(figures.map((figure) => figure.nextElementSibling?.getBoundingClientRect().left));
    await expect(starts.size, 'the words begin in one line').toBe(1);
    for (const figure of figures) figure.style.paddingInlineEnd = '';
    const terms = await canvas.findByRole('link', { name: /^Terms of use/ });
    await expect(terms).toHaveAttribute('href', 'https://www.example.com/terms');
    await expect(canvas.getByRole('link', { name: /^Privacy policy/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Open an account' }));
    await expect(await canvas.findByText('/sg-choose')).toBeVisible();
  },
};

const heroOf =
  (title: string, ...facts: readonly (string | RegExp)[]): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const hero = canvasElement.querySelector('h1')?.parentElement;
    const figures = [...(hero?.querySelectorAll('li > :first-child') ?? [])].map((figure) => figure.textContent.trim());
    await expect(figures).toEqual(facts.map((fact) => expect.stringMatching(fact)));
  };

export const OfHongKong: Story = {
  name: 'Hong Kong',
  globals: { edition: 'hk', language: 'en' },
  play: heroOf('Three markets, one account', '3 markets', /SGD/, `${OPENING_MINUTES} min`),
};

export const OfMainland: Story = {
  name: 'Mainland',
  globals: { edition: 'mainland', language: 'en' },
  play: async (context) => {
    await heroOf(
      'Open an account with your ID card or passport',
      `${OPENING_MINUTES} min`,
      /SGD/,
      '3 markets',
    )?.(context);
    await expect(context.canvas.getByText(/^We accept mainland China/)).toBeVisible();
  },
};

export const OfPro: Story = {
  name: 'Pro',
  globals: { edition: 'pro', language: 'en' },
  play: heroOf('An account for active traders', /SGD/, '3 more products', '3 markets', `${OPENING_MINUTES} min`),
};

export const NothingBegun: Story = {
  name: 'New customer',
  args: { visitor: 'signed-in', scenario: 'new' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Welcome to Quayside')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open an account' }), 'the way is asked once').toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Open your account' })).toBeVisible();
    const need = canvas.getByRole('heading', { name: 'What you’ll need' });
    const signOut = canvas.getByRole('button', { name: 'Sign out' });
    await expect(need.getBoundingClientRect().top, 'the account rows come last').toBeLessThan(
      signOut.getBoundingClientRect().top,
    );
    await expect(canvas.getByText(/^A Singapore broker\./, { selector: 'main li' }), 'who we are').toBeVisible();
    const ways = within(canvas.getByRole('region', { name: 'How to verify your identity' }));
    await expect(ways.getByRole('heading', { name: 'Apply without photos of documents' }), 'what it is').toBeVisible();
    const [quicker, byHand] = ways.getAllByRole('button');
    await expect(quicker).toHaveAccessibleName('Use the national digital ID');
    await expect(quicker).toHaveAccessibleDescription(new RegExp(`About ${DIGITAL_ID_MINUTES} minutes\\.$`));
    await expect(isPrimary(quicker as HTMLElement), 'the primary action').toBe(true);
    await expect(byHand).toHaveAccessibleName(new RegExp(`passport.*About ${OPENING_MINUTES} minutes\\.$`));
    await userEvent.click(byHand as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: '/sg-choose-tip' }), 'the way is chosen').toBeVisible();
  },
};

/** Without the digital ID there is one way: its time is a fact beside the others. */
export const NothingBegunInHongKong: Story = {
  name: 'New customer, Hong Kong',
  args: { visitor: 'signed-in', scenario: 'new' },
  globals: { edition: 'hk', language: 'en' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`It takes about ${OPENING_MINUTES} minutes.`, { selector: 'main li' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open an account' })).toBeVisible();
  },
};

export const Draft: Story = {
  args: { visitor: 'signed-in', scenario: 'draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue your application' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
    await expect(canvas.getByText(/^Next: /)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /^About \d+ minutes left$/ })).toBeVisible();
    await expect(canvas.getByText('Hello, Lim Wei Ming')).toBeVisible();
    await expect(canvas.getByText(/^Saved until [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}( \d{4})?$/)).toBeVisible();
    await expect(canvas.queryByText('You have nothing to do right now.')).toBeNull();
  },
};

export const JointWaiting: Story = {
  name: 'Joint account, second part missing',
  args: { visitor: 'signed-in', scenario: 'joint-adult' },
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
  args: { visitor: 'signed-in', scenario: 'joint-adult', faults: { getHoldersBoard: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for the other holder' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View both holders' })).toBeVisible();
  },
};

export const JointWaitingThaiNarrow: Story = {
  args: { visitor: 'signed-in', scenario: 'joint-adult' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};

export const UnderReview: Story = {
  args: { visitor: 'signed-in', scenario: 'under-review' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^We expect to decide by [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}( \d{4})?\.$/),
    ).toBeVisible();
    await expect(canvas.getByText('Our staff check your answers and documents.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View status' }));
    await expect(await canvas.findByText('/sg-account-state')).toBeVisible();
  },
};

export const ToFix: Story = {
  args: { visitor: 'signed-in', scenario: 'rejected-two-items' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '2 things to fix' })).toBeVisible();
    await expect(canvas.getByText('Identity document')).toBeVisible();
    await expect(canvas.getByText('Proof of address')).toBeVisible();
    await expect(canvas.getByText(/^The photo isn’t clear enough/), 'with its reason').toBeVisible();
    await expect(canvas.getByText(/^There is no deadline\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View status' }), 'it lists the same').toBeNull();
    await expect(canvas.getByText(/^After you send your corrections, we review them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fix 2 things' }));
    await expect(await canvas.findByText('/sg-submit-photo'), 'without a page between').toBeVisible();
  },
};

export const Refused: Story = {
  args: { visitor: 'signed-in', scenario: 'failed-final' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t open your account' })).toBeVisible();
    await expect(
      canvas.getByText('There seems to be a problem with your account opening.'),
      'MSG-28, as the status page has it',
    ).toBeVisible();
    await expect(canvas.getByText('Account opening failed:'), 'MSG-29').toBeVisible();
    await expect(canvas.getByText('Your application doesn’t meet our conditions.')).toBeVisible();
    await expect(canvas.getByText(/^This decision is final/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View status' })).toBeVisible();
  },
};

export const RefusedMayTryAgain: Story = {
  name: 'Refused, may apply again',
  args: { visitor: 'signed-in', scenario: 'failed-may-try-again' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^You can apply again/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Contact customer service' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'View status' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply again' }));
    await expect(await canvas.findByText('/sg-choose'), 'as from its page').toBeVisible();
  },
};

export const ReviewLate: Story = {
  args: { visitor: 'signed-in', scenario: 'under-review-late' },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Our review is taking longer than expected' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('[data-picture=late]'), 'as on its page').toBeVisible();
    await expect(canvas.getByText(/^We expected to decide by /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};

/** A product that was sent back comes before the deposit and the accounts. */
export const ProductToFix: Story = {
  args: { visitor: 'signed-in', scenario: 'options-sent-back' },
  play: async ({ canvas }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    const fix = toDos.getByRole('button', { name: 'Fix 1 thing' });
    await expect(toDos.getByText('Options'), 'says of which product').toBeVisible();
    const deposit = canvas.getByRole('link', { name: 'Deposit money' });
    await expect(fix.getBoundingClientRect().top, 'first').toBeLessThan(deposit.getBoundingClientRect().top);
    await expect(isPrimary(fix)).toBe(true);
    await expect(isPrimary(deposit), 'one primary action').toBe(false);
  },
};

/** Each names what to do, why, and by when. */
export const W8benToFix: Story = {
  args: { visitor: 'signed-in', scenario: 'w8ben-sent-back' },
  play: async ({ canvas, userEvent }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    const heading = toDos.getByRole('heading', { name: '1 thing to fix' });
    await expect(heading.closest('[data-tone]')).toHaveTextContent(/^1 thing to fixW-8BEN form.*Send it by /);
    await expect(toDos.getByText(/^The tax identification number is incorrect/), 'with its reason').toBeVisible();
    await userEvent.click(toDos.getByRole('button', { name: 'Fix 1 thing' }));
    await expect(await canvas.findByText('/update-w8-ben-status')).toBeVisible();
  },
};

export const DocumentsAskedFor: Story = {
  args: { visitor: 'signed-in', scenario: 'document-asked' },
  play: async ({ canvas, userEvent }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    await expect(toDos.getByRole('heading', { name: 'Upload the documents we asked for' })).toBeVisible();
    await expect(toDos.getByText('Payslips of the last 3 months.'), 'names them').toBeVisible();
    await expect(toDos.getByText(/^There is no deadline\./)).toBeVisible();
    await userEvent.click(toDos.getByRole('button', { name: 'Upload documents' }));
    await expect(await canvas.findByText('/requested-documents')).toBeVisible();
  },
};

export const W8benToFixThaiBlack: Story = {
  args: W8benToFix.args ?? {},
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};

export const W8benExpired: Story = {
  args: { visitor: 'signed-in', scenario: 'w8ben-expired' },
  play: async ({ canvas, userEvent }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    await expect(toDos.getByText('Your W-8BEN form has expired').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'danger',
    );
    await expect(toDos.getByText(/you can’t buy US shares/), 'what it leads to').toBeVisible();
    await expect(isPrimary(canvas.getByRole('link', { name: 'Deposit money' }))).toBe(false);
    const renew = toDos.getByRole('link', { name: 'Renew the form' });
    await expect(isPrimary(renew)).toBe(true);
    await userEvent.click(renew);
    await expect(await canvas.findByText('/w8-ben-update')).toBeVisible();
  },
};

/** The primary button alone is filled with the accent. */
const isPrimary = (button: HTMLElement): boolean => button.classList.contains('bg-accent');

export const Opened: Story = {
  args: { visitor: 'signed-in', scenario: 'opened-cash' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Deposit money to start' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit money' })).toBeVisible();
    await expect(canvas.queryByText('You have nothing to do right now.')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Open a brokerage account' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'View status' })).toBeNull();
  },
};

export const Invested: Story = {
  args: { visitor: 'signed-in', scenario: 'account-invested' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have nothing to do right now.')).toBeVisible();
    await expect(canvas.getByText('Net assets')).toBeVisible();
    await expect(canvas.getByText('Day change')).toHaveTextContent(/\d\.\d\d\s?%\)/);
    await expect(canvas.getAllByRole('link', { name: 'Deposit money' })).toHaveLength(1);
    await expect(
      await canvas.findByRole('img', { name: /^Net assets since \d\d\/\d\d\/\d{4}: from SGD/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Past month').nextElementSibling, 'its scale').toHaveTextContent(
      /^[\d,]+ to [\d,]+$/,
    );
    const accounts = within(await canvas.findByRole('region', { name: 'Your accounts' }));
    await expect(accounts.getByRole('link', { name: /^Cash account/ }), 'the value stands above').not.toHaveTextContent(
      /SGD/,
    );
    await expect(await canvas.findByRole('region', { name: 'Largest positions' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Account centre' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Help and contact/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upgrade to a margin account' })).toBeVisible();
  },
};

export const OpenedProducts: Story = {
  args: { visitor: 'signed-in', scenario: 'account-derivatives' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^CFDs 68\d{8}/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View status' }), 'the accounts list them').toBeNull();
  },
};

export const PriceMissing: Story = {
  args: { visitor: 'signed-in', scenario: 'account-price-missing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Without Tanah Property Trust/)).toBeVisible();
    await expect(canvas.getByText('Net assets').nextElementSibling, 'what is known').toHaveTextContent(
      /^SGD\s?[\d,]+\.\d\d$/,
    );
    await expect(canvas.queryByText(/we can’t value your account/)).toBeNull();
  },
};

export const W8benDue: Story = {
  args: { visitor: 'signed-in', scenario: 'w8ben-ends-this-year' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'To do' })).toHaveTextContent('W-8BEN form');
    await expect(await canvas.findByRole('region', { name: 'Your accounts' })).toBeVisible();
    await expect(canvas.getAllByText(/W-8BEN form$/), 'the form stands once').toHaveLength(1);
  },
};

export const Institution: Story = {
  args: { visitor: 'signed-in', scenario: 'w8ben-institution' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Deposit money to start' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'To do' })).toBeNull();
  },
};

export const MarginCall: Story = {
  args: { visitor: 'signed-in', scenario: 'account-margin-call' },
  play: async ({ canvas, userEvent }) => {
    const call = await canvas.findByText(/^Margin call: deposit SGD\s[\d,]+\.\d\d$/);
    await expect(call.getBoundingClientRect().top, 'in the first screen').toBeLessThan(300);
    await expect(canvas.getByText(/^Deposit today\./)).toBeVisible();
    await expect(canvas.queryByText('Past month'), 'no chart above it').toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'View positions' }));
    await expect(await canvas.findByText('/assets-detail-sg')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { visitor: 'signed-in', scenario: 'draft', faults: { getApplication: 'silent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading'), 'one skeleton').toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Sign out' }), 'what comes would move it').toBeNull();
  },
};

export const ErrorAtLoading: Story = {
  args: { visitor: 'signed-in', scenario: 'draft', broker: 'unreachable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ThaiNarrow: Story = {
  args: { visitor: 'signed-in', scenario: 'draft' },
  globals: { language: 'th', viewport: { value: 'small' } },
};
export const Japanese: Story = { globals: { language: 'ja', viewport: { value: 'small' } } };
