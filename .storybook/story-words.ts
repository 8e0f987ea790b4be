import { storyNameFromExport } from 'storybook/internal/csf';

/** Words that keep their capitals in the names of stories. */
const proper =
  'Chinese English Japanese Malay Thai React Intel CFD CFDs HEIC ID PDF QR SDK US W-8BEN United States'.split(' ');

/** Returns the name of a story in sentence case: `UsNational` is “US national”, and `W8benDue` is “W-8BEN due”. */
export function toStoryName(exported: string): string {
  const name = storyNameFromExport(exported)
    .replaceAll(/\bW ?8 ?ben\b/gi, 'W-8BEN')
    .split(' ')
    .map((word) => proper.find((one) => one.toLowerCase() === word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}
