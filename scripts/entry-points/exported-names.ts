import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The names that a module exports, types included, sorted. `export * from './x.ts'` is followed; from a package it is `* from <package>`. */
export function exportedNames(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return [...new Set(source.statements.flatMap((statement) => namesOf(statement, path)))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
}

function namesOf(statement: ts.Statement, path: string): string[] {
  if (ts.isExportDeclaration(statement)) return namesOfList(statement, path);
  if (ts.isExportAssignment(statement)) return ['default'];
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const { name } = statement as ts.DeclarationStatement;
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

function namesOfList({ exportClause, moduleSpecifier }: ts.ExportDeclaration, path: string): string[] {
  if (exportClause && ts.isNamedExports(exportClause)) return exportClause.elements.map(({ name }) => name.text);
  if (exportClause) return [exportClause.name.text];
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  const file = join(dirname(path), from);
  if (!from.startsWith('.') || !existsSync(file)) return [`* from ${from}`];
  return exportedNames(file).filter((name) => name !== 'default');
}

/** `export const { a, b: [c] } = …` exports a and c. */
const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
