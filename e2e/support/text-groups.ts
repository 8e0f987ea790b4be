import type { TextGroups } from '../../packages/i18n/src/text-overrides.ts';
import type { ServerTextKey } from '../../packages/sandbox/src/domain/texts/server-texts.ts';

/** English texts of each group. Journeys use their keys. `sandbox` contains the texts of the server's pages and emails. */
type Groups = { [G in keyof TextGroups]: TextGroups[G]['en'] } & { sandbox: Record<ServerTextKey, string> };

export type Group = keyof Groups;
type Plain<K> = K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K;
type Field<K> = K extends `${infer Name}.label` ? Name : never;

/** Keys of a group, and field names whose label is one of these keys. */
export type KeyIn<G extends Group> = keyof Groups[G] | Plain<keyof Groups[G]> | Field<keyof Groups[G]>;

/** Group and key of a text. A renamed key or group fails `npm run types`. */
export type TextPlace = { [G in Group]: readonly [group: G, key: KeyIn<G>] }[Group];
