import { ErrorSummary } from '@quayside/ui/error-summary';
import { useSyncExternalStore } from 'react';
import { useFormScope } from '../form/form.tsx';

/**
 * Renders the number of errors of the last attempt in one line, which opens to links to their fields; MSG-03 if a field is empty. Names the field if the
 * message does not ("Please select the country" of three fields).
 */
export function ErrorLines() {
  const { store, words } = useFormScope();
  const issues = useSyncExternalStore(
    store.subscribe,
    () => store.issues,
    () => store.issues,
  );
  const errors = issues.map((issue) => {
    const label = store.labelAt(issue.path);
    const message = words(issue, label);
    const named = !label || message.toLowerCase().includes(label.toLowerCase());
    return { id: issue.path, message, field: [...store.groupsAt(issue.path), ...(named ? [] : [label])] };
  });
  const required = issues.some(({ path }) => isEmpty(store.read(path))) && words({ path: '', code: 'required' }, '');
  return <ErrorSummary errors={errors} {...(required ? { title: required } : {})} />;
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
