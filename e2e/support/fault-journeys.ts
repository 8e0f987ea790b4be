import type { DerivativeProduct } from '../../packages/rules/src/enumerations.ts';
import { meiLing, type Person } from './customer-fixtures.ts';
import { DerivativesApplication } from './derivatives-application.ts';
import { expectedAnswers, expectedJointAnswers } from './expected-answers.ts';
import { Opening, secondAdultPart } from './opening.ts';
import { openSignedIn } from './registration.ts';
import type { CustomerState } from './sandbox-api.ts';
import type { Screen } from './screens/screen.ts';
import { expect } from './test.ts';

type Application = CustomerState['applications'][number];

/** A flow from its first step to its submission. It is the same as for a customer who meets no faults. */
export type FaultJourney = {
  readonly flow: string;
  /** The sandbox's scenario in which the customer starts. */
  readonly scenario: string;
  readonly person: Person;
  readonly open: (customer: Screen, loginCode: string) => Promise<void>;
  readonly walk: (customer: Screen) => Promise<void>;
  /** Returns the answers that the database must then have. */
  readonly answers: (customer: Screen, submitted: Application) => unknown;
};

const opening: FaultJourney = {
  flow: 'opening',
  scenario: 'new',
  person: meiLing,
  open: ({ page }, loginCode) => openSignedIn(page, 'sg-choose', loginCode),
  walk: async (customer) => {
    const steps = new Opening(customer);
    await steps.walk('choose', 'sign-info');
    await steps.complete('sign-info');
    await expect(customer.page).toHaveURL(/\/success$/);
  },
  answers: ({ person }, submitted) => expectedAnswers(person, submitted),
};

const joint: FaultJourney = {
  flow: 'joint',
  scenario: 'joint-adult',
  // a different passport number; account questions are for the first holder
  person: { ...meiLing, accountType: 'cash', base: { ...meiLing.base, documentNumber: 'A12345679' } },
  async open({ page, say }, loginCode) {
    await openSignedIn(page, 'sg-holders', loginCode);
    await page.getByRole('link', { name: say('joint', 'way.device') }).click();
    await page.getByRole('link', { name: say('joint', 'handOver.action') }).click();
  },
  async walk(customer) {
    const part = new Opening(customer, undefined, secondAdultPart);
    await part.walk('choose', 'sign-info');
    await part.complete('sign-info');
    await customer.form.expectHeading(customer.say('application-state', 'success.heading'));
  },
  answers: ({ person }, submitted) => expectedJointAnswers(person, submitted, secondAdultPart.without),
};

const permission = (product: DerivativeProduct): FaultJourney => ({
  flow: product,
  scenario: `${product}-new`,
  person: meiLing,
  open: ({ page }, loginCode) => openSignedIn(page, '', loginCode),
  async walk({ page, say, person }) {
    const forms = new DerivativesApplication(page, product, person.language);
    await forms.fromHome();
    await forms.introduce();
    await forms.experience();
    await forms.quiz();
    await forms.passed();
    await forms.agree(product === 'futures' ? say('flow', 'continue') : say('derivatives', 'submit'));
    if (product === 'futures') {
      await expect(page.getByText(say('derivatives', 'years.futures'))).toBeVisible(); // the previous fields have gone
      await forms.confirm(say('derivatives', 'submit'));
    }
    await expect(page).toHaveURL(new RegExp(`/sg-${product}-wait`));
  },
  answers: () =>
    expect.objectContaining({ experience: expect.objectContaining({ years: '1-to-5', times: '6-to-20' }) }),
});

export const customerFaultJourneys: readonly FaultJourney[] = [
  opening,
  joint,
  permission('options'),
  permission('futures'),
  permission('cfd'),
];
