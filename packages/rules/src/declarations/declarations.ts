import type { PepRelation } from '../enumerations.ts';
import { type Issue, issue } from '../issue.ts';
import { isBlank } from '../lookups/path.ts';

/**
 * Answers to the declarations (RULE-15). `regulatedEmployee`: the customer is a licensed representative, director or employee of a company that MAS regulates.
 */
export type Declarations = {
  readonly regulatedEmployee?: 'yes' | 'no' | undefined;
  readonly licenceNumber?: string | undefined;
  /** Whether the employer has agreed to this account in writing. */
  readonly employerConsent?: 'yes' | 'no' | undefined;
  /** Id of the uploaded consent letter. */
  readonly employerConsentLetter?: string | undefined;
  /**
   * Whether the customer is a politically exposed person, or a family member or close associate of one, now or in the past (MAS SFA04-N02, FATF recommendation
   * 12).
   */
  readonly pep?: 'yes' | 'no' | undefined;
  readonly pepRelation?: PepRelation | undefined;
  readonly pepPosition?: string | undefined;
};

/**
 * Checks the two declarations and their follow-up questions. Codes: `answer-required`, `licence-number-required`, `upload-document` for the consent,
 * `select-field` for the relation, `enter-field` for the position.
 */
export function checkDeclarations({
  regulatedEmployee,
  licenceNumber,
  employerConsent,
  employerConsentLetter,
  pep,
  pepRelation,
  pepPosition,
}: Declarations): readonly Issue[] {
  return [
    ...(regulatedEmployee ? [] : [issue('regulatedEmployee', 'answer-required')]),
    ...(regulatedEmployee === 'yes' && isBlank(licenceNumber)
      ? [issue('licenceNumber', 'licence-number-required')]
      : []),
    ...(regulatedEmployee === 'yes' && !employerConsent ? [issue('employerConsent', 'answer-required')] : []),
    ...(regulatedEmployee === 'yes' && employerConsent === 'yes' && !employerConsentLetter
      ? [issue('employerConsentLetter', 'upload-document')]
      : []),
    ...(pep ? [] : [issue('pep', 'answer-required')]),
    ...(pep === 'yes' && !pepRelation ? [issue('pepRelation', 'select-field')] : []),
    ...(pep === 'yes' && isBlank(pepPosition) ? [issue('pepPosition', 'enter-field')] : []),
  ];
}

/**
 * Returns whether the employer of a regulated employee has not consented. The law allows the account, but brokers require a letter of consent. The
 * outcome page asks for this letter.
 */
export const lacksEmployerConsent = ({ regulatedEmployee, employerConsent }: Declarations): boolean =>
  regulatedEmployee === 'yes' && employerConsent === 'no';

/** A declaration that a reviewer must check. */
export type DeclarationReview = 'regulated-employee' | 'pep';

/** Returns the declarations that a reviewer must check, which do not cause a refusal (decision "Professional status, PEP"). */
export const declarationReviews = ({ regulatedEmployee, pep }: Declarations): readonly DeclarationReview[] => [
  ...(regulatedEmployee === 'yes' ? (['regulated-employee'] as const) : []),
  ...(pep === 'yes' ? (['pep'] as const) : []),
];
