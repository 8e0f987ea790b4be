import { findStates } from './states.ts';

type Story = {
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly parameters: { a11y?: { test?: unknown } };
};

const sampled = new Set<string>();

/**
 * Turns axe off for a story if STORYBOOK_AXE is `samples`, unless it is the first story of its component or screen, or
 * the first one there with an error. `npm test` sets this to save a fifth of the time. `npm run test:all` checks every
 * story.
 */
export function limitAxeToSamples({ title, name, tags, parameters }: Story): void {
  if (import.meta.env.STORYBOOK_AXE !== 'samples') return;
  const isError = tags.includes('error') || findStates(title, name).includes('error');
  const sample = `${title} ${isError ? 'error' : 'normal'}`;
  if (sampled.has(sample)) parameters.a11y = { ...parameters.a11y, test: 'off' };
  sampled.add(sample);
}
