import { Notice } from '@quayside/ui/notice';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useFormScope } from './form-scope.ts';

/** The codes of advice that fields omit, because the screen shows the same text above them. */
export const SuppressedAdviceContext = createContext<readonly string[]>([]);

/** Renders the advice about an answer below its field, or nothing if there is none. `FormAdvice` announces the advice to screen readers. */
export function FieldAdvice({ name, label }: { name: string; label: string }) {
  const { store, words } = useFormScope();
  const read = () => store.adviceAt(name);
  const advice = useSyncExternalStore(store.subscribe, read, read);
  const said = useContext(SuppressedAdviceContext);
  if (!advice || said.includes(advice.code)) return null;
  return (
    <div className="-mt-3">
      <Notice tone="warning">{words(advice, label)}</Notice>
    </div>
  );
}

/**
 * Renders the advice of all fields in one `<div role="status">`, for screen readers. A region per field would not be announced, because it would appear
 * together with its text.
 */
export function FormAdvice() {
  const { store, words } = useFormScope();
  const read = () => store.advice;
  const advice = useSyncExternalStore(store.subscribe, read, read);
  return (
    <div role="status" className="sr-only">
      {advice.map((one) => (
        <p key={`${one.path} ${one.code}`}>{words(one, store.labelAt(one.path))}</p>
      ))}
    </div>
  );
}
