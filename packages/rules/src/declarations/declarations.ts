import type { PepRelation } from '../enumerations.ts';
import { isBlank } from '../internal/path.ts';
import { type Issue, issue } from '../issue.ts';

/** RULE-15. `regulatedEmployee`: licensed representative, director or employee of a company that MAS regulates. */
export type Declarations = {
  readonly regulatedEmployee?: 'yes' | 'no' | undefined;
  readonly licenceNumber?: string | undefined;
  /** whether the employer has agreed in writing to this account */
  readonly employerConsent?: 'yes' | 'no' | undefined;
  /** the id of that letter */
  readonly employerConsentLetter?: string | undefined;
  /** politically exposed person, or family or close associate of one, now or in the past (MAS SFA04-N02, FATF recommendation 12) */
  readonly pep?: 'yes' | 'no' | undefined;
  readonly pepRelation?: PepRelation | undefined;
  readonly pepPosition?: string | undefined;
};

/** Both questions are answered; a yes is followed up: `licence-number-required`, `upload-document` for the consent, `select-field` for the relation, `enter-field` for the position. */
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
 * Whoever works for a regulated company and says that the employer has not agreed. The law does not forbid it; brokers ask for a letter of consent (domain handbook 4),
 * so without one there is nothing that a reviewer could accept: the outcome page says what to bring.
 */
export const lacksEmployerConsent = ({ regulatedEmployee, employerConsent }: Declarations): boolean =>
  regulatedEmployee === 'yes' && employerConsent === 'no';

/** Which declaration a reviewer has to look at: employment with a regulated company, or a politically exposed person. */
export type DeclarationReview = 'regulated-employee' | 'pep';

/** Neither yes refuses anybody: a reviewer looks at them (decision "Professional status, PEP"). */
export const declarationReviews = ({ regulatedEmployee, pep }: Declarations): readonly DeclarationReview[] => [
  ...(regulatedEmployee === 'yes' ? (['regulated-employee'] as const) : []),
  ...(pep === 'yes' ? (['pep'] as const) : []),
];
