import { translateIfKnown } from '@quayside/i18n/define-text';
import type { Language } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import { pageTimers } from '@quayside/platform/internals/timers';
import { withTimeout } from '@quayside/platform/internals/with-timeout';
import type { PickerOption } from '@quayside/ui/picker';
import type { Caller } from '../services.ts';
import { loadReferenceLists, type ReferenceLists } from './load-reference-lists.ts';

/** A reference list: `business`, `industry` or `occupation`. */
export type ReferenceListName = 'business' | 'industry' | 'occupation';

type Entry = { readonly code: string; readonly name: string };

const entriesOf: Readonly<Record<ReferenceListName, (lists: ReferenceLists) => readonly Entry[]>> = {
  business: ({ businessList }) => businessList.map((one) => ({ code: one.businessCode, name: one.businessName })),
  industry: ({ industryList }) => industryList.map(({ key, content }) => ({ code: key, name: content })),
  occupation: ({ occupationList }) =>
    occupationList.map((one) => ({ code: one.occupationCode, name: one.occupationName })),
};

/**
 * Resolves to the options of a list in the current language, searchable by their English names too. Uses the list of this build if the server fails or takes
 * longer than one second.
 */
export async function referenceOptions(
  list: ReferenceListName,
  { caller, language, texts }: { caller: Promise<Caller>; language: Language; texts: TextStore },
): Promise<readonly PickerOption[]> {
  const [served, built] = await Promise.all([
    inPatience(caller.then((known) => loadReferenceLists(known, language))).then(entriesOf[list], () => undefined),
    builtEntries(list),
  ]);
  const { reference } = await import('@quayside/i18n/internals/text/reference');
  if (!served) await texts.load(reference);
  const t = texts.bind(reference);
  return (served ?? built).map(({ code, name }) => {
    const english = built.find((one) => one.code === code)?.name;
    return {
      value: code,
      label: (served ? undefined : translateIfKnown(t, reference, `${list}.${code}`)) ?? name,
      ...(english ? { keywords: [english] } : {}),
    };
  });
}

/** The time limit in milliseconds for the server's lists. */
const patienceMs = 1000;

const inPatience = (lists: Promise<ReferenceLists>): Promise<ReferenceLists> =>
  withTimeout(lists, patienceMs, () => new Error('The reference lists are late.'), pageTimers);

/** Returns the list of this build, in English. */
async function builtEntries(list: ReferenceListName): Promise<readonly Entry[]> {
  const { businessList, industryList, occupationList } = await import('@quayside/rules/internals/reference-lists');
  return {
    business: businessList.map((one) => ({ code: one.businessCode, name: one.businessName })),
    industry: industryList.map(({ key, content }) => ({ code: key, name: content })),
    occupation: occupationList.map((one) => ({ code: one.occupationCode, name: one.occupationName })),
  }[list];
}
