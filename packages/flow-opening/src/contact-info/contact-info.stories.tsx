import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { pickByKeyboard } from '@quayside/testing/pick-by-keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { expectErrorsOnScreen } from '../testing/expect-errors-on-screen.ts';
import { answersBefore, answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ContactInfoScreen from './contact-info.tsx';

const before = answersBefore('contact-info');
const contact = completeAnswers['contact-info'];
const abroad = {
  ...before,
  'contact-info': {
    ...contact,
    residentialAddress: { country: 'SG', postalCode: '460102', line1: 'Blk 102 Bedok North Avenue 4', unit: '#09-128' },
  },
};

const meta = {
  title: 'Screens/Opening/Contact',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-contact-info', answers: before, children: <ContactInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the initial country is the tax residency', async () => {
      const country = await canvas.findByRole('combobox', { name: 'Country or region' });
      await expect(await within(country).findByText('Malaysia')).toBeVisible();
    });
    await step('the calling code follows until the customer searches for another', async () => {
      const code = canvas.getByRole('combobox', { name: 'Country code' });
      await within(code).findByText('+60');
      await pickByKeyboard(userEvent, code, 'brunei', '+673');
    });
    await step('the form can be filled in by keyboard', async () => {
      canvas.getByLabelText('Mobile number').focus();
      await userEvent.keyboard('7123456');
      await userEvent.tab();
      await userEvent.keyboard('mei.ling@example.com');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('50450');
      await userEvent.tab();
      await userEvent.keyboard('No. 12A, Jalan Ampang');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('Kampung Baru');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await within(canvas.getByRole('combobox', { name: 'State or federal territory' })).findByText(/Kuala Lumpur/);
      canvas.getByRole('button', { name: 'Continue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
    });
  },
};
/** A Malaysian postal code fills in the state. It also fills in the city if the city is itself a state. */
export const StateFromPostalCode: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const hint = 'From your postal code. Check it’s right.';
    const code = await canvas.findByLabelText('Postal code');
    const state = await canvas.findByRole('combobox', { name: 'State or federal territory' });
    const city = canvas.getByLabelText('City or town');
    await step('the postal code of a federal territory fills in state and city', async () => {
      await userEvent.type(code, '50450');
      await waitFor(() => expect(city).toHaveValue('Kuala Lumpur'));
      await expect(state).toHaveAccessibleDescription(hint);
      await expect(await within(state).findByText(/Kuala Lumpur/)).toBeVisible();
    });
    await step('another postal code changes the state and clears the city', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '10200');
      await expect(await within(state).findByText('Penang')).toBeVisible();
      await expect(city).toHaveValue('');
    });
    await step('a typed city stays', async () => {
      await userEvent.type(city, 'George Town');
      await userEvent.clear(code);
      await userEvent.type(code, '50450');
      await expect(await within(state).findByText(/Kuala Lumpur/)).toBeVisible();
      await expect(city).toHaveValue('George Town');
    });
  },
};
const inSingapore = {
  ...before,
  'base-info': { ...completeAnswers['base-info'], taxResidencies: [{ country: 'SG', number: 'S1234567D' }] },
};
const street = 'Block, house number and street';
const building = 'Building, village or estate (optional)';
export const AddressFromPostalCode: Story = {
  args: { answers: inSingapore },
  play: async ({ canvas, userEvent, step }) => {
    const code = await canvas.findByLabelText('Postal code');
    await step('the country comes from the tax residency, and the hint says so', () =>
      expect(canvas.getByRole('combobox', { name: 'Country or region' })).toHaveAccessibleDescription(
        'From your answers',
      ),
    );
    await step('a postal code fills in block, street and building', async () => {
      await userEvent.type(code, '018956');
      await expect(await canvas.findByDisplayValue('956 Marina Crescent')).toBe(canvas.getByLabelText(street));
      await expect(canvas.getByLabelText(street)).toHaveAccessibleDescription(
        'From your postal code. Check it’s right.',
      );
      await expect(canvas.getByLabelText(building)).toHaveValue('Marina Court');
    });
    await step('another postal code replaces unedited lines', async () => {
      await userEvent.clear(canvas.getByLabelText(building));
      await userEvent.type(canvas.getByLabelText(building), 'Sky Garden');
      await userEvent.clear(code);
      await userEvent.type(code, '460102');
      await expect(await canvas.findByDisplayValue('Blk 102 Bedok Drive 4')).toBe(canvas.getByLabelText(street));
      await expect(canvas.getByLabelText(building)).toHaveValue('Sky Garden');
    });
    await step('an unknown postal code leaves the street empty', async () => {
      await userEvent.clear(code);
      await userEvent.type(code, '740123');
      await waitFor(() =>
        expect(code).toHaveAccessibleDescription(
          'We couldn’t find an address for this postal code. Enter it yourself.',
        ),
      );
      await expect(canvas.getByLabelText(street)).toHaveValue('');
      await expect(canvas.getByLabelText(building)).toHaveValue('Sky Garden');
    });
    await step('typed text replaces a result that arrives while the field has focus', async () => {
      void fireEvent.change(code, { target: { value: '018956' } });
      canvas.getByLabelText(street).focus();
      await canvas.findByDisplayValue('956 Marina Crescent');
      await userEvent.keyboard('5 Marina Walk');
      await expect(canvas.getByLabelText(street)).toHaveValue('5 Marina Walk');
    });
  },
};
export const ErrorInAddressLookup: Story = {
  args: { answers: inSingapore, faults: { findAddress: ['offline'] } },
  play: async ({ canvas, userEvent, step }) => {
    const code = await canvas.findByLabelText('Postal code');
    await userEvent.type(code, '460102');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('We couldn’t look up the address. Enter it yourself.'),
    );
    await step('typed text stays after a later lookup', async () => {
      await userEvent.type(canvas.getByLabelText(street), '5 Marina Walk');
      await userEvent.clear(code);
      await userEvent.type(code, '018956');
      await expect(await canvas.findByDisplayValue('Marina Court')).toBe(canvas.getByLabelText(building));
      await expect(canvas.getByLabelText(street)).toHaveValue('5 Marina Walk');
    });
  },
};
export const AddressLookupIsSlow: Story = {
  args: { answers: inSingapore, faults: { findAddress: 'silent' } },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText('Postal code');
    await userEvent.type(code, '460102');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Looking up the address…'));
    await userEvent.type(canvas.getByLabelText(street), 'Blk 102 Bedok Drive 4');
    await expect(canvas.getByLabelText(street)).toHaveValue('Blk 102 Bedok Drive 4');
  },
};
export const AddressFromPostalCodeJapanese: Story = {
  args: { answers: inSingapore },
  globals: { language: 'ja', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('郵便番号'), '018956');
    await expect(await canvas.findByDisplayValue('956 Marina Crescent')).toBeVisible();
  },
};
export const Filled: Story = {
  args: { answers: answersThrough('contact-info') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('No. 12A, Jalan Ampang')).toBeVisible();
  },
};
export const Errors: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByLabelText('House or building number and street');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await step('UI-04 MSG-06 missing answers are errors', async () => {
      await expect(await canvas.findByText('Please fill in the phone number')).toBeVisible();
      await expect(canvas.getByText('Please enter the address')).toBeVisible();
    });
    await step('the first field with an error has focus', async () => {
      await waitFor(() => expect(canvas.getByLabelText('Mobile number')).toHaveFocus());
    });
    await expectErrorsOnScreen(canvas);
    await step('a link focuses its field, and a correction removes the error', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Please fill in the required information/ }));
      await userEvent.click(canvas.getByRole('link', { name: 'Please enter the address' }));
      await expect(canvas.getByLabelText('House or building number and street')).toHaveFocus();
      await userEvent.keyboard('Jalan 1');
      await expect(canvas.queryByText('Please enter the address')).toBeNull();
    });
    await step('UI-04 an incorrect number is an error', async () => {
      await userEvent.type(canvas.getByLabelText('Mobile number'), '12');
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect(await canvas.findByText('Please enter a correct phone number')).toBeVisible();
    });
  },
};
/** The sign-in number is filled in, and the customer can replace it. */
export const SignInNumberFilledIn: Story = {
  args: { phoneNumber: '+6591234567' },
  play: async ({ canvas, userEvent, step }) => {
    const mobile = await canvas.findByLabelText('Mobile number');
    await step('the number is filled in with its source', async () => {
      await waitFor(() => expect(mobile).toHaveValue('91234567'));
      await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveTextContent('+65');
      await expect(mobile).toHaveAccessibleDescription('The number you sign in with.');
    });
    await step('the customer can replace it', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '81234567');
      await expect(mobile).not.toHaveAccessibleDescription();
    });
  },
};
/** The calling code follows the country of the address. The field removes a leading zero and warns about an unknown number. */
export const ThaiMobile: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Country or region' }));
    await userEvent.type(await screen.findByRole('combobox', { name: /Search/ }), 'Thailand');
    await userEvent.click(await screen.findByRole('option', { name: /Thailand/ }));
    const mobile = canvas.getByLabelText('Mobile number');
    await expect(await canvas.findByRole('combobox', { name: 'Country code' })).toHaveTextContent('+66');
    await step('the field removes a trunk zero', async () => {
      await userEvent.type(mobile, '0812345678');
      await userEvent.tab();
      await waitFor(() => expect(mobile).toHaveValue('812345678'));
    });
    await step('an unknown number gets advice', async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, '0212345678');
      await userEvent.tab();
      await expect(
        await canvas.findByText(/doesn’t look like a mobile number with the country code \+66/),
      ).toBeVisible();
    });
  },
};
/** When the country changes, the other address lines are cleared, because they could look valid there. The customer can restore them. */
export const CountryChanged: Story = {
  args: { answers: { ...before, 'contact-info': contact } },
  play: async ({ canvas, userEvent, step }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Country or region' }));
      await userEvent.type(await screen.findByRole('combobox', { name: /Search/ }), name);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
    };
    await canvas.findByDisplayValue('50450');
    await step('the lines of the previous country are cleared with a notice', async () => {
      await choose('Thailand');
      await expect(await canvas.findByText(/we cleared the other lines/)).toBeVisible();
      for (const line of ['Postal code', 'House number, moo, soi and road', 'Building, village or estate'])
        await expect(canvas.getByLabelText(new RegExp(`^${line}`))).toHaveValue('');
      await expect(canvas.getByRole('combobox', { name: 'Province' })).not.toHaveTextContent('Kuala Lumpur');
    });
    await step('the cleared lines can be restored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Put back what I typed' }));
      await expect(canvas.getByLabelText(/^Postal code/)).toHaveValue('50450');
      await expect(canvas.queryByText(/we cleared the other lines/)).toBeNull();
    });
  },
};
export const AnotherMailingAddress: Story = {
  args: { answers: answersThrough('contact-info') },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByDisplayValue('No. 12A, Jalan Ampang');
    await step('an incomplete hidden address does not block', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
      await expect(canvas.getByRole('group', { name: 'Mailing address' })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
      await expect(canvas.queryByRole('group', { name: 'Mailing address' })).toBeNull();
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByText('Please enter the address'),
      'the mailing address is in the country of residence',
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
    await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
  },
};
export const LivesOutsideTaxResidency: Story = {
  args: { answers: abroad },
  play: async ({ canvas, userEvent, step }) => {
    const reasons = await canvas.findByRole('radiogroup', { name: /outside the countries where you pay tax/ });
    await step('RULE-11 MSG-17 a reason is required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(await canvas.findByText('Please select the reason')).toBeVisible();
    });
    await step('MSG-18 another reason needs a description', async () => {
      await userEvent.click(within(reasons).getByRole('radio', { name: 'Another reason' }));
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms is ignored (UI-02)
      await expect(await canvas.findByText('Please enter other reasons')).toBeVisible();
      await userEvent.type(canvas.getByLabelText('Your reason'), 'Posted here for a year');
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect(await canvas.findByText('/sg-assets-info')).toBeVisible();
    });
  },
};
export const LivesInTheUnitedStates: Story = {
  args: { answers: { ...before, 'contact-info': { ...contact, residentialAddress: { country: 'US' } } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('mei.ling@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-not-eligible'), 'RULE-08').toBeVisible();
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ToFix: Story = {
  args: {
    state: 'action-needed',
    answers: completeAnswers,
    rejected: { contact: 'The address differs from the one on your bank statement.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/differs from the one on your bank statement/)).toBeVisible();
  },
};
export const UnderReviewReadOnly: Story = { args: { state: 'under-review', answers: completeAnswers } };
export const OfflineAtSave: Story = {
  args: { answers: answersThrough('contact-info'), faults: { saveStep: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('mei.ling@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
/** A mistyped email domain shows a suggestion instead of an error, because the address may be right. */
export const EmailDomainMistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Saved/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '"Tan, Mei" <mei.ling@gmial.com>,{Tab}');
    await canvas.findByDisplayValue('mei.ling@gmial.com');
    await expect((await canvas.findAllByText(/^Did you mean gmail[.]com[?]/))[0]).toBeVisible();
  },
};
/** While offline, a message replaces "Saved". It disappears when the network returns. */
export const NetworkLost: Story = {
  args: { answers: answersThrough('contact-info') },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('mei.ling@example.com');
    const tell = (isOnline: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    };
    try {
      tell(false);
      await expect(await canvas.findByText('Offline · saved on this device')).toBeVisible();
      tell(true);
      await expect(await canvas.findByText(/^Saved /)).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
};
export const ErrorTimeoutAtSave: Story = {
  args: { answers: answersThrough('contact-info'), faults: { saveStep: ['timeout'] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('mei.ling@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(
      await canvas.findByText('The network request timed out, please check your network connection!'),
      'MSG-26',
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const ThaiAt320: Story = {
  args: { answers: abroad },
  globals: { language: 'th', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Blk 102 Bedok North Avenue 4')).toBeVisible();
  },
};
