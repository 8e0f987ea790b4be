import { parseArgs } from 'node:util';

/**
 * What a command accepts: `flags` without a value, `options` with one that may be repeated, and at most `most` of `names`.
 * @typedef {{ flags?: readonly string[], options?: readonly string[], names?: readonly string[], most?: number }} Accepted
 * @typedef {{ flags: ReadonlySet<string>, options: Readonly<Record<string, readonly string[]>>, names: readonly string[] }} Arguments
 */

export class ArgumentsError extends Error {
  name = 'ArgumentsError';
}

/**
 * Throws ArgumentsError.
 * @param {Accepted} accepted
 * @param {readonly string[]} args
 * @returns {Arguments}
 */
export function parseArguments({ flags = [], options = [], names = [], most = names.length }, args) {
  const known = [
    ...flags.map((flag) => [flag, { type: /** @type {const} */ ('boolean') }]),
    ...options.map((option) => [option, { type: /** @type {const} */ ('string'), multiple: true }]),
  ];
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: Object.fromEntries(known), allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const accepted = [...flags, ...options].map((name) => `--${name}`).join(', ');
    const remedy = accepted ? `There are ${accepted}.` : 'This command takes no options.';
    throw new ArgumentsError(`${error.message.split('. ')[0]}. ${remedy}`);
  }
  const { values, positionals } = parsed;
  const unknown = positionals.filter((name) => !names.includes(name)).join(' ');
  const remedy = names.length ? `There are ${names.join(', ')}.` : 'This command takes no names.';
  if (unknown) throw new ArgumentsError(`"${unknown}" is unknown. ${remedy}`);
  if (positionals.length > most) throw new ArgumentsError(`"${positionals.join(' ')}" is too much: name ${most}.`);
  return {
    flags: new Set(flags.filter((flag) => values[flag])),
    options: Object.fromEntries(options.map((option) => [option, [values[option] ?? []].flat().map(String)])),
    names: positionals,
  };
}

/**
 * Reads the arguments of this process. Ends it with exit code 2 where one is unknown.
 * @param {Accepted} accepted
 * @returns {Arguments}
 */
export function readArguments(accepted) {
  try {
    return parseArguments(accepted, process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof ArgumentsError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
