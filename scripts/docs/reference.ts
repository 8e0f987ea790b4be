import ts from 'typescript';
import type { Declared } from './declared-names.ts';
import type { DocumentedPackage, PublicEntryPoint } from './package-entry-points.ts';

/** What an entry point exports, ready to be written down. */
export type DocumentedEntryPoint = PublicEntryPoint & {
  readonly names: readonly Declared[];
  /** of the source */
  readonly text: string;
};

/** Types that the compiler works out (of schemas, of text packs) can be hundreds of lines where the source says the same in one. */
const longCode = 30;
const mostCode = 200;

/** `button` of `@quayside/ui/button`, `calls/opening` of `@quayside/contract/calls/opening`. */
export const entryPointPath = ({ specifier }: PublicEntryPoint): string => specifier.split('/').slice(2).join('/');

/** A call says what it does in its `summary`, which is also that of the OpenAPI document. */
export function withSummary(declared: Declared, source: string): Declared {
  if (declared.doc || !source.includes('defineCall(')) return declared;
  const [, , summary] = /\bsummary:\s*(['"])(.*?)\1,\n/.exec(variableIn(source, declared.name) ?? '') ?? [];
  return summary ? { ...declared, doc: `${summary}.` } : declared;
}

/** The text groups of a screen, a type that is derived from a documented value, and the props of a documented component need no docstring of their own. */
const explainsItself = ({ name, code }: Declared, others: readonly Declared[]): boolean =>
  name === 'texts' ||
  /\btype \w+ = (\(?typeof \w+\)?\[number\]|z\.output<typeof \w+>);$/.test(code.trim()) ||
  others.some((other) => name === `${other.name}Props` && Boolean(other.doc));

/** Whether a name of an entry point has a docstring, needs none beside the `others`, or is documented by another package. */
export const isDocumented = (declared: Declared, others: readonly Declared[]): boolean =>
  Boolean(declared.doc || declared.from) || explainsItself(declared, others);

/** The page of an entry point: what to import, then each name with what its docstring says and its declaration. */
export function entryPointPage({ specifier, names, text }: DocumentedEntryPoint): string {
  return [
    `# ${specifier}`,
    importLine(specifier, names),
    ...names.flatMap((declared) => [
      `## ${declared.name}`,
      ...(declared.from ? [`From \`${declared.from}\`.`] : []),
      ...(declared.doc ? [declared.doc] : []),
      ...(declared.code ? [block(codeOf(declared, text))] : []),
    ]),
    '',
  ].join('\n\n');
}

/** The page of a package: its entry points, each with what it exports. */
export function packagePage(
  { folder, name, description }: DocumentedPackage,
  entryPoints: readonly DocumentedEntryPoint[],
): string {
  const rows = entryPoints.map((entryPoint) => {
    const names = entryPoint.names.map((one) => `\`${one.name}\``).join(', ');
    return `| [${entryPointPath(entryPoint)}](${entryPointPath(entryPoint)}.md) | ${names} |`;
  });
  return [
    `# API of ${name}`,
    `${description}. [What it is for, and how to use it](../../packages/${folder}/README.md).`,
    ['| entry point | exports |', '|---|---|', ...rows].join('\n'),
    '',
  ].join('\n\n');
}

const block = (code: string) => `\`\`\`ts\n${code}\n\`\`\``;

function importLine(specifier: string, names: readonly Declared[]): string {
  const values = names.filter(({ code }) => !/^(?:type|interface) /.test(code)).map(({ name }) => name);
  const types = names.filter(({ code }) => /^(?:type|interface) /.test(code)).map(({ name }) => `type ${name}`);
  const screen = values.includes('default') ? 'Screen' : '';
  const listed = [...values.filter((name) => name !== 'default'), ...types];
  const some = listed.length > 4 ? [...listed.slice(0, 4), '…'] : listed;
  const bound = [screen, some.length > 0 ? `{ ${some.join(', ')} }` : ''].filter(Boolean).join(', ');
  return block(`import ${bound || '*'} from '${specifier}';`);
}

function codeOf({ name, code }: Declared, source: string): string {
  const tidy = code.replace(/\bimport\("[^"]+"\)[.]/g, '');
  const lines = tidy.split('\n');
  if (lines.length <= longCode) return tidy;
  const written = variableIn(source, name);
  if (written && written.split('\n').length < lines.length) return written;
  return lines.length <= mostCode
    ? tidy
    : [...lines.slice(0, mostCode), `// … ${lines.length - mostCode} more lines`].join('\n');
}

/** `export const name = …;` as the source has it. */
function variableIn(source: string, name: string): string | undefined {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true);
  const found = file.statements.find(
    (one) =>
      ts.isVariableStatement(one) && one.declarationList.declarations.some((each) => each.name.getText(file) === name),
  );
  return found?.getText(file).replace(/^export /, '');
}
