import { addDays, addMonths, formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { StoryAccount } from '../testing/story-account.tsx';
import AssetsDetailScreen from './assets-detail-sg.tsx';

const meta = {
  title: 'Screens/Account/Net assets over time',
  component: StoryAccount,
  parameters: { layout: 'fullscreen' },
  args: { path: '/assets-detail-sg', scenario: 'account-invested', children: <AssetsDetailScreen /> },
} satisfies Meta<typeof StoryAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChangePeriod: Story = {
  args: { search: '?range=1y&by=market' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('tab', { name: '1Y', selected: true }),
      'the URL selects the period',
    ).toBeVisible();
    const slider = await canvas.findByRole('slider', { name: /Net assets over time/ });
    await expect(Number(slider.getAttribute('aria-valuemax'))).toBeGreaterThan(250);
    await userEvent.click(canvas.getByText('About this chart'));
    await expect(await within(document.body).findByText(/^Dashed line: SGD/)).toBeVisible();
    await expect(canvas.getByText('Past year')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '1W' }));
    await waitFor(() =>
      expect(
        Number(canvas.getByRole('slider').getAttribute('aria-valuemax')),
        'the chart has the closes of a week',
      ).toBeLessThan(10),
    );
    await expect((await canvas.findAllByText('United States'))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Asset type' }));
    await expect((await canvas.findAllByText('Stocks'))[0]).toBeVisible();
  },
};
const today = toSingaporeDate(new Date());
export const ChosenDates: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const day = (date: string) => new RegExp(`^\\w+ ${Number(date.slice(8))} .*${date.slice(0, 4)}`);
    let opened = Number.NEGATIVE_INFINITY;
    const choose = async (name: string) => {
      await waitFor(() => expect(performance.now() - opened, 'UI-02 ignores a second press').toBeGreaterThan(200));
      await userEvent.click(await canvas.findByRole('button', { name }));
      opened = performance.now();
      return within(await screen.findByRole('dialog', { name: 'Period' }));
    };
    const monthOf = (date: string) => addMonths(`${date.slice(0, 7)}-01`, -1);
    const [from, to] = [addDays(monthOf(today), 4), addDays(monthOf(today), 17)];
    const shown = `${formatDate(from, 'en')} – ${formatDate(to, 'en')}`;
    await step('a chosen period replaces the tabs', async () => {
      const sheet = await choose('Choose dates');
      await userEvent.click(sheet.getByRole('button', { name: 'Previous month' }));
      await userEvent.click(sheet.getByRole('button', { name: day(from) }));
      await userEvent.click(sheet.getByRole('button', { name: day(to) }));
      await userEvent.click(sheet.getByRole('button', { name: 'Use these dates' }));
      await expect(await canvas.findByText(shown)).toBeVisible();
      const slider = await canvas.findByRole('slider', { name: /Net assets over time/ });
      await waitFor(() =>
        expect(Number(slider.getAttribute('aria-valuemax')), 'the period is two weeks').toBeLessThan(14),
      );
      await expect(canvas.queryByRole('tab', { name: '1M' })).toBeNull();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Change dates' })).toHaveFocus());
    });
    await step('UI-04 a period above 366 days is an error', async () => {
      const sheet = await choose('Change dates');
      await userEvent.selectOptions(
        sheet.getByRole('combobox', { name: 'Year' }),
        String(Number(from.slice(0, 4)) - 2),
      );
      await userEvent.click(sheet.getByRole('button', { name: /^\w+ 15 / }));
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Year' }), from.slice(0, 4));
      await userEvent.click(sheet.getByRole('button', { name: /^\w+ 15 / }));
      await expect(sheet.getByRole('alert')).toHaveTextContent('Choose a period of 366 days or fewer');
      await expect(sheet.getByRole('button', { name: 'Use these dates' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByText(shown), 'the previous period stays').toBeVisible();
    });
    await step('removing the dates shows the tabs again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear dates' }));
      await expect(await canvas.findByRole('tab', { name: '1M', selected: true })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Choose dates' })).toHaveFocus();
    });
  },
};
export const DatesFromTheUrl: Story = {
  args: { search: `?range=1y&from=${addDays(today, -40)}&to=${addDays(today, -10)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d{1,2} \w{3} \d{4} – /)).toBeVisible();
  },
};
export const DatesTooFarApart: Story = {
  args: { search: `?from=${addDays(today, -366)}&to=${today}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '1M', selected: true })).toBeVisible();
  },
};
/** While another period loads, the change shown still has its own period beside it. */
export const LoadingAnotherPeriod: Story = {
  args: { faults: { getAssetHistory: [undefined, 'silent'] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('slider', { name: /Net assets over time/ });
    await userEvent.click(canvas.getByRole('tab', { name: '1Y' }));
    await waitFor(() => expect(canvasElement.querySelector('figure')).toHaveAttribute('data-state', 'loading'));
    await expect(canvas.getByText('Past month')).toBeInTheDocument();
    await expect(canvas.queryByText('Past year')).toBeNull();
  },
};
export const ErrorInHistory: Story = {
  args: { faults: { getAssetHistory: ['offline', undefined] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('slider', { name: /Net assets over time/ })).toBeVisible();
  },
};
