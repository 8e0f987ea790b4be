import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { Picker, type PickerProps } from './picker.tsx';

const Controlled = controlled<string, PickerProps>(Picker);

const industries = [
  'Accounting and audit',
  'Agriculture',
  'Banking',
  'Construction',
  'Education',
  'Energy',
  'Health care',
  'Hospitality',
  'Information technology',
  'Insurance',
  'Legal services',
  'Logistics',
  'Manufacturing',
  'Media',
  'Public service',
  'Real estate',
  'Retail',
  'Telecommunications',
  'Tourism',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));
const stocks = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `Company ${index + 1}`,
  aside: String(index + 1).padStart(5, '0'),
}));

/**
 * Parameters that render the story at the width of a phone. In a wide window, the list would be a dialog in the middle.
 */
const onPhone = { docs: { story: { inline: false, height: '560px' } } };

const meta = {
  title: 'Components/Fields/Picker',
  component: Picker,
  render: (args) => <Controlled {...args} />,
  args: { name: 'industry', label: 'Industry', options: industries, value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pointer: Story = {
  parameters: onPhone,
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByLabelText('Industry');
    await expect(trigger).toHaveAttribute('id', 'industry');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Industry' });
    await expect(getComputedStyle(dialog).zIndex, 'UI-03').toBe('2000');
    const sheet = within(dialog);
    await userEvent.click(sheet.getByRole('option', { name: 'Construction' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('construction');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(trigger, 'focus comes back').toHaveFocus();
    await expect(trigger).toHaveTextContent('Construction');
  },
};

export const Keyboard: Story = {
  parameters: onPhone,
  args: { value: 'energy' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Industry')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const search = within(await screen.findByRole('dialog')).getByRole('combobox');
    await expect(search).toHaveFocus();
    const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Energy');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Health care');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveTextContent('Tourism');
    await expect(active(), 'scrolled into view').toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Accounting and audit');
    await userEvent.keyboard('tele');
    await expect(active()).toHaveTextContent('Telecommunications');
    await expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('telecommunications');
    await expect(canvas.getByLabelText('Industry')).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  parameters: onPhone,
  args: { value: 'energy' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Industry'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByLabelText('Industry')).toHaveFocus());
    await expect(args.onBlur, 'focus never left the field').not.toHaveBeenCalled();
  },
};

export const TenThousandOptions: Story = {
  parameters: onPhone,
  args: { label: 'Stock', name: 'stock', options: stocks, value: '4999' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Stock'));
    await screen.findByRole('dialog');
    await expect(screen.getByRole('option', { selected: true })).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-setsize', '10000');
    const list = screen.getByRole('listbox');
    for (const share of [0, 0.3, 0.8, 1]) {
      list.scrollTop = share * list.scrollHeight;
      await waitFor(() => expect(rowsInSight(list), 'no gap while scrolling').toBeGreaterThan(5));
      await expect(screen.getAllByRole('option').length, 'few rows are mounted').toBeLessThan(40);
    }
    await userEvent.keyboard('company 77');
    await expect(screen.getByRole('option', { name: /Company 77 / })).toBeVisible();
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Search' }));
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('option', { name: /Company 10000/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9999');
  },
};

const rowsInSight = (list: HTMLElement) => {
  const { top, bottom } = list.getBoundingClientRect();
  const isInSight = (row: Element) =>
    row.getBoundingClientRect().bottom > top && row.getBoundingClientRect().top < bottom;
  return [...list.querySelectorAll('[role=option]')].filter(isInSight).length;
};

export const NoResults: Story = {
  parameters: onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Industry'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('zzz');
    await expect(screen.getByRole('status')).toHaveTextContent('No results for “zzz”');
  },
};

export const Loading: Story = {
  parameters: onPhone,
  args: { options: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Industry'));
    await screen.findByRole('dialog');
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** The state of the fake network. `loadOnceBack` rejects until the story restores the network. */
const network = { state: 'gone' };
const loadOnceBack = async () => {
  if (network.state === 'gone') throw new Error('offline');
  return industries;
};

export const LoadError: Story = {
  parameters: onPhone,
  args: { options: loadOnceBack },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Industry'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load the list');
    network.state = 'back';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('option', { name: 'Agriculture' })).toBeVisible();
  },
};

const suggestStocks = async () => ['4999', '0'];

export const SuggestionsFirst: Story = {
  parameters: onPhone,
  args: { name: 'stock', label: 'Stock', options: stocks, suggest: suggestStocks, value: '4999' },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Stock' }));
    const likely = await screen.findByRole('group', { name: 'Suggested' });
    const names = (group: HTMLElement) =>
      within(group)
        .getAllByRole('option')
        .map((one) => one.textContent);
    await step('in the order of the suggestions, and not again below', async () => {
      await expect(names(likely)).toEqual(['Company 500005000', 'Company 100001']);
      await expect(names(screen.getByRole('group', { name: 'All others' }))[0]).toBe('Company 200002');
    });
    await step('a search looks through all of them without groups', async () => {
      await userEvent.keyboard('Company 20');
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Suggested' })).toBeNull());
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('combobox', { name: 'Stock' })).toHaveTextContent('Company 20');
    });
  },
};

const knownSuggestions = fn(() => ['4999', '0']);

export const SuggestionsAtOnce: Story = {
  parameters: onPhone,
  args: { name: 'stock', label: 'Stock', options: stocks, suggest: knownSuggestions },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(knownSuggestions, 'asked before the list opens').toHaveBeenCalled());
    const stock = canvas.getByRole('combobox', { name: 'Stock' });
    await waitFor(async () => {
      stock.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(stock).toHaveAttribute('aria-expanded', 'true');
    });
    await expect(screen.getByRole('group', { name: 'Suggested' }), 'in the first frame').toBeVisible();
    await expect(screen.queryByText('Loading')).toBeNull();
  },
};

export const Empty: Story = { parameters: onPhone };
export const Filled: Story = { args: { value: 'banking' } };
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'The one you spend most time in.',
    why: { summary: 'Why we ask', text: 'Some industries may not trade some stocks.' },
  },
};
export const WithError: Story = {
  args: { error: 'Choose an industry' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByLabelText('Industry');
    await expect(trigger).toHaveAttribute('aria-invalid', 'true');
    await expect(trigger).toHaveAccessibleDescription('Choose an industry');
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'banking' } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: 'banking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Industry')).toHaveValue('Banking');
  },
};
export const WithLongText: Story = {
  parameters: onPhone,
  args: {
    value: 'long',
    options: [
      { value: 'long', label: 'Wholesale and retail trade of agricultural machinery, equipment and supplies' },
      ...industries,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Industry'));
    await expect(await screen.findByRole('option', { selected: true })).toBeVisible();
  },
};
