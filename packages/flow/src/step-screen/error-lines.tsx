import { ErrorSummary } from '@quayside/ui/error-summary';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFormScope } from '../form/form.tsx';
import { slideIn } from './slide-in.ts';

/**
 * Renders the number of errors of the last attempt in one line, which expands to links to the fields. If a field is empty, the line is MSG-03. Messages that do
 * not name their field get its label and groups. The line slides in if there was none before, and collapses after each attempt.
 */
export function ErrorLines() {
  const { store, words } = useFormScope();
  const lines = useRef<HTMLDivElement>(null);
  const [scrolled] = useState(() => scrollY);
  useLayoutEffect(() => slideIn(lines.current, scrolled), [scrolled]);
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
  return (
    <div ref={lines}>
      <ErrorSummary key={store.attempts} errors={errors} {...(required ? { title: required } : {})} />
    </div>
  );
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
