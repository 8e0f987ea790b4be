import type { AssetsInfo } from '../../packages/flow-opening/src/assets-info/rule.ts';
import type { AssetsSelect } from '../../packages/flow-opening/src/assets-select/rule.ts';
import type { BaseInfo } from '../../packages/flow-opening/src/base-info/rule.ts';
import type { ContactInfo } from '../../packages/flow-opening/src/contact-info/rule.ts';
import type { Language } from '../../packages/i18n/src/language.ts';

/** A customer's answers in an opening, in the format of the database, and how the customer signs. */
export type Person = {
  readonly language: Language;
  readonly tier: 'trader' | 'standard';
  readonly base: BaseInfo;
  readonly contact: ContactInfo;
  /** The text to search for the state of the residential address. */
  readonly stateName: string;
  readonly assets: AssetsInfo;
  /** The trading experience without uploads, because the server creates their ids. */
  readonly experience: AssetsSelect;
  /** The risk profile with the answers that follow from `assets` and `experience` (`derived`). */
  readonly riskProfile: {
    readonly version: string;
    readonly answers: Readonly<Record<string, string>>;
    readonly derived: Readonly<Record<string, string>>;
  };
  readonly accountType: 'cash' | 'margin';
  readonly expiresOn?: string;
  readonly proof: { readonly kind: 'utility-bill' | 'bank-statement'; readonly issuedOn: string };
  readonly treatyCountry?: string;
  /** Whether the customer signs the application with the signature of the W-8BEN. */
  readonly reusesSignature?: true;
  /** Whether the signature was rejected, so that the page asks for a new one. */
  readonly isAskedToSign?: boolean;
  readonly signs: 'drawing' | 'typing';
  readonly signedBy?: string;
  /** Whether the browser allows the camera without a question (Playwright's `permissions`). The page before the face picture then continues automatically. */
  readonly allowsCamera?: true;
};

/** A Malaysian with a passport who works in Singapore, receives mail there and has an exam certificate. */
export const meiLing: Person = {
  language: 'en',
  tier: 'standard',
  base: {
    nationality: 'MY',
    citizenship: 'MY',
    documentType: 'passport',
    documentNumber: 'A12345678',
    fullName: 'Tan Mei Ling',
    nameOnId: 'TAN MEI LING',
    dateOfBirth: '1990-01-31',
    gender: 'female',
    taxResidencies: [
      { country: 'MY', number: 'IG115002000' },
      { country: 'JP', reason: 'unable-to-obtain', explanation: 'I left before a number was given to me' },
    ],
  },
  contact: {
    mobile: '+60 123456789',
    email: 'mei.ling@example.com',
    residentialAddress: {
      country: 'MY',
      line1: 'No. 12A, Jalan Ampang',
      line2: 'Taman Desa',
      postalCode: '50450',
      city: 'Kuala Lumpur',
      state: 'MY-14',
    },
    mailingSame: 'no',
    mailingAddress: {
      country: 'SG',
      postalCode: '460102',
      line1: 'Blk 102 Bedok North Avenue 4',
      unit: '#09-128',
      line2: 'Bedok Heights',
    },
    differenceReason: 'other',
    differenceExplanation: 'My sister takes my mail',
  },
  stateName: 'Kuala Lumpur',
  assets: {
    employmentStatus: 'employed',
    companyName: 'Ampang Trading Sdn Bhd',
    industry: 'technology',
    occupation: 'engineer',
    annualIncome: '48000',
    netWorth: '120000.50',
    sourceOfWealth: ['employment', 'other'],
    otherSourceOfWealth: 'Sale of a small boat',
    education: 'tertiary',
    englishLevel: 'good',
  },
  experience: {
    objectives: ['capital-growth', 'preservation'],
    tradeCategories: ['stocks', 'etfs'],
    stockYears: '1-to-5',
    stockTimes: '6-to-20',
    knowledge: 'good',
    cognitiveAssessment: ['diploma', 'exam-certificate'],
    examPassedOn: sinceToday({ days: -200 }),
    noPriorRefusal: true,
    regulatedEmployee: 'yes',
    licenceNumber: 'TML300123456',
    employerConsent: 'yes',
    pep: 'yes',
    pepRelation: 'family',
    pepPosition: 'Member of parliament, Malaysia, since 2021',
  },
  riskProfile: {
    version: '2026-11-29',
    answers: { horizon: '5-to-10-years', 'acceptable-loss': 'up-to-15-percent', reserves: '6-to-12-months' },
    derived: { objective: 'balance', means: '50000-to-250000', experience: 'funds-and-shares' },
  },
  accountType: 'margin',
  expiresOn: sinceToday({ years: 5 }),
  proof: { kind: 'utility-bill', issuedOn: sinceToday({ days: -20 }) },
  signs: 'drawing',
};

