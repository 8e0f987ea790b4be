import { digitalIdAnswers, samplePerson } from '@quayside/rules/testing/digital-id-opening';
import { StoryFlow as FlowOfStory } from '@quayside/testing/story-flow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openingFlow } from '../opening.ts';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import NotEligibleScreen from './not-eligible.tsx';

const whole = answersThrough('base-info');
const baseInfo = whole['base-info'];
const born = (dateOfBirth: string) => ({ ...whole, 'base-info': { ...baseInfo, dateOfBirth } });
const american = { ...whole, 'base-info': { ...baseInfo, nationality: 'US', citizenship: 'US' } };

const meta = {
  title: 'Screens/Opening/Not eligible',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-not-eligible', children: <NotEligibleScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UsPerson: Story = {
  args: { answers: american, routerState: { reason: 'us-person', from: 'submit-photo' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('We do not accept U.S citizens on this form, please contact our customer services.'),
      'MSG-38 RULE-08',
    ).toBeVisible();
    await expect(
      await canvas.findByText('You entered the United States as your nationality or citizenship.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      '/webapp/market/help.html?langType=3',
    );
    canvas.getByRole('button', { name: 'Go back and change my answer' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/sg-submit-photo')).toBeVisible();
  },
};
const byDigitalId = { ...answersThrough('choose'), choose: { route: 'digital-id' } };
const nationalByDigitalId = { nationality: { value: 'US', lines: ['AMERICAN'] } };
const fromDigitalId = { reason: 'us-person', from: 'show-sinpass' };

export const UsPersonByDigitalId: Story = {
  name: 'US person by digital ID',
  args: { answers: byDigitalId, person: samplePerson(nationalByDigitalId), routerState: fromDigitalId },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your digital ID shows the United States as your nationality.')).toBeVisible();
    await expect(canvas.queryByText(/You entered|your answer/)).toBeNull();
    await expect(canvas.getByText(/ask the authority that holds your details/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to my details' }));
    await expect(await canvas.findByText('/sg-show-sinpass')).toBeVisible();
  },
};
export const UsPersonByDigitalIdJapanese: Story = {
  name: 'US person by digital ID, Japanese',
  args: { ...UsPersonByDigitalId.args },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small' } },
};
/** Citizenship that the customer added to the digital ID counts as the customer's own answer. */
export const UsCitizenshipAddedToDigitalId: Story = {
  name: 'US citizenship added to the digital ID',
  args: {
    answers: { ...digitalIdAnswers, 'sinpass-additional': { otherCitizenship: 'yes', citizenship: 'US' } },
    person: samplePerson({ nationality: { value: 'MY', lines: ['MALAYSIAN'] } }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You entered the United States as your nationality or citizenship.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go back and change my answer' })).toBeVisible();
  },
};
export const UnderAgeByDigitalId: Story = {
  name: 'Under age by digital ID',
  args: { answers: byDigitalId, person: samplePerson({ dob: { value: '2010-02-28', lines: ['2010-02-28'] } }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Based on the date of birth in your digital ID, you’ll be 18 on 28 Feb 2028.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/go back and change it/)).toBeNull();
  },
};
export const CountryNotServedByDigitalId: Story = {
  name: 'Country not served, by digital ID',
  args: { answers: byDigitalId, person: samplePerson({ nationality: { value: 'KP', lines: ['NORTH KOREAN'] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re a national or citizen of one of these countries.')).toBeVisible();
    await expect(canvas.getByText(/or the country is no longer on the list/)).toHaveTextContent(/ask the authority/);
  },
};
export const UsAddress: Story = {
  args: {
    answers: {
      ...whole,
      'contact-info': { residentialAddress: { country: 'US' }, mailingSame: 'yes' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You entered an address in the United States.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back and change my answer' }));
    await expect(await canvas.findByText('/sg-contact-info')).toBeVisible();
  },
};
/** An account holder changes the address. The page promises no opening. */
export const ChangeOfInformation: Story = {
  args: UsAddress.args ?? {},
  render: (args) => <FlowOfStory {...args} flow={{ ...openingFlow({ w8ben: [] }), audience: 'customers' }} />,
  play: async ({ canvas, step }) => {
    await step('MSG-38 the page refuses the change', async () => {
      await expect(await canvas.findByText('You entered an address in the United States.')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You can’t make this change online');
      await expect(canvas.getByText(/^We do not accept U.S citizens on this form/)).toBeVisible();
    });
    await expect(canvas.getByText(/contact customer service, and we’ll tell you/)).toBeVisible();
    await expect(canvas.queryByText(/apply|an account for/), 'the customer has an account').toBeNull();
  },
};
export const UnderAge: Story = {
  args: { answers: born('2010-02-28') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You can open an account from 28 Feb 2028.'),
      'after a reload the answers say it',
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You’re not old enough yet');
  },
};
export const CountryNotServed: Story = {
  args: {
    answers: {
      ...whole,
      'base-info': {
        ...baseInfo,
        citizenship: 'IR',
        taxResidencies: [{ country: 'KP', hasNumber: 'no', reason: 'issues-none' }],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You’re a national or citizen of one of these countries.')).toBeVisible();
    await expect(canvas.getByText('You’re a tax resident of one of these countries.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back and change my answer' }));
    await expect(await canvas.findByText('/sg-base-info')).toBeVisible();
  },
};
export const CountryNotServedThai: Story = {
  args: {
    answers: { ...whole, 'contact-info': { residentialAddress: { country: 'KP' }, mailingSame: 'yes' } },
  },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
/** Answers of an employee of a company regulated by MAS who lacks the employer's consent. */
const withoutConsent = {
  ...answersThrough('assets-select'),
  'assets-select': {
    ...answersThrough('assets-select')['assets-select'],
    regulatedEmployee: 'yes',
    licenceNumber: 'TML300123456',
    employerConsent: 'no',
  },
};

export const NoEmployerConsent: Story = {
  args: { answers: withoutConsent },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /need your employer’s consent/ }),
      'RULE-15, after a reload too',
    ).toBeVisible();
    await expect(canvas.getByText(/so you can come back and upload it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go back and change my answer' }));
    await expect(await canvas.findByText('/sg-assets-select')).toBeVisible();
  },
};
export const NoEmployerConsentThai: Story = {
  args: { answers: withoutConsent },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
export const CashAccountInstead: Story = {
  args: {
    answers: {
      ...answersBefore('select-account-type'),
      'assets-info': { ...answersBefore('select-account-type')['assets-info'], annualIncome: '4000', netWorth: '3000' },
      'select-account-type': { accountType: 'margin' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'For a margin account, your annual net income or net worth must be at least USD 5,000. Choose a cash account instead.',
      ),
      'RULE-12, after a reload too',
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change income or net worth' }).getAttribute('href')).toMatch(
      /sg-assets-info#annualIncome$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Open a cash account' }));
    await expect(await canvas.findByText('/sg-submit-address'), 'the opening continues').toBeVisible();
  },
};
export const CashAccountInsteadOffline: Story = {
  args: { ...CashAccountInstead.args, faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open a cash account' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/We couldn’t save your choice/);
  },
};
export const MarginNotAllowed: Story = {
  args: {
    answers: answersBefore('select-account-type'),
    routerState: { reason: 'margin-refused', from: 'select-account-type' },
    faults: { getApplication: 'silent' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/annual net income or net worth must be at least USD 5,000/),
      'RULE-12',
    ).toBeVisible();
  },
};
export const AnswersCorrected: Story = {
  tags: ['!dev', '!autodocs'], // the story navigates to another screen
  args: { answers: whole },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-contact-info'), 'the refusal is resolved').toBeVisible();
  },
};
export const Loading: Story = {
  args: { faults: { getApplication: 'silent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
  },
};
export const Offline: Story = {
  args: { faults: { getApplication: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('We couldn’t load your application')).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { answers: born('2010-02-28') },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/28.*2028/, { selector: 'div' })).toBeVisible();
  },
};
export const Chinese: Story = { args: { answers: american }, globals: { language: 'zh-Hans' } };
