import type { Scope } from '@babel/traverse';
import type * as t from '@babel/types';
import type MagicString from 'magic-string';

const door = '@quayside/i18n/text/';

type Imported = { readonly statement: t.ImportDeclaration; readonly local: string };
type Added = { readonly local: string; readonly after: t.ImportDeclaration };

/** The groups of texts that a module imports, and those that it has to import because a key moved to them. */
export class GroupImports {
  readonly #imports = new Map<string, Imported>();
  readonly #added = new Map<string, Added>();
  readonly #dropped = new Set<t.ImportDeclaration>();
  readonly #scope: Scope;

  constructor(program: t.Program, scope: Scope) {
    this.#scope = scope;
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith(door)) continue;
      const group = statement.source.value.slice(door.length);
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && importedName(specifier) === exportOf(group))
          this.#imports.set(group, { statement, local: specifier.local.name });
    }
  }

  /** What the module calls a group, where it imports it. */
  localName(group: string): string | undefined {
    return this.#imports.get(group)?.local;
  }

  /** What the module calls a group from now on; a new import stands after that of the group `from`. */
  ensure(group: string, from: string): string {
    const there = this.localName(group) ?? this.#added.get(group)?.local;
    const after = this.#imports.get(from)?.statement;
    if (there || !after) return there ?? exportOf(group);
    const name = exportOf(group);
    const local = this.isTaken(name) ? freeName(`${name}Text`, (other) => this.isTaken(other)) : name;
    this.#added.set(group, { local, after });
    return local;
  }

  /** Takes out the import of a group that the module no longer reads, unless it brings something else besides. */
  drop(group: string): void {
    const statement = this.#imports.get(group)?.statement;
    if (statement?.specifiers.length === 1) this.#dropped.add(statement);
  }

  /** Writes the imports as they are to be. */
  write(edits: MagicString): void {
    for (const { statement } of this.#imports.values()) {
      const { start, end } = statement;
      if (start == null || end == null) continue;
      const added = [...this.#added].filter(([, { after }]) => after === statement);
      const lines = added.map(([group, { local }]) => importOf(statement, group, local, edits.original));
      if (!this.#dropped.has(statement)) lines.unshift(edits.original.slice(start, end));
      if (lines.length) edits.overwrite(start, end, lines.join('\n'));
      else edits.remove(start, edits.original[end] === '\n' ? end + 1 : end);
    }
  }

  /** A name that any scope of the module has for something else would be shadowed there. */
  isTaken(name: string): boolean {
    let taken = this.#scope.hasBinding(name) || [...this.#added.values()].some(({ local }) => local === name);
    this.#scope.path.traverse({
      Scope: ({ scope }) => {
        taken ||= scope.hasOwnBinding(name);
      },
    });
    return taken;
  }
}

/** The first of `name`, `name2`, `name3` … that is free. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let count = 2; ; count += 1) if (!isTaken(`${name}${count}`)) return `${name}${count}`;
}

/** In the quotes, and with the semicolon or none, of the import beside it. */
function importOf(like: t.ImportDeclaration, group: string, local: string, original: string): string {
  const quote = original[like.source.start ?? 0];
  const end = original[(like.end ?? 0) - 1] === ';' ? ';' : '';
  const name = exportOf(group);
  return `import { ${local === name ? name : `${name} as ${local}`} } from ${quote}${door}${group}${quote}${end}`;
}

/** `opening-base` is exported as `openingBase`. */
const exportOf = (group: string) => group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const importedName = ({ imported }: t.ImportSpecifier) =>
  imported.type === 'Identifier' ? imported.name : imported.value;
