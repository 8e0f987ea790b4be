import type { Language } from '@quayside/i18n/language';
import { useLanguage } from '@quayside/i18n/use-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { CountryField, type CountryFieldProps } from './country-field.tsx';

/** Renders the field with country names in the language of the toolbar, unless the story sets `options`. */
function Local({ options, ...props }: CountryFieldProps) {
  const language = useLanguage();
  return <CountryField {...props} options={options === english ? namesIn[language] : options} />;
}
const Controlled = controlled<string, CountryFieldProps>(Local);

const codes =
  'SG MY TH ID PH VN HK MO TW CN JP KR IN AU NZ GB IE FR DE CH IT ES PT NL BE SE NO DK FI PL GS US CA MX BR AR ZA'.split(
    ' ',
  );
const namesOf = (language: Language) => async () => {
  const [local, english] = [language, 'en'].map((one) => new Intl.DisplayNames(one, { type: 'region' }));
  return codes.map((value) => ({ value, label: local?.of(value) ?? value, englishName: english?.of(value) ?? value }));
};
const namesIn: Record<Language, CountryFieldProps['options']> = {
  en: namesOf('en'),
  'zh-Hans': namesOf('zh-Hans'),
  'zh-Hant': namesOf('zh-Hant'),
  ms: namesOf('ms'),
  th: namesOf('th'),
  ja: namesOf('ja'),
};
const english = namesIn.en;
const thai = namesIn.th;
const japanese = namesIn.ja;

/**
 * Parameters that render the story at the width of a phone. In a wide window, the list would be a dialog in the middle.
 */
const onPhone = { docs: { story: { inline: false, height: '560px' } } };

const meta = {
  title: 'Components/Fields/Country field',
  component: CountryField,
  render: (args) => <Controlled {...args} />,
  args: { name: 'nationality', label: 'Nationality', options: english, value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof CountryField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: onPhone };
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Nationality'));
    await screen.findByRole('option', { name: 'Singapore' });
    await userEvent.keyboard('united k{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('GB');
    await expect(canvas.getByLabelText('Nationality')).toHaveTextContent('United Kingdom');
  },
};

export const Filled: Story = {
  args: { value: 'SG' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Singapore')).toBeVisible();
  },
};

export const Open: Story = {
  args: { value: 'GS' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox')); // by role, because the visual tests also run this story in Thai
    await expect(await screen.findByRole('option', { selected: true })).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Choose your nationality' } };
export const ReadOnly: Story = { args: { value: 'SG', readOnly: true } };

export const InThai: Story = {
  args: { label: 'สัญชาติ', options: thai },
  globals: { language: 'th' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('สัญชาติ'));
    await screen.findByRole('option', { name: 'สิงคโปร์' });
    await userEvent.keyboard('singap');
    await expect(await screen.findByRole('option')).toHaveTextContent('สิงคโปร์');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('SG');
  },
};

export const OpenInJapanese: Story = {
  args: { label: '国籍', options: japanese, value: 'JP' },
  globals: { language: 'ja' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('国籍'));
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('日本');
  },
};
