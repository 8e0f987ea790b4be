import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { isVisibleWithoutScrolling } from '@quayside/testing/is-visible-without-scrolling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import AccountStateScreen from './account-state.tsx';

const meta = {
  title: 'Screens/Opening/Status',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/sg-account-state',
    state: 'under-review',
    answers: completeAnswers,
    face: { result: 'passed', attempts: 1 },
    children: <AccountStateScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderReview: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: /Under Review/ }), 'STATE-02').toBeVisible();
    await expect(canvas.getByText('We expect to decide by 26 Nov 2026.')).toBeVisible();
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    await expect(refresh.closest('[data-part=action-bar]'), 'the button is not in the action bar').toBeNull();
    await userEvent.click(refresh);
    await expect(await canvas.findByText('Last updated: 21 Nov 2026, 12:05 SGT')).toBeVisible();
    const bar = within(canvas.getByRole('contentinfo'));
    await expect(bar.getByRole('link', { name: 'Go to homepage' })).toHaveAttribute('href', '/');
  },
};

/** The timeline lists each review round with its time. */
export const UnderReviewAgain: Story = {
  args: { scenario: 'submitted-again' },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('list', { name: 'Your application' })).getAllByRole('listitem');
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Received\d/),
      expect.stringMatching(/^Sent back to you\d/),
      expect.stringMatching(/^Corrected\d/),
      expect.stringMatching(/^Review by our staff/),
      expect.stringMatching(/^Result by email/),
    ]);
  },
};

export const UnderReviewLate: Story = {
  args: { submittedOn: '2026-11-21', today: '2026-12-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /is taking longer than expected/ })).toBeVisible();
    await expect(canvas.getByText(/^We expected to decide by 26 Nov 2026,/)).toBeVisible();
    await expect(
      canvas.getByText(/^We don’t have a new date yet/),
      'the date that is over is no promise',
    ).toBeVisible();
    const contact = canvas.getByRole('link', { name: 'Contact customer service' });
    await expect(contact.closest('[data-part=action-bar]'), 'the next action is visible').not.toBeNull();
    await expect(contact.closest('[data-part=action-bar]')?.querySelectorAll('a, button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(document.querySelector('[data-picture=late]'), 'the picture is not the calm one').not.toBeNull();
  },
};

/** On a small phone, the action bar does not cover the reference number. */
export const UnderReviewLateThaiAt320: Story = {
  ...UnderReviewLate,
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const reference = await canvas.findByText(/^QS-/);
    const bar = canvasElement.querySelector('[data-part=action-bar]');
    await expect(reference.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
  },
};

export const ErrorAtRefresh: Story = {
  args: { faults: { getApplication: [undefined, 'offline', 'offline', 'offline'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t get the latest status/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Under Review/ }), 'the loaded status stays').toBeVisible();
  },
};

export const ToFix: Story = {
  args: {
    state: 'action-needed',
    rejected: { 'identity-document': { code: 'unclear-image' }, 'address-proof': { code: 'too-old' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Review Failed')).length, 'MSG-39 STATE-02 of each item').toBe(2);
    const items = within(canvas.getByRole('region', { name: 'What you need to correct' })).getAllByRole('listitem');
    await expect(
      items.slice(0, 1).every(isVisibleWithoutScrolling),
      'the first item is visible without scrolling',
    ).toBe(true);
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Identity document.+/),
      expect.stringMatching(/^Proof of address.+/),
    ]);
    await expect(canvas.getByRole('link', { name: 'Fix: Proof of address' }), 'each item has a link').toHaveAttribute(
      'href',
      '/sg-submit-address',
    );
    await expect(canvas.getByText('Sent back to you')).toBeVisible();
    await expect(canvas.getByText(/^Your answers are saved, so you don’t need to start again/)).toBeVisible();
    await expect(canvas.getByText('Your corrections')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Refresh' }), 'a refresh is not offered').toBeNull();
    canvas.getByRole('link', { name: 'Fix 2 things' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-submit-photo'), 'the link leads directly to the step').toBeVisible();
  },
};

/** The reviewer requests documents but found no error, so the timeline shows no corrections. */
export const DocumentsAskedFor: Story = {
  args: { scenario: 'documents-asked' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your documents')).toBeVisible();
    await expect(canvas.queryByText('Your corrections')).toBeNull();
  },
};

/** Each item to correct shows the picture that the server has stored. */
export const ToFixWithPictures: Story = {
  args: { scenario: 'rejected-two-items' },
  play: async ({ canvas }) => {
    const items = within(await canvas.findByRole('region', { name: 'What you need to correct' })).getAllByRole(
      'listitem',
    );
    for (const item of items) await waitFor(() => expect(item.querySelector('img')).toHaveAttribute('src'));
    await expect(items).toHaveLength(2);
  },
};

export const ToFixCorrected: Story = {
  name: 'Corrected',
  tags: ['to-fix'],
  args: { state: 'action-needed', corrected: ['address-proof'] },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', { name: 'View again: Proof of address' }),
      'until it is sent',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resubmit' }));
    await expect(await canvas.findByText('/success')).toBeVisible();
  },
};

export const Opened: Story = {
  args: {
    state: 'opened',
    submittedOn: '2026-11-21',
    today: '2026-11-24',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^68\d{8}$/)).toBeVisible();
    await expect(canvas.getByText('Standard')).toBeVisible();
    await expect(canvas.getByText('24 Nov 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit money' }), 'the link appears once').toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your account' })).toHaveAttribute('href', '/sg-account-center');
    const next = within(canvas.getByRole('list', { name: 'What happens next' }));
    await expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1Deposit moneyUse a bank account/),
      expect.stringMatching(/^2Check your available fundsWhen your money arrives/),
      expect.stringMatching(/^3Place your first orderUse our app while the market is open/),
      'See the products you can add',
    ]);
    await expect(next.getByRole('link', { name: /^Deposit money/ }), 'the row leads to the same page').toHaveAttribute(
      'href',
      canvas.getByRole('link', { name: 'Deposit money' }).getAttribute('href'),
    );
    await expect(next.getByRole('link', { name: /^Check your available funds/ })).toHaveAttribute(
      'href',
      '/assets-detail-sg',
    );
    await expect(canvas.queryByRole('region', { name: 'How margin works' })).toBeNull();
  },
};

