import { type BaseInfo, type ContactInfo, getBaseInfo } from '@quayside/flow-opening/internals/rules';
import type { CertificationChange } from '@quayside/rules/internals/certification-change';
import { findUsIndiciaByStep } from '@quayside/rules/internals/us-indicia';
import type { Answers, DeepPartial } from '@quayside/rules/journey';
import { normaliseName } from '@quayside/values/internals/name';

/** The parts of the saved information that a customer can change separately, each with the step that asks for it. Unchosen parts stay unchanged. */
export const informationParts = { contact: 'contact-info', identity: 'base-info', finances: 'assets-info' } as const;
export type InformationPart = keyof typeof informationParts;
/** The names of the parts, in the order in which the form lists them. */
export const informationPartNames = Object.keys(informationParts) as [InformationPart, ...InformationPart[]];

const contactOf = (answers: Answers) => (answers['contact-info'] ?? {}) as DeepPartial<ContactInfo>;

const differs = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b));

/** Returns whether the new answers (`given`) of a part differ from the saved ones (`held`). Ignores empty fields and the order of fields. */
export const isPartChanged = (part: InformationPart, held: Answers, given: Answers): boolean =>
  differs(held[informationParts[part]] ?? {}, given[informationParts[part]] ?? {});

/** Returns whether the residential address changed, which needs a proof. A change of only the mailing address needs none. */
export const isAddressChanged = (held: Answers, given: Answers): boolean =>
  differs(contactOf(held).residentialAddress, contactOf(given).residentialAddress);

/** Returns which facts that a W-8BEN certifies have changed (RULE-19; Part III undertaking). Returns an empty list if none did. */
export function certificationChangesIn(held: Answers, given: Answers): readonly CertificationChange[] {
  const [before, now] = [getBaseInfo(held), getBaseInfo(given)];
  const [from, to] = [contactOf(held).residentialAddress, contactOf(given).residentialAddress];
  const moved = isAddressChanged(held, given);
  const sortedOf = (answers: DeepPartial<BaseInfo>, field: 'country' | 'number') =>
    (answers.taxResidencies ?? []).map((residency) => residency[field] ?? '').toSorted(byText);
  const sameCountries = !differs(sortedOf(before, 'country'), sortedOf(now, 'country'));
  return [
    ...(before.citizenship !== now.citizenship || before.nationality !== now.nationality
      ? ['citizenship' as const]
      : []),
    ...(sameCountries ? [] : ['tax-residency' as const]),
    ...(moved && from?.country !== to?.country ? ['address-other-country' as const] : []),
    ...(moved && from?.country === to?.country ? ['address-same-country' as const] : []),
    ...(normaliseName(before.fullName ?? '') === normaliseName(now.fullName ?? '') ? [] : ['name' as const]),
    ...(hasNewSign(held, given) ? ['us-indicium' as const] : []),
    ...(sameCountries && differs(sortedOf(before, 'number'), sortedOf(now, 'number')) ? ['tax-number' as const] : []),
  ];
}

/** Returns whether the new answers contain a sign of US status (US indicium) that the saved ones did not. */
function hasNewSign(held: Answers, given: Answers): boolean {
  const signsIn = (answers: Answers): readonly string[] =>
    Object.entries(findUsIndiciaByStep(answers, undefined)).flatMap(([step, signs]) =>
      signs.map((sign) => `${step} ${sign}`),
    );
  const before = signsIn(held);
  return signsIn(given).some((sign) => !before.includes(sign));
}

/** Returns a value with its fields sorted and the empty ones removed, for comparison. Forms save fields in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined && one !== '')
      .toSorted(([a], [b]) => byText(a, b))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
