import { posix } from 'node:path';
import ts from 'typescript';

/** One exported name: what its docstring says, in Markdown, and its declaration without it. */
export type Declared = {
  readonly name: string;
  readonly doc: string;
  readonly code: string;
  /** of a name that another package has: where it comes from */
  readonly from?: string;
};

/** reads a declaration file by its path; undefined where there is none */
export type ReadDeclaration = (path: string) => string | undefined;

/** What a declaration file exports, in its order; what it hands on from inside the package is looked up there. */
export function declaredNames(path: string, read: ReadDeclaration): Declared[] {
  const file = parse(path, read);
  if (!file) return [];
  const byName = new Map<string, Declared>();
  for (const statement of file.statements)
    for (const found of exportsOf(statement, file, read)) byName.set(found.name, merged(byName.get(found.name), found));
  return [...byName.values()];
}

function exportsOf(statement: ts.Statement, file: ts.SourceFile, read: ReadDeclaration): Declared[] {
  if (ts.isExportDeclaration(statement)) return handedOn(statement, file, read);
  if (ts.isExportAssignment(statement)) {
    const named = statement.expression.getText(file);
    return declarationsIn(file, named).map((found) => ({ ...found, name: 'default' }));
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return declared(statement, file).map((found) => (isDefault ? { ...found, name: 'default' } : found));
}

/** `export { a, b as c }`, with or without `from`, and `export * from`. */
function handedOn(
  { exportClause, moduleSpecifier }: ts.ExportDeclaration,
  file: ts.SourceFile,
  read: ReadDeclaration,
): Declared[] {
  const from = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;
  if (!exportClause) return from ? namesAt(from, file, read).filter(({ name }) => name !== 'default') : [];
  if (!ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ name, propertyName }) => {
    const original = (propertyName ?? name).text;
    const found = from ? nameAt(from, original, file, read) : nameWithin(file, original, read);
    return found.map((one) => ({ ...one, name: name.text }));
  });
}

function nameWithin(file: ts.SourceFile, name: string, read: ReadDeclaration): Declared[] {
  const here = declarationsIn(file, name);
  if (here.length) return here;
  for (const statement of file.statements) {
    const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    const element =
      named && ts.isNamedImports(named) ? named.elements.find((one) => one.name.text === name) : undefined;
    if (element && ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier))
      return nameAt(statement.moduleSpecifier.text, (element.propertyName ?? element.name).text, file, read);
  }
  return [];
}

const namesAt = (from: string, file: ts.SourceFile, read: ReadDeclaration): Declared[] =>
  from.startsWith('.')
    ? declaredNames(posix.join(posix.dirname(file.fileName), from).replace(/[.][jt]sx?$/, '.d.ts'), read)
    : [];

const nameAt = (from: string, name: string, file: ts.SourceFile, read: ReadDeclaration): Declared[] =>
  from.startsWith('.')
    ? namesAt(from, file, read).filter((found) => found.name === name)
    : [{ name, doc: '', code: '', from }];

const declarationsIn = (file: ts.SourceFile, name: string): Declared[] =>
  file.statements.flatMap((statement) => declared(statement, file)).filter((found) => found.name === name);

function declared(statement: ts.Statement, file: ts.SourceFile): Declared[] {
  const code = statement.getText(file).replace(/^export (?:default )?(?:declare )?|^declare /, '');
  const doc = docOf(statement);
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(file), doc, code }));
  const { name } = statement as ts.DeclarationStatement;
  if (name && ts.isIdentifier(name)) return [{ name: name.text, doc, code }];
  return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
    ? [{ name: 'default', doc, code }]
    : [];
}

/** Overloads of a function, and a type with the value of its name, are one entry. */
const merged = (one: Declared | undefined, other: Declared): Declared =>
  one && one.code !== other.code
    ? { ...one, doc: [one.doc, other.doc].filter(Boolean).join('\n\n'), code: `${one.code}\n${other.code}` }
    : (one ?? other);

function docOf(statement: ts.Statement): string {
  const comments = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
  return comments
    .map(({ comment, tags = [] }) =>
      [textOf(comment), tags.map(tagLine).join('\n')].filter((part) => part.trim()).join('\n\n'),
    )
    .join('\n\n')
    .trim();
}

function tagLine(tag: ts.JSDocTag): string {
  const said = textOf(tag.comment);
  if (ts.isJSDocParameterTag(tag)) return `- \`${tag.name.getText()}\`: ${said.replace(/^- /, '')}`;
  return `- ${tag.tagName.text}: ${said}`;
}

const textOf = (comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string =>
  ts.getTextOfJSDocComment(comment) ?? '';

function parse(path: string, read: ReadDeclaration): ts.SourceFile | undefined {
  const text = read(path);
  return text === undefined ? undefined : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}
