import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { exportedNames } from '../entry-points/exported-names.ts';
import type { Entry } from './entry.ts';

/** Types that a consumer fills in or reads member by member. */
const shapes = /(Props|Options|Look|Handle|Event|Errors)$/;

/** What an entry point exports, and the members of its exported shapes as far as they are written out there. */
export function entriesOfEntryPoint(entryPoint: string, path: string): Entry[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const members = source.statements.flatMap((statement) => {
    const isShape = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
    if (!isShape || !shapes.test(statement.name.text) || !isExported(statement)) return [];
    const own = ts.isInterfaceDeclaration(statement) ? membersOf(statement.members) : membersIn(statement.type);
    return own.map((member): Entry => `member ${entryPoint} ${statement.name.text}.${member}`);
  });
  return [...exportedNames(path).map((name): Entry => `export ${entryPoint} ${name}`), ...members];
}

/** Members of a literal, and of each side of a union or an intersection; what is named there is a shape of its own. */
function membersIn(type: ts.TypeNode): string[] {
  if (ts.isParenthesizedTypeNode(type)) return membersIn(type.type);
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersIn);
  return ts.isTypeLiteralNode(type) ? membersOf(type.members) : [];
}

/** `onPress`, `busy?`; of an event also its type: `submitted.reference`. */
function membersOf(all: ts.NodeArray<ts.TypeElement>): string[] {
  const named = all.flatMap((member) => {
    const { name, questionToken } = member;
    if (!name || ts.isComputedPropertyName(name) || ts.isPrivateIdentifier(name)) return [];
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    const word = type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
    return [{ name: name.text, optional: questionToken !== undefined, word }];
  });
  const kind = named.find(({ name, word }) => name === 'type' && word)?.word;
  return named.map(({ name, optional }) => `${kind ? `${kind}.` : ''}${name}${optional ? '?' : ''}`);
}

const isExported = (statement: ts.TypeAliasDeclaration | ts.InterfaceDeclaration) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
