/**
 * What the first screen needs of the tax residency rules, without the rules: they come with the validation. A test holds it to @quayside/rules/crs.
 */
export const noTaxNumberReasons = ['not-issued', 'not-required', 'unable-to-obtain'] as const;
export const mostTaxResidencies = 5;
