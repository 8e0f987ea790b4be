import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { Cascader, type CascaderProps, type GetChildOptions, type PickerOption } from './cascader.tsx';

const Controlled = controlled<readonly string[], CascaderProps>(Cascader);

const countries: readonly PickerOption[] = [
  { value: 'SG', label: 'Singapore' },
  { value: 'MY', label: 'Malaysia' },
  { value: 'JP', label: 'Japan' },
  { value: 'TH', label: 'Thailand' },
];
const regions: Readonly<Record<string, readonly PickerOption[]>> = {
  MY: [
    { value: 'MY-01', label: 'Johor' },
    { value: 'MY-10', label: 'Selangor' },
    { value: 'MY-14', label: 'Kuala Lumpur' },
  ],
  JP: [
    { value: 'JP-13', label: 'Tokyo' },
    { value: 'JP-27', label: 'Osaka' },
  ],
};

const regionsOf: GetChildOptions = ([country = '', region]) => (region === undefined ? regions[country] : undefined);

/**
 * Parameters that render the story at the width of a phone. In a wide window, the list would be a dialog in the middle.
 */
const onPhone = { docs: { story: { inline: false, height: '560px' } } };

const meta = {
  title: 'Components/Fields/Cascader',
  component: Cascader,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'area',
    label: 'Where do you live?',
    levels: ['Country or region', 'State or province'],
    options: countries,
    getChildOptions: regionsOf,
    value: [],
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OperatedByPointer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const trigger = canvas.getByLabelText('Where do you live?');
    await userEvent.click(trigger);
    const sheet = within(await screen.findByRole('dialog', { name: 'Where do you live?' }));
    await userEvent.click(sheet.getByRole('option', { name: 'Japan' }));
    await expect(args.onValueChange, 'no value before the last level').not.toHaveBeenCalled();
    await expect(sheet.getByRole('listbox', { name: 'State or province' })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Japan' }));
    await userEvent.click(sheet.getByRole('option', { name: 'Malaysia' }));
    await userEvent.click(sheet.getByRole('option', { name: 'Selangor' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['MY', 'MY-10']);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(trigger).toHaveTextContent('Malaysia / Selangor');
    await expect(trigger, 'focus returns to the field').toHaveFocus();
  },
};
export const Keyboard: Story = {
  args: { value: ['MY', 'MY-14'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('option', { selected: true }), 'opens at the current value').toHaveTextContent(
      'Kuala Lumpur',
    );
    await expect(sheet.getByRole('combobox', { name: 'Search: State or province' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole('button', { name: 'Malaysia' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = sheet.getByRole('combobox', { name: 'Search: Country or region' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('jap{Enter}');
    await waitFor(() => expect(sheet.getByRole('combobox', { name: 'Search: State or province' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['JP', 'JP-13']);
    await waitFor(() => expect(canvas.getByLabelText('Where do you live?')).toHaveFocus());
  },
};
export const WithoutRegions: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Where do you live?'));
    await userEvent.click(await screen.findByRole('option', { name: 'Singapore' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['SG']);
    await expect(canvas.getByLabelText('Where do you live?')).toHaveTextContent('Singapore');
  },
};
export const ClosedByEscape: Story = {
  args: { value: ['SG'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Where do you live?'));
    await userEvent.click(await screen.findByRole('option', { name: 'Japan' }));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onValueChange, 'incomplete path leaves the value unchanged').not.toHaveBeenCalled();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
};

const network = { state: 'gone' };
const loadRegions = async () => {
  if (network.state === 'gone') throw new Error('offline');
  return regions.MY ?? [];
};
export const LazyLevelsWithRetry: Story = {
  args: {
    options: async () => countries,
    getChildOptions: (path) => (path.length === 1 ? loadRegions : undefined),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Where do you live?'));
    await userEvent.click(await screen.findByRole('option', { name: 'Malaysia' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load the list');
    network.state = 'back';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Johor' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['MY', 'MY-01']);
  },
};
const loadNothing = fn(async (): Promise<readonly PickerOption[]> => {
  throw new Error('offline');
});
/** The field retries a failed request when the user focuses it, not automatically. */
export const FirstLevelFailed: Story = {
  args: { options: loadNothing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Where do you live?'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t load the list');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible()); // each attempt renders another alert
    await expect(loadNothing.mock.calls.length, 'requests: idle, touch, opening, retry').toBeLessThanOrEqual(5);
  },
};
export const Loading: Story = {
  args: { options: countries, getChildOptions: () => () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Where do you live?'));
    await userEvent.click(await screen.findByRole('option', { name: 'Malaysia' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Empty: Story = { parameters: onPhone };
export const Filled: Story = { args: { value: ['MY', 'MY-10'] } };
export const WithHintAndExplanation: Story = {
  args: { hint: 'Where you sleep most nights.', why: { summary: 'Why we ask', text: 'Taxes follow where you live.' } },
};
export const WithError: Story = {
  args: { error: 'Choose where you live' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Where do you live?')).toHaveAccessibleDescription('Choose where you live');
  },
};
export const Disabled: Story = { args: { disabled: true, value: ['SG'] } };
export const ReadOnly: Story = {
  args: { readOnly: true, value: ['MY', 'MY-10'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Where do you live?')).toHaveValue('Malaysia / Selangor');
  },
};
export const InThai: Story = {
  args: {
    label: 'คุณอาศัยอยู่ที่ไหน',
    levels: ['ประเทศหรือเขตแดน', 'รัฐหรือจังหวัด'],
    options: [{ value: 'TH', label: 'ไทย' }],
    getChildOptions: (path) => (path.length === 1 ? [{ value: 'TH-10', label: 'กรุงเทพมหานคร' }] : undefined),
    value: ['TH', 'TH-10'],
  },
  globals: { language: 'th' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('คุณอาศัยอยู่ที่ไหน'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('กรุงเทพมหานคร');
  },
};
