import type { RenamedKey, TextKey } from '../renamed-keys.ts';

type Json = null | string | number | boolean | readonly Json[] | { readonly [name: string]: Json };
type Group = Readonly<Record<string, Json>>;

/**
 * Renames text keys in an app's own text files, in any of three shapes: `{ "errors.offline": … }`, `{ "errors": { "offline": … } }` at any depth (below a
 * language, say), or `{ "offline": … }` in a file `errors/<language>.json`, from which the text moves to the file of its new group beside it. Takes paths
 * and their texts; gives the files that change, new ones too. A text that is there under its new key already stays. Throws SyntaxError.
 */
export function renameInTexts(
  files: ReadonlyMap<string, string>,
  renames: readonly RenamedKey[],
): ReadonlyMap<string, string> {
  const contents = new Map([...files].map(([path, text]) => [path, JSON.parse(text) as Json]));
  const changed = new Set<string>();
  for (const { from, to } of renames) {
    for (const [path, json] of contents) {
      const renamed = renameWithin(json, from, to);
      if (renamed === json) continue;
      contents.set(path, renamed);
      changed.add(path);
    }
    const before = [...contents]; // files of other groups may join them
    for (const [path, json] of before) {
      const [, folder, language] = fileOfGroup(path, from.group);
      if (folder === undefined || !isGroup(json) || json[from.key] === undefined) continue;
      const target = `${folder}${to.group}/${language}`;
      contents.set(path, renameKey(json, from.key, to.group === from.group ? to.key : undefined));
      if (to.group !== from.group) contents.set(target, withText(contents.get(target), to.key, json[from.key] ?? ''));
      changed.add(path).add(to.group === from.group ? path : target);
    }
  }
  const indent = [...files.values()].map(indentOf).find(Boolean) ?? '  ';
  return new Map(
    [...changed].map((path) => [path, written(contents.get(path) ?? null, files.get(path), indent)] as const),
  );
}

/** Keys with their group before them, or groups as objects, wherever they are in the file. */
function renameWithin(json: Json, from: TextKey, to: TextKey): Json {
  if (!isGroup(json)) return json;
  let next: Group = json;
  for (const [name, value] of Object.entries(json)) {
    const inner = renameWithin(value, from, to);
    if (inner !== value) next = { ...next, [name]: inner };
  }
  const [dotted, renamedDotted] = [`${from.group}.${from.key}`, `${to.group}.${to.key}`];
  if (next[dotted] !== undefined) next = renameKey(next, dotted, renamedDotted);
  const group = next[from.group];
  if (group === undefined || !isGroup(group) || group[from.key] === undefined) return next;
  if (to.group === from.group) return { ...next, [from.group]: renameKey(group, from.key, to.key) };
  const rest = renameKey(group, from.key, undefined);
  const kept = Object.keys(rest).length ? { ...next, [from.group]: rest } : without(next, from.group);
  return { ...kept, [to.group]: withText(next[to.group], to.key, group[from.key] ?? '') };
}

/** The same entries in the same order, one of them under another key, or gone. */
const renameKey = (group: Group, from: string, to: string | undefined): Group =>
  Object.fromEntries(
    Object.entries(group).flatMap(([key, value]) => {
      if (key !== from) return [[key, value]];
      return to === undefined || group[to] !== undefined ? [] : [[to, value]];
    }),
  );

const withText = (group: Json | undefined, key: string, text: Json): Group => {
  const there = group !== undefined && isGroup(group) ? group : {};
  return { ...there, [key]: there[key] ?? text };
};

const without = (group: Group, name: string): Group =>
  Object.fromEntries(Object.entries(group).filter(([key]) => key !== name));

const isGroup = (json: Json): json is Group => typeof json === 'object' && json !== null && !Array.isArray(json);

/** `texts/errors/th.json` → [, 'texts/', 'th.json'] */
const fileOfGroup = (path: string, group: string): readonly (string | undefined)[] =>
  new RegExp(`^((?:.*/)?)${group}/([^/]+[.]json)$`).exec(path) ?? [];

const indentOf = (text: string) => /^\{\r?\n([ \t]+)/.exec(text)?.[1];

/** As the file was written; a new one as the others are. */
function written(json: Json, before: string | undefined, indent: string): string {
  const end = before === undefined || before.endsWith('\n') ? '\n' : '';
  return `${JSON.stringify(json, null, before === undefined ? indent : (indentOf(before) ?? ''))}${end}`;
}