/** Income and net worth as most customers give them, because a round figure is enough. */
export const roundAmounts = { annualIncome: '50000', netWorth: '100000' };

/** A passport holder with one tax residency, one address, one typed signature and nothing to declare. Most customers are like this. */
export const ordinaryPassportHolder: Person = {
  ...meiLing,
  base: { ...meiLing.base, fullName: 'TAN MEI LING', taxResidencies: [{ country: 'MY', number: 'IG115002000' }] },
  contact: {
    mobile: meiLing.contact.mobile,
    email: meiLing.contact.email,
    residentialAddress: meiLing.contact.residentialAddress,
    mailingSame: 'yes',
  },
  assets: {
    employmentStatus: 'employed',
    companyName: 'Ampang Trading Sdn Bhd',
    industry: 'technology',
    occupation: 'engineer',
    annualIncome: '48000',
    netWorth: '120000.50',
    sourceOfWealth: ['employment'],
    education: 'tertiary',
    englishLevel: 'good',
  },
  experience: {
    objectives: ['capital-growth'],
    tradeCategories: ['stocks'],
    stockYears: '1-to-5',
    stockTimes: '6-to-20',
    knowledge: 'good',
    cognitiveAssessment: ['none'],
    regulatedEmployee: 'no',
    pep: 'no',
  },
  riskProfile: { ...meiLing.riskProfile, derived: { ...meiLing.riskProfile.derived, objective: 'growth' } },
  accountType: 'cash',
  signs: 'typing',
  reusesSignature: true,
};

/** The customer of the sandbox's scenarios. */
export const weiMing: Person = { ...meiLing, base: { ...meiLing.base, fullName: 'LIM WEI MING' } };

const { expiresOn: _, ...withoutPassport } = meiLing;

/** The child of `weiMing`, nine years old. */
export const xiaoYu: Person = {
  ...withoutPassport,
  accountType: 'cash',
  base: {
    nationality: 'MY',
    citizenship: 'MY',
    documentType: 'birth-certificate',
    documentNumber: 'T1234567A',
    fullName: 'LIM XIAO YU',
    nameOnId: 'LIM XIAO YU',
    dateOfBirth: sinceToday({ years: -9 }),
    gender: 'unspecified',
    taxResidencies: [{ country: 'MY', number: 'IG115002000' }],
  },
  contact: {
    mobile: '+60 123456789',
    email: 'wei.ming@example.com',
    residentialAddress: meiLing.contact.residentialAddress,
    mailingSame: 'yes',
  },
  signs: 'typing',
  signedBy: weiMing.base.fullName,
};

/** A Thai student with a national ID and without income. */
export const somying: Person = {
  language: 'th',
  tier: 'trader',
  base: {
    nationality: 'TH',
    citizenship: 'TH',
    documentType: 'thai-id',
    documentNumber: '1100000000008',
    fullName: 'Somying Jaidee',
    nameOnId: 'สมหญิง ใจดี',
    dateOfBirth: '2001-08-12',
    gender: 'female',
    taxResidencies: [{ country: 'TH', number: '1100000000008' }],
  },
  contact: {
    mobile: '+66 812345678',
    email: 'somying@example.com',
    residentialAddress: {
      country: 'TH',
      line1: '99/1 ซอยสุขุมวิท 21',
      district: 'คลองเตยเหนือ วัฒนา',
      state: 'TH-10',
      postalCode: '10110',
    },
    mailingSame: 'yes',
  },
  stateName: 'Bangkok',
  assets: {
    employmentStatus: 'student',
    annualIncome: '1200',
    netWorth: '4000',
    sourceOfWealth: ['allowance-spousal-income'],
    education: 'tertiary',
    englishLevel: 'average',
  },
  experience: {
    objectives: ['preservation'],
    tradeCategories: ['none'],
    knowledge: 'poor',
    cognitiveAssessment: ['none'],
    regulatedEmployee: 'no',
    pep: 'no',
  },
  riskProfile: {
    version: '2026-11-29',
    answers: { horizon: '1-to-3-years', 'acceptable-loss': 'up-to-5-percent', reserves: '3-to-6-months' },
    derived: { objective: 'preserve', means: 'under-10000', experience: 'none' },
  },
  accountType: 'cash',
  proof: { kind: 'bank-statement', issuedOn: sinceToday({ days: -5 }) },
  treatyCountry: 'TH',
  signs: 'typing',
};

/** Returns a calendar date in Singapore, relative to today, as `YYYY-MM-DD`. */
function sinceToday({ days = 0, years = 0 }: { days?: number; years?: number }): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(new Date());
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
