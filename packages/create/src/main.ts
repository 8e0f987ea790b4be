#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AnswerError, checkFolder, checkTemplate, type EditionAnswers, editionChecks } from './answers.ts';
import { createAsker } from './ask.ts';
import { type Template, type TemplateName, templateNames, templates } from './templates.ts';
import { writeProject } from './write-project.ts';

const usage = `npm create @quayside@latest <folder> -- --template <template>

Without a folder or a template, it asks for them. The templates are:

${templateNames.map((name) => `  ${name.padEnd(18)} ${templates[name].title}`).join('\n')}

The template "edition" also takes these, and asks for those that are missing:

  --title Pelabuhan          the name of the app
  --name my                  its id
  --app-type 60              its number in links and requests
  --country MY               the country of its customers
  --languages ms,en          its languages, the default first
  --flows options,futures    options, futures, cfd or none
  --accent "#7a2e5d"         the colour of buttons and links`;

const questions: { readonly [Key in keyof EditionAnswers]: readonly [flag: string, question: string, preset: string] } =
  {
    title: ['title', 'Name of the app', ''],
    name: ['name', 'Id of the edition, such as "my"', ''],
    appType: ['app-type', 'App type, a number that no other app has', '60'],
    country: ['country', 'Country of its customers, as two letters', 'SG'],
    languages: ['languages', 'Languages, the default first (en, zh-Hans, zh-Hant, ms, th, ja)', 'en'],
    flows: ['flows', 'Products to apply for (options, futures, cfd, or none)', 'options'],
    accent: ['accent', 'Colour of buttons and links', '#0b5cad'],
  };
const neededNode = [22, 22] as const;

try {
  checkNode();
  await create();
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function checkNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1])) return;
  throw new AnswerError(`Quayside needs Node ${neededNode.join('.')} or newer. This is ${process.version}.`);
}

async function create(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(usage);
  const asker = process.stdin.isTTY ? createAsker() : undefined;
  const decide = <Value>(
    given: unknown,
    flag: string,
    question: string,
    check: (text: string) => Value,
    preset = '',
  ) => {
    if (typeof given === 'string') return check(given);
    if (asker) return asker.ask(question, check, preset);
    throw new AnswerError(`Name ${flag}, because no terminal can ask for it.\n\n${usage}`);
  };
  try {
    const folder = await decide(positionals[0], 'a folder', 'Folder of the project', checkFolder, 'my-quayside');
    const template = await decide(values.template, '--template', chooseTemplate(), readTemplate, '1');
    const answers: Record<string, unknown> = {};
    for (const [key, [flag, question, preset]] of Object.entries(template === 'edition' ? questions : {}))
      answers[key] = await decide(
        (values as Record<string, unknown>)[flag],
        `--${flag}`,
        question,
        editionChecks[key as keyof EditionAnswers] as (text: string) => unknown,
        preset,
      );
    const edition = template === 'edition' ? (answers as EditionAnswers) : undefined;
    const from = fileURLToPath(new URL('templates', import.meta.url));
    writeProject(from, { folder, template, version: ownVersion(), ...(edition && { edition }) });
    console.log(nextSteps(folder, templates[template]));
  } finally {
    asker?.close();
  }
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { template: text, help: { type: 'boolean', short: 'h' } } as const;
  const ofEdition = Object.fromEntries(Object.values(questions).map(([flag]) => [flag, text]));
  try {
    return parseArgs({ options: { ...options, ...ofEdition }, allowPositionals: true });
  } catch (error) {
    throw new AnswerError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
}

function chooseTemplate(): string {
  const choices = templateNames.map((name, at) => `  ${at + 1} ${templates[name].title}`);
  return ['What do you want to make?', ...choices, 'Number or name'].join('\n');
}

function readTemplate(text: string): TemplateName {
  return checkTemplate(templateNames[Number(text) - 1] ?? text);
}

function ownVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function nextSteps(folder: string, { title, setup = [] }: Template): string {
  const commands = [`cd ${relative(process.cwd(), folder) || '.'}`, 'npm install', ...setup, 'npm start'];
  return `\n${title} is in ${folder}. Next:\n\n${commands.map((line) => `  ${line}`).join('\n')}\n`;
}
