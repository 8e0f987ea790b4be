import { type DocumentedDoor, doorPath, isDocumented } from './reference.ts';

export type Coverage = { readonly names: number; readonly silent: readonly string[] };

/** How many names doors export, and which of them nothing is said of: `button ButtonState`. */
export function coverageOf(doors: readonly DocumentedDoor[]): Coverage {
  const all = doors.flatMap((door) => door.names.map((declared) => ({ door, declared })));
  const silent = all.filter(({ declared }) => !isDocumented(declared));
  return {
    names: all.length,
    silent: silent.map(({ door, declared }) => `${doorPath(door)} ${declared.name}`),
  };
}
