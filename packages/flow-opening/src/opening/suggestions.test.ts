import { applySuggestions, type Suggestions, toInitialAnswers } from '@quayside/rules/internals/suggestions';
import { saveAnswers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
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

const traded = (tradeCategories: readonly string[]) => ({ ...experience, tradeCategories, knowledge: 'good' });
const rated = (knowledge: string) => ({ ...risklevel, answers: { ...(risklevel?.answers as object), knowledge } });

test('saved trading experience updates the suggested knowledge in the risk profile', () => {
  const saved = { ...completeAnswers, 'assets-select': traded(['bonds']), risklevel: rated('deposits-and-bonds') };
  const { answers } = save(saved, 'assets-select', traded(['options'])).risklevel as { answers: object };
  expect(answers).toMatchObject({ knowledge: 'derivatives-and-leverage' });
  const edited = { ...saved, risklevel: rated('funds-and-shares') };
  expect(save(edited, 'assets-select', traded(['options'])).risklevel).toEqual(edited.risklevel);
});

test('a suggestion that changes the risk profile requires a new acceptance', () => {
  const bold = { ...(risklevel?.answers as object), 'acceptable-loss': 'over-30-percent' };
  const low = { ...risklevel, answers: { ...bold, knowledge: 'deposits-and-bonds' }, accepted: true };
  const saved = { ...completeAnswers, 'assets-select': traded(['bonds']), risklevel: low };
  expect(save(saved, 'assets-select', traded(['options'])).risklevel).not.toHaveProperty('accepted');
  expect(save(saved, 'assets-select', { ...traded(['bonds']), stockTimes: 'more-than-20' }).risklevel).toEqual(low);
});
