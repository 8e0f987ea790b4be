import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type ExportedName = { readonly name: string; readonly isDocumented: boolean };

/** Returns the names that a module exports, including types, sorted. Follows exports from other files of the package. */
export function exportedNames(path: string): readonly ExportedName[] {
  const file = parse(path);
  const all = new Map<string, ExportedName>();
  for (const found of file.statements.flatMap((statement) => namesOf(statement, file)))
    all.set(found.name, { ...found, isDocumented: found.isDocumented || all.get(found.name)?.isDocumented === true });
  return [...all.values()]
    .map((one) => ({
      ...one,
      isDocumented: one.isDocumented || all.get(one.name.replace(/Props$/, ''))?.isDocumented === true,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

function namesOf(statement: ts.Statement, file: ts.SourceFile): readonly ExportedName[] {
  if (ts.isExportDeclaration(statement)) return reexportedNames(statement, file);
  if (ts.isExportAssignment(statement))
    return [{ name: 'default', isDocumented: isDocumentedIn(file, statement.expression.getText()) }];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (modifier: ts.SyntaxKind) => modifiers.some(({ kind }) => kind === modifier);
  if (!has(ts.SyntaxKind.ExportKeyword)) return [];
  const names = has(ts.SyntaxKind.DefaultKeyword) ? ['default'] : declaredNames(statement);
  return names.map((name) => ({ name, isDocumented: isDocumented(statement) }));
}

function reexportedNames(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  file: ts.SourceFile,
): readonly ExportedName[] {
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  const target = from?.startsWith('.') ? join(dirname(file.fileName), from) : undefined;
  const isForeign = from !== undefined && (target === undefined || !existsSync(target));
  if (!exportClause)
    return isForeign || !target
      ? [{ name: `* from ${from}`, isDocumented: true }]
      : exportedNames(target).filter(({ name }) => name !== 'default');
  if (ts.isNamespaceExport(exportClause)) return [{ name: exportClause.name.text, isDocumented: true }];
  return exportClause.elements.map(({ name, propertyName }) => {
    const original = (propertyName ?? name).text;
    return {
      name: name.text,
      isDocumented:
        isForeign ||
        (target
          ? exportedNames(target).some((one) => one.name === original && one.isDocumented)
          : isDocumentedIn(file, original)),
    };
  });
}

/**
 * Returns whether a name that a file declares or imports has a docstring. An imported name counts as documented, because
 * its own module is checked.
 */
const isDocumentedIn = (file: ts.SourceFile, name: string): boolean =>
  file.statements.some(
    (statement) =>
      (ts.isImportDeclaration(statement) &&
        new RegExp(`\\b${name}\\b`).test(statement.importClause?.getText() ?? '')) ||
      (declaredNames(statement).includes(name) && isDocumented(statement)),
  );

/**
 * Returns whether a statement has a docstring or explains itself. A call explains itself by its summary; so do a text
 * group, and a type that is derived from a value.
 */
const isDocumented = (statement: ts.Statement): boolean =>
  ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc) ||
  /defineCall\([^]*\bsummary:|^export (?:const texts\b|type \w+ = (?:\(?typeof \w+\)?\[number\]|z\.\w+<typeof \w+>);)/.test(
    statement.getText(),
  );

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** Returns the names of a destructuring: `a` and `c` of `const { a, b: [c] } = …`. */
const boundNames = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
