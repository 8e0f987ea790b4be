import { Notice } from '@quayside/ui/notice';
import { useSyncExternalStore } from 'react';
import { useFormScope } from './form-scope.ts';

/** Renders the advice for a path below its field; nothing without advice. `FormAdvice` announces it. */
export function FieldAdvice({ name, label }: { name: string; label: string }) {
  const { store, words } = useFormScope();
  const read = () => store.adviceAt(name);
  const advice = useSyncExternalStore(store.subscribe, read, read);
  if (!advice) return null;
  return (
    <div className="-mt-3">
      <Notice tone="warning">{words(advice, label)}</Notice>
    </div>
  );
}

/** Renders one `<div role="status">` for the advice of all fields: screen readers miss a region that is added with its text. */
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
