import { statesIn } from './states.ts';

type Story = {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly parameters: { a11y?: { test?: unknown } };
};

const sampled = new Set<string>();

/**
 * With STORYBOOK_AXE=samples, axe looks at two stories of a component or screen: its first one, and its first one with an error.
 * `npm test` has it so, because axe took a fifth of the time of six screens; `npm run test:all` looks at every story.
 */
export function chooseAxe({ title, name, tags, parameters }: Story): void {
  if (import.meta.env.STORYBOOK_AXE !== 'samples') return;
  const isError = tags.includes('error') || statesIn(title, name).includes('error');
  const sample = `${title} ${isError ? 'error' : 'normal'}`;
  if (sampled.has(sample)) parameters.a11y = { ...parameters.a11y, test: 'off' };
  sampled.add(sample);
}
