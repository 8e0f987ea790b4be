import { expect, test } from 'vitest';
import {
  accountTiers,
  accountTypes,
  addressProofKinds,
  cfdKnowledgeLevels,
  documentTypes,
  educationLevels,
  englishLevels,
  investmentObjectives,
  sourcesOfWealth,
  tradingYears,
} from './enumerations.ts';

/** The lists of the specification's section 3, in its order. */
test.each<[string, readonly string[], string]>([
  [
    'sources of wealth',
    sourcesOfWealth,
    'allowance-spousal-income disability-severance-unemployment employment inheritance-gift interest-dividend market-trading-profits pension-government-retirement property other',
  ],
  ['education levels', educationLevels, 'below-o-levels o-levels tertiary others'],
  ['proofs of address', addressProofKinds, 'bank-statement government-letter evidence-of-property utility-bill'],
  ['ID types', documentTypes, 'nric aadhar passport identification-card mykad thai-id ktp cccd zaf'],
  ['English levels', englishLevels, 'good average poor'],
  ['investment objectives', investmentObjectives, 'capital-growth hedging preservation speculation'],
  ['trading years', tradingYears, 'less-than-1 1-to-5 more-than-5'],
  ['levels of CFD knowledge', cfdKnowledgeLevels, 'good fair poor'],
  ['account tiers', accountTiers, 'trader standard intel'],
  ['account types', accountTypes, 'cash margin cfd futures options'],
])('FORM-02 %s match the specification', (_, list, specified) => {
  expect(list.join(' ')).toBe(specified);
});
