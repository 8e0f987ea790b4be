import type { TextGroups } from '../../packages/i18n/src/text-overrides.ts';
import type { ServerTextKey } from '../../packages/sandbox/src/domain/texts/server-texts.ts';

/** The English texts of each group by key. `sandbox` has the texts of the server's pages and emails. */
type Groups = { [G in keyof TextGroups]: TextGroups[G]['en'] } & { sandbox: Record<ServerTextKey, string> };

export type TextGroupName = keyof Groups;
type Plain<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;
type Field<K> = K extends `${infer Name}.label` ? Name : never;

/** A key of a group. For a key that ends in `.label` or in a plural form, also the part before it. */
export type TextKeyOf<G extends TextGroupName> = keyof Groups[G] | Plain<keyof Groups[G]> | Field<keyof Groups[G]>;

/** The group and the key of a text. `npm run types` fails if either is renamed. */
export type TextPlace = { [G in TextGroupName]: readonly [group: G, key: TextKeyOf<G>] }[TextGroupName];
