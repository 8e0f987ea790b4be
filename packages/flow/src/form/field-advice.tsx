import { Notice } from '@quayside/ui/notice';
import { useSyncExternalStore } from 'react';
import { useFormScope } from './form-scope.ts';

/** What could be better about the answer at a path, under its field; nothing where nothing could. `FormAdvice` says it to screen readers. */
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

/** One region for the advice of all fields: screen readers miss a region that comes together with its words. Renders a `<div role="status">`. */
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
