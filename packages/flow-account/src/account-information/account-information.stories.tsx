import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import AccountInformationScreen from './account-information.tsx';

const meta = {
  title: 'Screens/Account/Information',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/account-information', scenario: 'account-invested', children: <AccountInformationScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourDetails: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('each title is a heading', async () => {
      const title = await canvas.findByRole('heading', { level: 2, name: 'Your details' });
      const bar = canvas.getByRole('heading', { level: 1 });
      await expect(getComputedStyle(title).fontFamily).toBe(getComputedStyle(bar).fontFamily);
      await canvas.findByRole('heading', { level: 2, name: 'Identity' });
      const groups = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(groups).toEqual([
        'Your details',
        'Identity',
        'Contact details and address',
        'Tax',
        'Employment and finances',
        'Investment profile',
      ]);
    });
    await step('sensitive values are masked', async () => {
      await expect(canvas.getByRole('region', { name: 'Identity' })).toBeVisible();
      await expect(canvas.getAllByText('LIM WEI MING')[0]).toBeVisible();
      await expect(canvas.queryByText('A12345678')).toBeNull();
      await expect(within(canvas.getByRole('region', { name: 'Tax' })).getByText(/^••••/)).toBeVisible();
    });
    await step('the values of all groups are aligned', async () => {
      const starts = canvas.getAllByRole('definition').map((value) => Math.round(value.getBoundingClientRect().left));
      await expect(new Set(starts).size).toBe(1);
    });
    await step('a long group shows its essential rows until it is opened', async () => {
      const finances = within(canvas.getByRole('region', { name: 'Employment and finances' }));
      await expect(finances.queryByText('Occupation or job title')).toBeNull();
      await userEvent.click(finances.getByRole('button', { name: /^Show all \d+ ?: Employment and finances$/ }));
      await expect(await finances.findByText('Occupation or job title')).toBeVisible();
    });
    await step('RULE-19 the period of 30 days is visible', async () => {
      await expect(canvas.getByText('Tell us within 30 days if any of this changes.')).toBeVisible();
    });
    await expect(canvas.queryByRole('link', { name: 'Change: Investment profile' }), 'the part has no link').toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change: Tax' })).toHaveAttribute(
      'href',
      '/change-information?part=identity',
    );
    const several = canvas.getByRole('link', { name: 'Update details' });
    await expect(several.classList, 'each part has its own').not.toContain('bg-accent');
    await expect(several.getBoundingClientRect().top, 'below them').toBeGreaterThan(
      canvas.getByRole('link', { name: 'Change: Tax' }).getBoundingClientRect().top,
    );
    await userEvent.click(several);
    await expect(await canvas.findByText('/change-information')).toBeVisible();
  },
};
export const ChangeUnderReview: Story = {
  args: { scenario: 'information-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’re reviewing a change/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Identity' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Update details|Change: )/ })).toBeNull();
  },
};
export const NoAccountYet: Story = {
  args: { scenario: 'under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please complete account opening first'), 'MSG-36').toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'View status' })).toHaveAttribute('href', '/sg-account-state');
  },
};
export const W8benIncorrect: Story = {
  args: { scenario: 'w8ben-moved-abroad' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Your details have changed\. Sign a new form by \d{1,2} \w{3} \d{4}\.$/),
      'RULE-19',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Update W-8BEN' }));
    await expect(await canvas.findByText('/w8-ben-update')).toBeVisible();
  },
};
export const Offline: Story = { args: { faults: { getInformation: 'offline' } } };
