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
    await step('what is sensitive is masked', async () => {
      await expect(await canvas.findByRole('region', { name: 'Identity and tax' })).toBeVisible();
      await expect(canvas.getAllByText('LIM WEI MING')[0]).toBeVisible();
      await expect(canvas.queryByText('A12345678')).toBeNull();
    });
    await step('a part is short until it is opened', async () => {
      const contact = within(canvas.getByRole('region', { name: 'Contact details and address' }));
      await expect(contact.queryByText('Residential address')).toBeNull();
      await userEvent.click(contact.getByRole('button', { name: /All answers/i }));
      await expect(await contact.findByText('Residential address')).toBeVisible();
    });
    await step('RULE-19 the 30 days are said', async () => {
      await expect(canvas.getByText('Tell us within 30 days if any of this changes.')).toBeVisible();
    });
    await userEvent.click(await canvas.findByRole('link', { name: 'Update details' }));
    await expect(await canvas.findByText('/change-information')).toBeVisible();
  },
};
export const ChangeUnderReview: Story = {
  args: { scenario: 'information-under-review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We’re reviewing a change/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Update details' })).toBeNull();
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
      await canvas.findByText(/^Your details have changed\. Sign a new form by \d\d\/\d\d\/\d{4}\.$/),
      'RULE-19',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Update W-8BEN' }));
    await expect(await canvas.findByText('/w8-ben-update')).toBeVisible();
  },
};
export const Offline: Story = { args: { faults: { getInformation: 'offline' } } };
export const Thai320: Story = { globals: { language: 'th', viewport: { value: 'small', isRotated: false } } };