/** While offline, a button that explains the problem replaces the deposit link. */
export const OpenedOffline: Story = {
  args: { state: 'opened' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Deposit money' })).toBeVisible();
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    const deposit = await canvas.findByRole('button', { name: 'Deposit money' });
    await expect(deposit).toHaveAccessibleDescription('You can deposit when you’re back online.');
    online.mockRestore();
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('link', { name: 'Deposit money' })).toBeVisible();
  },
};

export const OpenedMargin: Story = {
  args: { scenario: 'opened-margin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Your margin account is open/ })).toBeVisible();
    await expect(canvas.getByText(/you can lose more than you deposit/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'How margin works' })).toHaveTextContent(
      /interest for each day.*below its maintenance margin/,
    );
  },
};

export const OpenedMarginCall: Story = {
  args: { scenario: 'account-margin-call' },
  play: async ({ canvas }) => {
    const call = await canvas.findByText(/^Margin call: deposit/);
    const next = canvas.getByRole('region', { name: 'What happens next' });
    await expect(call.getBoundingClientRect().bottom, 'first of all').toBeLessThan(next.getBoundingClientRect().top);
    await expect(
      canvas.getAllByRole('link', { name: 'Deposit money' }),
      'the action appears once, in the bar',
    ).toHaveLength(1);
  },
};

export const OpenedWhileUsMarketClosed: Story = {
  args: { state: 'opened', hostServices: { usMarket: 'closed' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/The US stock market is closed now/),
      'START-05 usStockTradeClose',
    ).toBeVisible();
  },
};

export const OpenedWithoutDetails: Story = {
  args: { state: 'opened', faults: { getAccounts: ['offline'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your account details.')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { state: 'failed', failure: { code: 'policy' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: /You can’t open an account with us$/ });
    const problem = canvas.getByRole('region', { name: 'There seems to be a problem with your account opening.' });
    await expect(title).not.toContainElement(problem);
    await expect(problem, 'MSG-28 the message introduces the reason').toHaveTextContent(/Account opening failed:.*QS-/);
    await expect(canvas.queryByText('Status'), 'the page has one status').toBeNull();
    await expect(canvas.getByText(/^This decision is final/)).toBeVisible();
    await expect(canvas.queryByText('What you can do'), 'the page does not repeat the text').toBeNull();
    await expect(
      canvas.getAllByRole('link', { name: /customer service|complaint/ }),
      'one way to contact us',
    ).toHaveLength(1);
    await expect(canvas.getByText('Account opening failed:'), 'MSG-29').toBeVisible();
    await expect(canvas.getByText('Your application doesn’t meet our conditions.'), 'STATE-02').toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply again' }), 'the decision is final').toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Refresh' }), 'a refresh is not offered').toBeNull();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toBeVisible();
  },
};

export const RefusedMayTryAgain: Story = {
  name: 'Refused, may apply again',
  args: { state: 'failed', failure: { code: 'request-unanswered' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Your account isn’t open, but you can apply again$/ }),
    ).toBeVisible();
    await expect(canvas.getByText('There seems to be a problem with your account opening.'), 'MSG-28').toBeVisible();
    await expect(canvas.getByText(/^Start whenever you’re ready/), 'the next action is visible').toBeVisible();
    await expect(
      isVisibleWithoutScrolling(canvas.getByText('We didn’t receive your answer to our request.')),
      'why',
    ).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }));
    await expect(await canvas.findByText('/sg-choose'), 'the new application starts at the first step').toBeVisible();
  },
};

export const Draft: Story = {
  args: { state: 'draft', answers: answersBefore('assets-info') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue application' }));
    await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
  },
};

export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const LoadError: Story = {
  args: { faults: { getApplication: ['offline'] } },
  play: async ({ canvas, step, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await step('MSG-25 a network failure is named', () =>
      expect(canvas.getByText('The network is off. Please try again later')).toBeVisible(),
    );
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: /Under Review/ })).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: ToFix.args ?? {},
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('ต้องแก้ไขข้อมูล'), 'the status of each rejected item').toHaveLength(2);
  },
};
