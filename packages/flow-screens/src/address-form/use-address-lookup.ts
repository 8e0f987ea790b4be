import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import { useFormScope } from '@quayside/flow/form';
import type { AddressLookup } from '@quayside/flow/services';
import { isError } from '@quayside/rules/issue';
import type { AddressValue } from '@quayside/ui/address-fields';
import { getFocusedRoot } from '@quayside/ui/internals/dom-root';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** The time limit of a lookup in milliseconds. After it, the customer types the address. */
const LONGEST_LOOKUP_MS = 5000;

type Lines = Readonly<Record<string, string | undefined>>;
type LinesLookup = Pick<AddressLookup, 'countries'> & {
  readonly find: (...asked: Parameters<AddressLookup['find']>) => Promise<Lines | undefined>;
};
type Lookup = { readonly state: 'idle' | 'loading' | 'found' | 'none' | 'failed'; readonly lines: Lines };

const idle: Lookup = { state: 'idle', lines: {} };

/**
 * Returns the state of the postal code lookup for the address at `name`, and a handler for changes of the address. Once the postal code is complete, the
 * handler fills in the other lines. It overwrites lines from an earlier lookup, but not typed ones. A filled line that has focus is selected, so that typing
 * replaces it.
 */
export function useAddressLookup(name: string) {
  const { store, readOnly } = useFormScope();
  const { runtime } = useFlow();
  useFlowState();
  const offered = readOnly ? undefined : runtime?.services.addressLookup;
  const lookup = useMemo(() => (readOnly ? undefined : withMalaysia(offered)), [readOnly, offered]);
  const [current, setCurrent] = useState(idle);
  const running = useRef<AbortController>(undefined);
  const last = useRef<AddressValue>({});
  const found = useRef(new Map<string, Lines | undefined>());
  useEffect(() => () => running.current?.abort(), []);

  const find = useCallback(
    async (address: AddressValue, signal: AbortSignal): Promise<Lines | undefined> => {
      const code = lookup && (await completeCode(lookup, address));
      if (!code) return undefined;
      const key = `${code.country} ${code.postalCode}`;
      if (found.current.has(key)) return found.current.get(key);
      const lines = await inTime(lookup.find(code, { signal }));
      found.current.set(key, lines);
      return lines;
    },
    [lookup],
  );

  const onChange = useCallback(
    async (before: AddressValue, next: AddressValue) => {
      if (!lookup || (before.postalCode === next.postalCode && before.country === next.country)) return;
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const [isWhole, wasWhole] = await Promise.all([completeCode(lookup, next), completeCode(lookup, before)]);
      if (wasWhole) last.current = before;
      if (signal.aborted) return;
      if (!isWhole) return setCurrent(idle);
      setCurrent({ state: 'loading', lines: {} });
      const was = await find(last.current, signal).catch(() => undefined);
      const outcome = await find(next, signal).then(
        (lines): Lookup => ({ state: lines ? 'found' : 'none', lines: lines ?? {} }),
        (): Lookup => ({ state: 'failed', lines: {} }),
      );
      if (signal.aborted) return;
      for (const line of Object.keys({ ...was, ...outcome.lines })) {
        const own = store.read(`${name}.${line}`) || undefined;
        if (own === outcome.lines[line] || (own !== undefined && own !== was?.[line])) continue;
        store.write(`${name}.${line}`, outcome.lines[line] ?? '');
        selectIfFocused(`${name}.${line}`);
      }
      setCurrent(outcome);
    },
    [find, lookup, name, store],
  );
  return { ...current, onChange, offers: (country: string) => offered?.countries.includes(country) ?? false };
}

function selectIfFocused(field: string): void {
  const { activeElement } = getFocusedRoot();
  if (!(activeElement instanceof HTMLInputElement) || activeElement.name !== field) return;
  queueMicrotask(() => activeElement.select()); // after React has updated the value, which it also does in a microtask
}

/** Returns a lookup that also finds Malaysian postal codes, without a server. */
function withMalaysia(offered: AddressLookup | undefined): LinesLookup {
  if (offered?.countries.includes('MY')) return offered;
  return {
    countries: [...(offered?.countries ?? []), 'MY'],
    find: async (code, options) => {
      if (code.country !== 'MY') return offered?.find(code, options);
      const { findMalaysianPlace: malaysianPlaceOf } = await import('@quayside/rules/address/malaysian-postal-codes');
      return malaysianPlaceOf(code.postalCode);
    },
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = () => reject(new DOMException('The address lookup took too long.', 'TimeoutError'));
    timer = setTimeout(late, LONGEST_LOOKUP_MS);
  });
  return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

/**
 * Resolves to the postal code of an address if it is complete and the country has a lookup, otherwise to undefined. The formats of all countries load with the
 * first typed code.
 */
async function completeCode({ countries }: LinesLookup, { country = '', postalCode = '' }: AddressValue) {
  if (!countries.includes(country) || postalCode === '') return undefined;
  const { checkPostalCode, normalisePostalCode } = await import('@quayside/rules/internals/postal-code');
  const found = checkPostalCode('', country, postalCode);
  return found.some((one) => isError(one) || one.code === 'postal-code-unusual')
    ? undefined
    : { country, postalCode: normalisePostalCode(postalCode) };
}
