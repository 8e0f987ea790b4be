import type { Issue } from '@quayside/rules/issue';
import { createContext, useContext } from 'react';
import { FormStore } from './form-store.ts';

/** Turns an issue into words; `label` fills "Please enter the {{field}}". */
export type IssueWords = (issue: Issue, label: string) => string;

export type FormScope = { readonly store: FormStore; readonly words: IssueWords; readonly readOnly: boolean };

export const FormContext = createContext<FormScope>({
  store: new FormStore(),
  words: ({ code }) => code,
  readOnly: false,
});

/** The form around a field, with what turns its issues into words. Outside of a form an empty one, so that a field can stand alone in a story. */
export const useFormScope = (): FormScope => useContext(FormContext);
