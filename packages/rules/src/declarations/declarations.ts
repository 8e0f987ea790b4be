import type { PepRelation } from '../enumerations.ts';
import { isBlank } from '../internal/path.ts';
import { type Issue, issue } from '../issue.ts';

/** RULE-15. `regulatedEmployee`: licensed representative, director or employee of a company that MAS regulates. */
export type Declarations = {
  readonly regulatedEmployee?: 'yes' | 'no' | undefined;
  readonly licenceNumber?: string | undefined;
  /** politically exposed person, or family or close associate of one, now or in the past (MAS SFA04-N02, FATF recommendation 12) */
  readonly pep?: 'yes' | 'no' | undefined;
  readonly pepRelation?: PepRelation | undefined;
  readonly pepPosition?: string | undefined;
};

/** Both questions are answered; a yes is followed up: `licence-number-required`, `select-field` for the relation, `enter-field` for the position. */
export function checkDeclarations({
  regulatedEmployee,
  licenceNumber,
  pep,
  pepRelation,
  pepPosition,
}: Declarations): readonly Issue[] {
  return [
    ...(regulatedEmployee ? [] : [issue('regulatedEmployee', 'select-field')]),
    ...(regulatedEmployee === 'yes' && isBlank(licenceNumber)
      ? [issue('licenceNumber', 'licence-number-required')]
      : []),
    ...(pep ? [] : [issue('pep', 'select-field')]),
    ...(pep === 'yes' && !pepRelation ? [issue('pepRelation', 'select-field')] : []),
    ...(pep === 'yes' && isBlank(pepPosition) ? [issue('pepPosition', 'enter-field')] : []),
  ];
}

export type DeclarationReview = 'regulated-employee' | 'pep';

/** Neither yes refuses anybody: a reviewer looks at them (decision "Professional status, PEP"). */
export const declarationReviews = ({ regulatedEmployee, pep }: Declarations): readonly DeclarationReview[] => [
  ...(regulatedEmployee === 'yes' ? (['regulated-employee'] as const) : []),
  ...(pep === 'yes' ? (['pep'] as const) : []),
];
