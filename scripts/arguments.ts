import { parseArgs } from 'node:util';

/** `flags` have no value, `options` have one and can repeat, and at most `most` of `names` can follow. */
type Accepted = {
  readonly flags?: readonly string[];
  readonly options?: readonly string[];
  readonly names?: readonly string[];
  readonly most?: number;
};
type Arguments = {
  readonly flags: ReadonlySet<string>;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly names: readonly string[];
};

/** Throws TypeError for an unknown argument. */
export function parseArguments(
  { flags = [], options = [], names = [], most = names.length }: Accepted,
  args: readonly string[],
): Arguments {
  const known = [
    ...flags.map((flag) => [flag, { type: 'boolean' }] as const),
    ...options.map((option) => [option, { type: 'string', multiple: true }] as const),
  ];
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries<{ type: 'boolean' | 'string'; multiple?: boolean }>(known),
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new TypeError(`"${unknown}" is unknown. Names are ${names.join(', ') || 'not accepted'}.`);
  if (positionals.length > most)
    throw new TypeError(`At most ${most} names are accepted, not "${positionals.join(' ')}".`);
  return {
    flags: new Set(flags.filter((flag) => values[flag])),
    options: Object.fromEntries(options.map((option) => [option, [values[option] ?? []].flat().map(String)])),
    names: positionals,
  };
}

/** Reads the arguments of this process. Prints unknown ones, and exits with code 2. */
export function readArguments(accepted: Accepted): Arguments {
  try {
    return parseArguments(accepted, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
