import { type DocumentedDoor, doorPath, isDocumented } from './reference.ts';

/** The exported names of doors of which nothing is said: `button ButtonState`. */
export const silentNames = (doors: readonly DocumentedDoor[]): string[] =>
  doors.flatMap((door) =>
    door.names.filter((declared) => !isDocumented(declared)).map(({ name }) => `${doorPath(door)} ${name}`),
  );
