import type { Locator } from '@playwright/test';
import { ordinaryPassportHolder, type Person } from './support/customer-fixtures.ts';
import { expectedAnswers } from './support/expected-answers.ts';
import { Form } from './support/form.ts';
import { Opening } from './support/opening.ts';
import { openSignedIn } from './support/registration.ts';
import { readSubmissionPdf } from './support/submission-pdf.ts';
import { expect, test } from './support/test.ts';

/** A customer with a name and an address in Japanese. */
const stored: Person = {
  ...ordinaryPassportHolder,
  base: {
    ...ordinaryPassportHolder.base,
    fullName: 'TAN Anne-Marie',
    nameOnId: '山﨑 𠮷子',
    taxResidencies: [{ country: 'JP', number: '1234-5678-9018' }],
  },
  contact: {
    ...ordinaryPassportHolder.contact,
    residentialAddress: {
      country: 'JP',
      postalCode: '150-0001',
      state: 'JP-13',
      city: '渋谷区',
      line1: '神宮前2～3 ㈱ビル',
    },
  },
  stateName: 'Tokyo',
  treatyCountry: 'JP',
  assets: { ...ordinaryPassportHolder.assets, annualIncome: '4500.50', netWorth: '120000.5' },
};

/** The same answers as people type and paste them: with digits and characters of other scripts, separators, prefixes and line breaks. */
const typed: Person = {
  ...stored,
  base: {
    ...stored.base,
    documentNumber: 'Ａ１２３４５６７８',
    fullName: 'ＴＡＮ\u3000Anne\u2011Marie',
    taxResidencies: [{ country: 'JP', number: '１２３４ー５６７８−９０１８' }],
  },
  contact: {
    ...stored.contact,
    mobile: '\u202a(+60) 12\u201134ー56789\u202c',
    email: 'Anne Tan <mei.ling@example.com>,',
    residentialAddress: { ...stored.contact.residentialAddress, postalCode: '〒１５０ー０００１' },
  },
  assets: { ...stored.assets, annualIncome: '4.500,50', netWorth: '１２０，０００．５' },
};

test.use({ person: typed });

/** Form that types one key at a time. */
class TypingForm extends Form {
  protected override async write(box: Locator, value: string): Promise<void> {
    await box.clear();
    await box.pressSequentially(value);
  }
}

/** Form that inserts each text at once, like a paste or an input method. */
class PastingForm extends Form {
  protected override async write(box: Locator, value: string): Promise<void> {
    await box.clear();
    await this.page.keyboard.insertText(value);
  }
}

for (const [how, FormOf] of [
  ['typed', TypingForm],
  ['pasted', PastingForm],
] as const)
  test(`an opening stores normalized values for separators, prefixes and other scripts, ${how}`, async ({
    page,
    customer,
    api,
  }) => {
    const { phone, loginCode } = await api.persona('new');
    await openSignedIn(page, 'sg-choose', loginCode);
    const opening = new Opening({ ...customer, form: new FormOf(page, customer.say) });
    await opening.walk('choose', 'sign-info');
    await opening.fill('sign-info');
    await opening.goOn('sign-info');
    await expect(page).toHaveURL(/\/success$/);
    const submitted = await api.application(phone);
    expect(submitted.answers).toEqual(expectedAnswers(stored, submitted));
    const text = await readSubmissionPdf(page, customer.say);
    for (const shown of ['TAN Anne-Marie', '山﨑 𠮷子', '神宮前2～3 ㈱ビル', '4,500.50']) expect(text).toContain(shown);
  });
