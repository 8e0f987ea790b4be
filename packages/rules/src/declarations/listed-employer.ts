import { advice, type Issue } from '../issue.ts';
import { employerLookup } from '../reference-lists/reference-lists.ts';
import type { Declarations } from './declarations.ts';

/**
 * Advice `employer-is-regulated` at `regulatedEmployee`: the customer declares not to work for a company that MAS regulates, and named one of
 * `employerList` as employer. A reviewer reads the declaration too, so nobody is stopped.
 * @param companyName the employer as typed; compared with the list without case
 */
export const adviseOnEmployer = (
  { regulatedEmployee }: Declarations,
  companyName: string | undefined,
): readonly Issue[] =>
  contradictsEmployer(regulatedEmployee, companyName) ? [advice('regulatedEmployee', 'employer-is-regulated')] : [];

/** Whether somebody who denies to work for a regulated company named one as employer. */
export const contradictsEmployer = (
  regulatedEmployee: Declarations['regulatedEmployee'],
  companyName: string | undefined,
): boolean => regulatedEmployee === 'no' && employerLookup.byName(companyName ?? '') !== undefined;
