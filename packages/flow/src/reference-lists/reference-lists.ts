import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import type { OptionSource } from '@quayside/ui/picker';
import { useEffect, useMemo, useState } from 'react';
import { useFlow } from '../flow-context.tsx';
import type { Caller } from '../services.ts';
import { type ReferenceListName, referenceOptions } from './reference-options.ts';

/**
 * Returns a function that loads the options of a reference list, for a picker. The picker calls it when the list opens or a value is shown (FORM-03). The
 * function stays the same when the session starts, because the picker compares it by identity and would empty an open sheet.
 */
export function useReferenceOptions(list: ReferenceListName): OptionSource {
  const { runtime } = useFlow();
  const caller = runtime?.services.caller;
  const [deferred] = useState(deferCaller);
  const language = useLanguage();
  const texts = useTextStore();
  useEffect(() => {
    if (caller) deferred.resolve(caller);
  }, [deferred, caller]);
  return useMemo(
    () => () => referenceOptions(list, { caller: deferred.caller, language, texts }),
    [list, deferred, language, texts],
  );
}

function deferCaller(): { readonly caller: Promise<Caller>; readonly resolve: (caller: Caller) => void } {
  let resolve: (caller: Caller) => void = () => undefined;
  const caller = new Promise<Caller>((settle) => {
    resolve = settle;
  });
  return { caller, resolve };
}
