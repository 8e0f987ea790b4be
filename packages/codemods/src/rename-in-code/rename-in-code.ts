import { parse } from '@babel/parser';
import traverse, { type Scope } from '@babel/traverse';
import type * as t from '@babel/types';
import MagicString from 'magic-string';
import type { Finding } from '../finding.ts';
import { freeName, GroupImports } from '../internal/group-imports.ts';
import { type KeyUse, type Translator, usesOfGroup } from '../internal/key-uses.ts';
import type { RenamedKey, TextKey } from '../renamed-keys.ts';

/** What became of one module. */
export type RenamedCode = {
  /** the module; as it was where nothing in it was renamed */
  readonly text: string;
  /** what to look at by hand */
  readonly findings: readonly Finding[];
};

/**
 * Renames text keys in a module of JavaScript or TypeScript, with or without JSX. It follows the imports of `@quayside/i18n/text/<group>` to `useText`,
 * `bind` and `translate`, so that keys of the app's own groups stay as they are; every other character stays too. Throws SyntaxError.
 */
export function renameInCode(text: string, path: string, renames: readonly RenamedKey[]): RenamedCode {
  const groups = [...new Set(renames.map(({ from }) => from.group))];
  if (!groups.some((group) => text.includes(`@quayside/i18n/text/${group}`))) return { text, findings: [] };
  const file = parse(text, { sourceType: 'module', plugins: ['jsx', 'typescript'], sourceFilename: path });
  const renaming = new Renaming(text, path, file.program, scopeOf(file), renames);
  for (const group of groups) renaming.rename(group);
  return renaming.result();
}

class Renaming {
  readonly #edits: MagicString;
  readonly #imports: GroupImports;
  readonly #findings: Finding[] = [];
  readonly #scope: Scope;
  readonly #path: string;
  readonly #renames: readonly RenamedKey[];

  constructor(text: string, path: string, program: t.Program, scope: Scope, renames: readonly RenamedKey[]) {
    this.#edits = new MagicString(text);
    this.#imports = new GroupImports(program, scope);
    this.#scope = scope;
    this.#path = path;
    this.#renames = renames;
  }

  rename(group: string): void {
    const local = this.#imports.localName(group);
    const binding = local && this.#scope.getBinding(local);
    if (!binding) return;
    const { translators, direct, unreadable } = usesOfGroup(binding);
    let left = binding.referencePaths.length;
    for (const use of direct) {
      const to = this.#target(group, use.key);
      if (!to) continue;
      this.#writeKey(use, to);
      if (to.group === group) continue;
      this.#overwrite(use.group, this.#imports.ensure(to.group, group));
      left -= 1;
    }
    for (const translator of translators) if (this.#renameUses(translator, group)) left -= 1;
    if (left === 0) this.#imports.drop(group);
    const readers = [...unreadable, ...translators.flatMap((translator) => translator.unreadable)];
    for (const node of readers) this.#find(node, group);
  }

  result(): RenamedCode {
    if (this.#edits.hasChanged()) this.#imports.write(this.#edits);
    return { text: this.#edits.toString(), findings: this.#findings };
  }

  /** True where the group's own name is gone with it: every key that `t` is asked for has moved to one other group. */
  #renameUses({ name, call, statement, uses, unreadable }: Translator, group: string): boolean {
    const moved = new Map<string, (KeyUse & { to: TextKey })[]>();
    for (const use of uses) {
      const to = this.#target(group, use.key);
      if (!to) continue;
      this.#writeKey(use, to);
      if (to.group !== group) moved.set(to.group, [...(moved.get(to.group) ?? []), { ...use, to }]);
    }
    const [only] = moved.values();
    const [groupNode] = call.arguments;
    if (!groupNode) return false;
    if (only?.[0] && only.length === uses.length && !unreadable.length) {
      this.#overwrite(groupNode, this.#imports.ensure(only[0].to.group, group));
      return true;
    }
    for (const [target, those] of moved) {
      const other = freeName(`${name}${capitalized(target)}`, (taken) => this.#imports.isTaken(taken));
      const end = statement.node.end ?? 0;
      const { original } = this.#edits;
      const indent = /[^\n]*$/.exec(original.slice(0, statement.node.start ?? 0))?.[0] ?? '';
      const made = `${original.slice(call.start ?? 0, groupNode.start ?? 0)}${this.#imports.ensure(target, group)}${original.slice(groupNode.end ?? 0, call.end ?? 0)}`;
      const semicolon = original[end - 1] === ';' ? ';' : '';
      this.#edits.appendLeft(end, `\n${indent}${statement.node.kind} ${other} = ${made}${semicolon}`);
      for (const { path } of those) if (path.isCallExpression()) this.#overwrite(path.node.callee, other);
    }
    return false;
  }

  #target(group: string, key: string): TextKey | undefined {
    return this.#renames.find(({ from }) => from.group === group && from.key === key)?.to;
  }

  #writeKey({ literal }: KeyUse, { key }: TextKey): void {
    const quote = this.#edits.original[literal.start ?? 0];
    this.#overwrite(literal, `${quote}${key}${quote}`);
  }

  #overwrite({ start, end }: t.Node, text: string): void {
    if (start != null && end != null) this.#edits.overwrite(start, end, text);
  }

  #find({ loc }: t.Node, group: string): void {
    const keys = this.#renames.filter(({ from }) => from.group === group).map(({ from }) => from.key);
    const message = `a text of ${group} whose key is not written here: is it ${keys.join(' or ')}?`;
    this.#findings.push({ path: this.#path, line: loc?.start.line ?? 1, message });
  }
}

function scopeOf(file: t.File): Scope {
  let scope: Scope | undefined;
  traverse(file, {
    Program(path) {
      scope = path.scope;
      path.stop();
    },
  });
  if (!scope) throw new SyntaxError('The file has no program.');
  return scope;
}

const capitalized = (group: string) => group.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
