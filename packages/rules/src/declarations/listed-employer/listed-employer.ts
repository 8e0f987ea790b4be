import { advice, type Issue } from '../../issue.ts';
import { employerLookup } from '../../reference-lists/reference-lists.ts';
import type { Declarations } from '../declarations.ts';

/**
 * Returns advice `employer-is-regulated` at `regulatedEmployee` if the customer denies regulated employment but typed an employer of `employerList`.
 * @param companyName the typed employer; case is ignored
 */
export const adviseOnEmployer = (
  { regulatedEmployee }: Declarations,
  companyName: string | undefined,
): readonly Issue[] =>
  contradictsEmployer(regulatedEmployee, companyName) ? [advice('regulatedEmployee', 'employer-is-regulated')] : [];

/** Returns whether the customer denies regulated employment but typed an employer of `employerList`. */
export const contradictsEmployer = (
  regulatedEmployee: Declarations['regulatedEmployee'],
  companyName: string | undefined,
): boolean => regulatedEmployee === 'no' && employerLookup.byName(companyName ?? '') !== undefined;
