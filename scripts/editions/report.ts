import type { Difference } from './differences.ts';

/** The differences as Markdown: a table of what each edition says, then what it means. */
export function reportOf(titles: readonly [string, string], differences: readonly Difference[]): string {
  const [first, second] = titles;
  if (differences.length === 0) return `# ${first} and ${second}\n\nThey are the same edition.\n`;
  const rows = differences.map(({ what, values }) => `| ${what} | ${values.map(cell).join(' | ')} |`);
  const meanings = differences.map(({ what, means }) => `- **${what}.** ${means}`);
  return `# ${first} and ${second}

What is not named here is the same in both.

| | ${first} | ${second} |
|---|---|---|
${rows.join('\n')}

## What that means for a customer

${meanings.join('\n')}
`;
}

const cell = (text: string) => text.replaceAll('|', '\\|');
