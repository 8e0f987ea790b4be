import type { Issue } from '@quayside/rules/issue';
import { createContext, useContext } from 'react';
import { FormStore } from './form-store.ts';

/** Returns the sentence of an issue; `label` fills "Please enter the {{field}}". */
export type IssueText = (issue: Issue, label: string) => string;

export type FormScope = { readonly store: FormStore; readonly words: IssueText; readonly readOnly: boolean };

export const FormContext = createContext<FormScope>({
  store: new FormStore(),
  words: ({ code }) => code,
  readOnly: false,
});

/** Returns the form of a field with its issue texts; an empty one outside a form, for stories. */
export const useFormScope = (): FormScope => useContext(FormContext);
