import {
  educationLevels,
  employmentStatuses,
  englishLevels,
  sourcesOfWealth,
  workingStatuses,
} from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { money, oneOf, optionalText, signedMoney, someOf } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { businessLookup, industryLookup, occupationLookup } from '@quayside/rules/internals/reference-lists';
import { type Issue, issue } from '@quayside/rules/issue';
import { type DeepPartial, defineStep } from '@quayside/rules/journey';
import { normaliseName } from '@quayside/values/internals/name';
import type * as z from 'zod/mini';

const schema = lazyObject(() => ({
  employmentStatus: oneOf(employmentStatuses),
  companyName: optionalText(120, normaliseName),
  industry: optionalText(40),
  business: optionalText(2),
  occupation: optionalText(80),
  annualIncome: money(),
  netWorth: signedMoney(),
  sourceOfWealth: someOf(sourcesOfWealth),
  otherSourceOfWealth: optionalText(200),
  education: oneOf(educationLevels),
  englishLevel: oneOf(englishLevels),
}));

/** Complete answers of the step `assets-info`. Amounts are decimal strings in USD. */
export type AssetsInfo = z.output<typeof schema>;

/**
 * Step that asks for work and finances. Customers who work give their company (RULE-06), occupation, and industry or business section. `annualIncome` is in USD
 * a year.
 */
export const assetsInfoStep = defineStep({
  id: 'assets-info',
  requirement: 'finances',
  schema,
  check: (answers) => [
    ...(answers.employmentStatus && workingStatuses.includes(answers.employmentStatus)
      ? [
          ...(answers.companyName?.trim() ? [] : [issue('companyName', 'company-name-required')]),
          ...checkTrade(answers),
          ...(isListedOccupation(answers.occupation) ? [] : [issue('occupation', 'select-field')]),
        ]
      : []),
    ...(answers.sourceOfWealth?.includes('other') && !answers.otherSourceOfWealth?.trim()
      ? [issue('otherSourceOfWealth', 'enter-field')]
      : []),
  ],
  pickApplicable: (answers) => {
    const { employmentStatus: status, sourceOfWealth } = answers;
    const works = status !== undefined && workingStatuses.includes(status);
    return omitFields(answers, [
      ...(works ? [] : ['companyName', 'occupation']),
      ...(works && status !== 'self-employed' ? [] : ['industry']),
      ...(status === 'self-employed' ? [] : ['business']),
      ...(sourceOfWealth?.includes('other') ? [] : ['otherSourceOfWealth']),
    ]);
  },
});

function checkTrade({ employmentStatus, industry, business }: DeepPartial<AssetsInfo>): readonly Issue[] {
  if (employmentStatus === 'self-employed')
    return businessLookup.byCode(business ?? '') ? [] : [issue('business', 'select-field')];
  return industryLookup.byCode(industry ?? '') ? [] : [issue('industry', 'select-field')];
}

/** Returns whether the value is an occupation code of the reference list. Returns false for undefined. */
export const isListedOccupation = (occupation: string | undefined): boolean =>
  occupation !== undefined && occupationLookup.byCode(occupation) !== undefined;
