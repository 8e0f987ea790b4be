import { applySuggestions, type Suggestions, toInitialAnswers } from '@quayside/rules/internals/suggestions';
import { saveAnswers } from '@quayside/rules/journey';
import { completeAnswers, createRiskProfile } from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { manualSteps } from '../testing/manual-opening.ts';

test('an unanswered step starts with its suggestions', () => {
  expect(toInitialAnswers({ 'residentialAddress.country': 'SG', name: 'Tan' })).toEqual({
    residentialAddress: { country: 'SG' },
    name: 'Tan',
  });
});

const cases: readonly (readonly [title: string, own: Suggestions, before: readonly Suggestions[], expected: object])[] =
  [
    ['fills an empty answer', {}, [], { name: 'b' }],
    ['fills an emptied answer after a new suggestion', { name: '' }, [{ name: 'a' }], { name: 'b' }],
    ['replaces the last suggestion', { name: 'a' }, [{ name: 'a' }], { name: 'b' }],
    ['replaces an earlier suggestion', { name: 'a' }, [{ name: 'a' }, {}], { name: 'b' }],
    ['keeps an edited answer', { name: 'mine' }, [{ name: 'a' }], { name: 'mine' }],
    ['keeps an emptied answer while the suggestion stays', { name: '' }, [{ name: 'b' }], { name: '' }],
  ];
test.each(cases)('applySuggestions %s', (_, own, before, expected) => {
  expect(applySuggestions(own, before, { name: 'b' })).toEqual(expected);
});

test('applySuggestions keeps the answers when a suggestion disappears', () => {
  expect(applySuggestions({ name: 'a' }, [{ name: 'a' }], {})).toEqual({ name: 'a' });
  const address = { address: { country: 'SG', line1: '1 Raffles Place' } };
  expect(applySuggestions(address, [{ 'address.country': 'SG' }], { 'address.country': 'MY' })).toEqual({
    address: { country: 'MY', line1: '1 Raffles Place' },
  });
});

const { 'base-info': base, 'contact-info': contact, 'assets-select': experience, risklevel } = completeAnswers;
const save = (answers: typeof completeAnswers, step: string, saved: object) =>
  saveAnswers(manualSteps, answers, step, { ...saved });
const moved = { ...base, taxResidencies: [{ country: 'SG', number: 'S1234567D' }] };

test('a changed tax residency updates the country of an otherwise empty address', () => {
  const begun = { ...completeAnswers, 'contact-info': { ...contact, residentialAddress: { country: 'MY' } } };
  expect(save(begun, 'base-info', moved)['contact-info']?.residentialAddress).toEqual({ country: 'SG' });
});

test('a changed tax residency keeps the country of a typed address', () => {
  expect(save(completeAnswers, 'base-info', moved)['contact-info']).toEqual(contact);
});

test('a changed tax residency keeps a country that the customer chose', () => {
  const begun = { ...completeAnswers, 'contact-info': { ...contact, residentialAddress: { country: 'JP' } } };
  expect(save(begun, 'base-info', moved)['contact-info']?.residentialAddress).toEqual({ country: 'JP' });
});

const withExperience = (changed: object) => ({ ...experience, ...changed });

test('a saved step updates the answers that the risk profile derives from it', () => {
  const withIncome = { ...completeAnswers['assets-info'], annualIncome: '200000' };
  expect(save(completeAnswers, 'assets-info', withIncome).risklevel).toMatchObject({
    derived: { objective: 'growth', means: 'over-250000', experience: 'funds-and-shares' },
  });
  const saved = save(completeAnswers, 'assets-select', withExperience({ tradeCategories: ['options'] }));
  expect(saved.risklevel).toMatchObject({ derived: { experience: 'derivatives' }, accepted: true });
  expect(save(completeAnswers, 'assets-select', withExperience({ stockTimes: 'none' })).risklevel).toEqual(risklevel);
});

test('a saved step that changes the level of the risk profile requires a new acceptance', () => {
  const bold = { ...completeAnswers, risklevel: createRiskProfile('2026-11-29', 'highest') };
  const saved = save(bold, 'assets-select', withExperience({ objectives: ['preservation'] }));
  expect(saved.risklevel).toMatchObject({ derived: { objective: 'preserve' } });
  expect(saved.risklevel).not.toHaveProperty('accepted');
});

test('a saved step does not change a risk profile with the questionnaire of January 2026', () => {
  const older = { ...completeAnswers, risklevel: createRiskProfile('2026-01-01', 'highest') };
  const saved = save(older, 'assets-select', withExperience({ objectives: ['preservation'], knowledge: 'poor' }));
  expect(saved.risklevel).toEqual(older.risklevel);
});
