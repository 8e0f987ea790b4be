import { ErrorSummary } from '@quayside/ui/error-summary';
import { useSyncExternalStore } from 'react';
import { useFormScope } from '../form/form.tsx';

/**
 * Every error of the last attempt, each a link to its field, which is named where the words alone do not ("Please select the country" of three fields), under
 * MSG-03 where something is not filled in. Takes focus once an attempt, not while errors are being solved.
 */
export function FormSummary() {
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
  if (!errors.length) return null;
  const lacks = issues.some(({ path }) => isEmpty(store.read(path)));
  return (
    <div className="mt-4">
      <ErrorSummary
        submission={store.attempts}
        errors={errors}
        lead={lacks ? words({ path: '', code: 'required' }, '') : undefined}
      />
    </div>
  );
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
