import countries from '../packages/i18n/src/text/countries/en.json' with { type: 'json' };
import { instruments } from '../packages/sandbox/src/domain/market/instruments.ts';

/** Patterns of sample data: paths, email addresses, file names, dates, codes, amounts in thousands. */
export const sampleDataPatterns = [
  /\b\d+[.]\d[KM]\b/g,
  /^\/[\w/-]+$/g,
  /\S+@\S+/g,
  /\b[\w-]+[.](?:jpe?g|png|pdf|heic|com|sg|hk|html)\b/gi,
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: \d{4})?\b/g,
  /\b[A-Z\d][A-Z\d*•/-]*\d[A-Z\d*•/-]*\b/g,
  /\b(?:SGD|USD|HKD|CNY|CNH|AUD|GBP|EUR|JPY|MYR|THB|SGT|PDF)\b/g,
];

/** Texts that are never in the pseudo-locale: those that a server sends in the language of the request, and those of the samples' customers and reviewers. */
export const sampleDataWords: ReadonlySet<string> = new Set([
  ...Object.values(countries),
  ...instruments.flatMap(({ id, name }) => [id, name]),
  // agreements and reference lists
  'Client agreement',
  'Consent to sign Form W-8BEN electronically',
  'Engineer or architect',
  'Information technology',
  'Privacy notice and consent to electronic records',
  'Risk disclosure statement',
  'Risk warning statement for overseas-listed investment products',
  'Options risk disclosure',
  'TNH · SGD',
  // customers
  'LIM WEI MENG',
  '99/123 Sukhumvit 55',
  'Watthana',
  'Tan Mei Ling',
  'TAN MEI LING',
  'Lim Wei Ming',
  'LIM WEI MING',
  'Tan Xiao Yu',
  'LIM XIAO YU',
  '12, Jalan Ampang',
  '9, Jalan Bukit Bintang',
  'Taman Desa',
  'Kuala Lumpur',
  '50450 Kuala Lumpur',
  '55100 Kuala Lumpur',
  'Bangkok 10110',
  'Example Trading Sdn Bhd',
  // reviewers
  'In which years did you trade, and through which broker?',
  'It was issued in May.',
  'Payslips of the last 3 months.',
  'Please call us first.',
  'Please look at the conditions again.',
  'Please read it again.',
  'Please say which pension.',
  'Send one from the last 3 months.',
  // the brand, and the page around an embedded flow
  'Quayside',
  'Another app',
  'Another app’s footer',
]);
