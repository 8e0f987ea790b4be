import type { Issue } from '@quayside/rules/issue';
import { createContext, useContext } from 'react';
import { FormStore } from './form-store.ts';

/** A function that returns the message of an issue. `label` replaces `{{field}}`, as in "Please enter the {{field}}". */
export type IssueText = (issue: Issue, label: string) => string;

/** The store of a form, the messages of its issues, and whether its fields are read-only. */
export type FormScope = { readonly store: FormStore; readonly words: IssueText; readonly readOnly: boolean };

/** The context with the form around a field. By default, an empty form. */
export const FormContext = createContext<FormScope>({
  store: new FormStore(),
  words: ({ code }) => code,
  readOnly: false,
});

/** Returns the form around a field. Outside a `FormProvider`, as in stories, returns an empty form. */
export const useFormScope = (): FormScope => useContext(FormContext);
