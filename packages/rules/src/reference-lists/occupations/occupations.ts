import { parseRows } from '../../lookups/rows.ts';
import { type TwoWayLookup, twoWayLookup } from '../../lookups/two-way-lookup.ts';

/** An entry of `occupationList`. Answers contain the code. */
export type Occupation = { readonly occupationCode: string; readonly occupationName: string };

/** Occupations and titles (our list): the major groups of the Singapore Standard Occupational Classification 2024, with managers and professionals split. */
export const occupationList: readonly Occupation[] = parseRows(`
  director Company director or partner
  senior-manager Senior manager or executive
  manager Manager or supervisor
  accountant Accountant or auditor
  banker Banking or finance professional
  civil-servant Civil servant
  doctor Doctor or dentist
  engineer Engineer or architect
  it-professional IT professional
  lawyer Lawyer or legal professional
  nurse Nurse or healthcare worker
  teacher Teacher or lecturer
  consultant Consultant or other professional
  technician Technician or associate professional
  clerk Clerical or administrative staff
  sales Sales or service staff
  agent Insurance, property or travel agent
  business-owner Business owner
  freelancer Freelancer
  driver Driver or machine operator
  craftsman Craft or trade worker
  farmer Agricultural or fishery worker
  labourer Cleaner, labourer or related worker
  uniformed Police, military or civil defence
  other Other
`).map(([occupationCode, occupationName]) => ({ occupationCode, occupationName }));

/** Lookup of occupations by code and by English name (FORM-03). */
export const occupationLookup: TwoWayLookup<Occupation> = twoWayLookup(
  occupationList,
  ({ occupationCode }) => occupationCode,
  ({ occupationName }) => occupationName,
);
