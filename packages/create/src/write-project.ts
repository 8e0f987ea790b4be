import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { EditionAnswers } from './answers.ts';
import { editionFiles, type Files } from './edition.ts';
import { type Template, type TemplateName, templates } from './templates.ts';

export type Project = {
  /** The absolute path of the new folder. */
  readonly folder: string;
  readonly template: TemplateName;
  /** The answers about the app of a region. */
  readonly edition?: EditionAnswers;
  /** The version of Quayside's packages that the project installs. */
  readonly version: string;
};

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
};

/** Writes a project from a template in the folder `from`. */
export function writeProject(from: string, { folder, template, edition, version }: Project): void {
  const definition: Template = templates[template];
  const example = readFiles(join(from, definition.example));
  const files: Files = {
    ...(edition ? editionFiles(example, edition) : example),
    'package.json': manifestOf(example['package.json'] ?? '{}', definition, basename(folder), version),
    'README.md': readme(definition, basename(folder)),
    '.gitignore': 'node_modules/\ndist/\n.next/\n.quayside/\n__pycache__/\n*.db\n',
    '.npmrc': '# An older Node stops the installation, instead of failing later.\nengine-strict=true\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function readFiles(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(files.map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8')]));
}

function manifestOf(text: string, { scripts, tools }: Template, name: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const ours = (packages: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(
      Object.entries(packages).map(([one, range]) => [one, one.startsWith('@quayside/') ? `^${version}` : range]),
    );
  const { dependencies, devDependencies, scripts: own, ...rest } = manifest;
  const result = {
    ...rest,
    name,
    private: true,
    type: 'module',
    engines: { node: '>=22.22.0' },
    scripts: { ...own, ...scripts },
    dependencies: ours(dependencies),
    devDependencies: { ...ours(devDependencies), ...Object.fromEntries(tools.map((one) => [one, `^${version}`])) },
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

const readme = ({ title, setup = [] }: Template, name: string) => `# ${name}

${title}, made with \`npm create @quayside\`.

\`\`\`sh
${['npm install', ...setup].join('\n')}
npm start      # starts it
npm test       # tests that it works
\`\`\`

The documentation is at <https://github.com/quayside/quayside/tree/main/docs>.
`;
