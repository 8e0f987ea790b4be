import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { contrastWithWhite } from './shades.ts';
import { type TemplateName, templateNames } from './templates.ts';

/** Thrown if an answer or a flag is invalid. The message says what to write. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** What a user decides about the app of a region. */
export type EditionAnswers = {
  /** The id of the edition, such as `my`, which is in its texts and in links. */
  readonly name: string;
  /** The name of the app, as customers see it. */
  readonly title: string;
  readonly appType: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The first is the default language. */
  readonly languages: readonly string[];
  /** The derivatives for which customers can apply. */
  readonly flows: readonly string[];
  /** The colour of buttons and links, such as `#7a2e5d`. */
  readonly accent: string;
};

export const languages = ['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja'] as const;
export const derivatives = ['options', 'futures', 'cfd'] as const;
const specified: Readonly<Record<string, number>> = { sg: 12, hk: 2, mainland: 1, pro: 5 };
const minimumContrast = 4.5;

/** Returns a path of the project. Throws AnswerError if it has files, or if npm does not accept its name. */
export function checkFolder(text: string): string {
  const folder = resolve(text);
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(basename(folder)))
    throw new AnswerError(`"${basename(folder)}" is not a name for npm: use a–z, 0–9, "-" and "_".`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new AnswerError(`The folder ${folder} is not empty. Choose another name.`);
  return folder;
}

export function checkTemplate(text: string): TemplateName {
  const found = templateNames.find((name) => name === text);
  if (!found) throw new AnswerError(`"${text}" is not a template: use ${templateNames.join(', ')}.`);
  return found;
}

/** The check of each answer about an edition. Each returns the value, or throws AnswerError. */
export const editionChecks: { readonly [Key in keyof EditionAnswers]: (text: string) => EditionAnswers[Key] } = {
  name(text) {
    if (!/^[a-z][a-z0-9]{1,19}$/.test(text))
      throw new AnswerError(`"${text}" is not an id: use 2 to 20 letters a–z and digits, such as "my".`);
    if (Object.hasOwn(specified, text))
      throw new AnswerError(`"${text}" is an edition of Quayside. Choose another id.`);
    return text;
  },
  title(text) {
    if (!text || /['"<>&\\]/.test(text)) throw new AnswerError(`Write the name of the app without ' " < > & and \\.`);
    return text;
  },
  appType(text) {
    const taken = Object.values(specified);
    if (!/^[1-9]\d{0,2}$/.test(text) || taken.includes(Number(text)))
      throw new AnswerError(`"${text}" is not an app type: use a number from 1 to 999 except ${taken.join(', ')}.`);
    return Number(text);
  },
  country(text) {
    const name = /^[A-Z]{2}$/.test(text) && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text);
    if (!name) throw new AnswerError(`"${text}" is not a country: use two letters of ISO 3166, such as "MY".`);
    return text;
  },
  languages: (text) => listOf('a language', text, languages),
  flows: (text) => (text === 'none' ? [] : listOf('a product', text, derivatives)),
  accent(text) {
    if (!/^#[0-9a-f]{6}$/i.test(text)) throw new AnswerError(`"${text}" is not a colour: write it like "#7a2e5d".`);
    const contrast = contrastWithWhite(text);
    if (contrast < minimumContrast)
      throw new AnswerError(
        `White letters on ${text} have a contrast of ${contrast.toFixed(1)}:1, and need ${minimumContrast}:1. Choose a darker colour.`,
      );
    return text.toLowerCase();
  },
};

function listOf(what: string, text: string, known: readonly string[]): readonly string[] {
  const chosen = [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
  const unknown = chosen.find((one) => !known.includes(one));
  if (unknown || chosen.length === 0)
    throw new AnswerError(
      `"${unknown ?? text}" is not ${what} of Quayside: use ${known.join(', ')}, separated by commas.`,
    );
  return chosen;
}
