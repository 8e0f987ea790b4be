import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '@quayside/contract/openapi';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { includedJourneys, journeys } from './journeys.ts';

const packages = join(import.meta.dirname, '../../../..');
const document = openApiDocument('1.0.0', { journeys, parts: includedJourneys }) as {
  readonly 'x-flows': readonly { readonly flow: string; readonly steps: readonly { readonly step: string }[] }[];
};
const known = new Set(
  Object.keys(JSON.parse(readFileSync(join(packages, 'i18n/src/text/issues/en.json'), 'utf8')) as object).map((key) =>
    key.replace(/_(one|other)$/, ''),
  ),
);
/** Source files with the rules of steps: the shared ones of `rules`, and those of the flows without JSX. */
const files = globSync(join(packages, '{rules/src/{journeys,statement-step},flow-*/src/*}/**/*.ts')).filter(
  (file) => !/\.test\.ts$|\/testing\//.test(file),
);
const isRule = (file: string) => /\/packages\/(?:rules|flow-[\w-]+)\/src\//.test(file);
const program = ts.createProgram(files, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['quayside-source'],
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
});
const checker = program.getTypeChecker();

/** Returns the issue codes in a declaration, and in the functions that it calls. */
function codesIn(node: ts.Node, seen = new Set<ts.Node>()): readonly string[] {
  if (seen.has(node) || ts.isTypeNode(node)) return [];
  seen.add(node);
  if (ts.isStringLiteral(node) && known.has(node.text)) return [node.text];
  const called = ts.isIdentifier(node) ? declarationsOf(node) : [];
  const inside: ts.Node[] = [...called];
  ts.forEachChild(node, (child) => void inside.push(child));
  return inside.flatMap((one) => codesIn(one, seen));
}

function declarationsOf(name: ts.Identifier): readonly ts.Node[] {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const own = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (own?.declarations ?? []).filter(
    (one) => isRule(one.getSourceFile().fileName) && (ts.isVariableDeclaration(one) || ts.isFunctionDeclaration(one)),
  );
}

const packageOf = (file: string): string => /\/packages\/([\w-]+)\//.exec(file)?.[1] ?? '';

type Site = {
  readonly home: string;
  readonly folder: string;
  readonly id: string | undefined;
  readonly codes: readonly string[];
};

/** All definitions of steps in the sources: calls of `defineStep`, and copies of a step with another check. */
const sites: readonly Site[] = files.flatMap((file) => {
  const found: Site[] = [];
  const folder = file.split('/').at(-2) ?? '';
  const home = packageOf(file);
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const part = (name: string) => node.properties.find((one) => one.name?.getText() === name);
      const defined = ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'defineStep';
      const copied = node.properties.find(ts.isSpreadAssignment)?.expression;
      const codes = ['schema', 'check'].flatMap((name) => part(name) ?? []).flatMap((one) => codesIn(one));
      if (defined) found.push({ home, folder, id: idIn(node), codes });
      else if (copied && ts.isIdentifier(copied) && part('check')) {
        const [origin] = declarationsOf(copied);
        const [source] = origin ? objectsIn(origin) : [];
        if (source) found.push({ home, folder, id: idIn(source), codes: [...codes, ...codesIn(source)] });
      }
    }
    ts.forEachChild(node, visit);
  };
  const source = program.getSourceFile(file);
  if (source) visit(source);
  return found;
});

function objectsIn(node: ts.Node): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  const found: ts.ObjectLiteralExpression[] = [];
  ts.forEachChild(node, (child) => void found.push(...objectsIn(child)));
  return found;
}

/** Returns the id in the definition of a step. Returns undefined for a statement step, to which each flow gives an id. */
function idIn(node: ts.ObjectLiteralExpression): string | undefined {
  const id = node.properties.find((one) => one.name?.getText() === 'id');
  return id && ts.isPropertyAssignment(id) && ts.isStringLiteral(id.initializer) ? id.initializer.text : undefined;
}

function codesOf(name: string, step: string): readonly string[] {
  const flow = (step.includes('.') ? step.split('.')[0] : undefined) ?? name;
  const id = step.split('.').at(-1);
  const defining = sites.some((one) => one.id === id) ? sites.filter((one) => one.id === id) : statements;
  const home = packageOf(files.find((file) => file.endsWith(`/${flow}-rules.ts`)) ?? '');
  const isOwn = ({ folder }: Site) => folder === flow || folder === `${flow}-${id}`;
  const isShared = (one: Site) => one.home === home && !one.folder.endsWith(`-${id}`);
  const others = ['opening', 'w8ben'].map((folder) => (one: Site) => one.folder === folder);
  const nearest = [isOwn, isShared, ...others, () => true].find((is) => defining.some(is)) ?? isOwn;
  const named = defining.filter(nearest).flatMap(({ codes }) => codes);
  // In a free text with a limited length, `checkStep` refuses characters that no font has.
  const ofText = named.includes('too-long') ? ['character-not-shown'] : [];
  return [...new Set([...named, ...ofText])].sort();
}

const statements = sites.filter(({ id }) => id === undefined);

test('lists the issue codes of each step’s rules (`-u` updates the list)', {
  timeout: 120_000,
}, async () => {
  const lists = document['x-flows'].flatMap(({ flow, steps }) =>
    steps.map(({ step }) => [`${flow} ${step}`, codesOf(flow, step)]),
  );
  expect(statements.length).toBeGreaterThan(0);
  await expect(`${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`).toMatchFileSnapshot(
    join(packages, 'contract/src/flow-steps/generated/step-issues.json'),
  );
});
