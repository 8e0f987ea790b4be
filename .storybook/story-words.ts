import { storyNameFromExport } from 'storybook/internal/csf';

/** Words of stories' names that keep their capitals, by their lower-case form. */
const proper: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'Chinese',
    'English',
    'Japanese',
    'Malay',
    'Thai',
    'React',
    'Intel',
    'CFD',
    'HEIC',
    'ID',
    'PDF',
    'QR',
    'SDK',
    'US',
    'W-8BEN',
  ].map((word) => [word.toLowerCase(), word]),
);

/** Returns the name of a story in sentence case by its exported name: `UsNational` is “US national”, and `W8benDue` is “W-8BEN due”. */
export function wordsOfStory(exported: string): string {
  const words = storyNameFromExport(exported.replaceAll(/W8ben/gi, 'W8ben'))
    .replaceAll(/\bW ?8 ?ben\b/gi, 'w-8ben')
    .replaceAll('United States', 'United\u00a0States')
    .split(' ')
    .map((word) => proper[word.toLowerCase()] ?? (word.includes('\u00a0') ? word : word.toLowerCase()));
  const name = words.join(' ').replaceAll('\u00a0', ' ');
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}
