import type { Messages, Text } from '@quayside/i18n/define-text';
import type { TextOverrides } from '@quayside/i18n/internals/text-overrides';

/** Thrown if a text of an edition has other placeholders than the text that it replaces. The message names the texts. */
export class OverridePlaceholdersError extends Error {
  override readonly name = 'OverridePlaceholdersError';
  constructor(problems: readonly string[]) {
    super(`An edition's own words need the placeholders of the texts that they replace:\n${problems.join('\n')}`);
  }
}

/** Checks that the texts of an edition have the same placeholders as the texts that they replace. Rejects with `OverridePlaceholdersError` if not. */
export async function checkOverrides(overrides: TextOverrides = {}): Promise<void> {
  const problems = await Promise.all(
    Object.entries(overrides).map(async ([group, words]) => {
      const english = await englishOf(group);
      return Object.entries(words).flatMap(([key, byLanguage]) =>
        Object.entries(byLanguage).flatMap(([language, text]) => {
          const [wanted, found] = [holesIn(english[key] ?? ''), holesIn(text)];
          return wanted === found
            ? []
            : [`${group}/${key} in ${language}: has ${found || 'none'}, needs ${wanted || 'none'}`];
        }),
      );
    }),
  );
  const all = problems.flat();
  if (all.length) throw new OverridePlaceholdersError(all);
}

/** Functions that load the text groups of the flows. Other groups are entry points of `i18n`. */
const textsOfFlows = [
  () => import('@quayside/flow-account/internals/texts'),
  () => import('@quayside/flow-derivatives/texts'),
  () => import('@quayside/flow-opening/internals/texts'),
  () => import('@quayside/flow-w8ben/internals/texts'),
];

async function englishOf(group: string): Promise<Messages> {
  const modules = await Promise.all(textsOfFlows.map(async (load) => load()));
  const own = modules.flatMap((texts) => Object.values<Text>(texts)).find(({ name }) => name === group);
  if (own) return own.en;
  const shared: unknown = await import(`@quayside/i18n/internals/text/${group}`).catch(
    () => import(`@quayside/i18n/text/${group}`), // a group that consumers import too
  );
  const texts = Object.values(shared as Readonly<Record<string, Text>>);
  return texts.find(({ name }) => name === group)?.en ?? {};
}

const holesIn = (text: string): string => [...new Set([...text.matchAll(/{{\w+}}/g)].map(String))].toSorted().join(' ');
