import { expect, test } from 'vitest';
import {
  hasTraded,
  inapplicableAssessmentFields,
  inapplicableExperienceFields,
  proofFields,
} from './experience-fields.ts';

test.each([
  [['stocks'], true, false],
  [['etfs', 'options'], true, true],
  [['bonds', 'funds'], false, false],
  [['none'], false, false],
  [['forex'], false, true],
  [undefined, false, false],
])(
  'decides for %s whether stock questions (%s) and derivative questions (%s) apply',
  (categories, stock, derivative) => {
    expect(hasTraded('stock', categories)).toBe(stock);
    expect(hasTraded('derivative', categories)).toBe(derivative);
  },
);

test.each([
  [{ tradeCategories: ['none'] }, ['stockYears', 'stockTimes', 'derivativeYears', 'derivativeTimes']],
  [{ tradeCategories: ['stocks'] }, ['derivativeYears', 'derivativeTimes']],
  [{ tradeCategories: ['bonds', 'forex'] }, ['stockYears', 'stockTimes']],
  [{ tradeCategories: ['etfs', 'cfd'] }, []],
  [{}, ['stockYears', 'stockTimes', 'derivativeYears', 'derivativeTimes']],
])('for the trades %j, the fields %j do not apply', (values, trades) => {
  expect(inapplicableExperienceFields(values).filter((field) => /Years|Times/.test(field))).toEqual(trades);
});

test.each([
  [['diploma'], ['qualificationProof', 'examCertificate', 'examPassedOn', 'workExperienceProof']],
  [
    ['exam-certificate', 'work-experience'],
    ['diplomaProof', 'qualificationProof'],
  ],
])('for the assessment %j, the proof fields %j do not apply', (chosen, fields) => {
  expect(inapplicableAssessmentFields(chosen)).toEqual(fields);
});

test('requires no proof or declaration without an assessment', () => {
  for (const chosen of [['none'], ['none', 'diploma'], [], undefined])
    expect(inapplicableAssessmentFields(chosen)).toEqual([
      ...Object.values(proofFields).flat(),
      'noPriorRefusal',
      'priorRefusals',
    ]);
});
