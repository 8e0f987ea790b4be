import type { Issue } from '@quayside/rules/issue';
import { createContext, useContext } from 'react';
import { FormStore } from './form-store.ts';

/** Function that returns the message of an issue. `label` replaces `{{field}}`, as in "Please enter the {{field}}". */
export type IssueText = (issue: Issue, label: string) => string;

/** Value of the form context: the store, the messages of issues, and whether fields are read-only. */
export type FormScope = { readonly store: FormStore; readonly words: IssueText; readonly readOnly: boolean };

/** Context of the form; an empty form by default. */
export const FormContext = createContext<FormScope>({
  store: new FormStore(),
  words: ({ code }) => code,
  readOnly: false,
});

/** Returns the form around a field; an empty form outside a `FormProvider`, for stories. */
export const useFormScope = (): FormScope => useContext(FormContext);
