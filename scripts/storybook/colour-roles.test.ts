import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLowestContrast, formatRatio } from '../../.storybook/design-language/colour-contrast.ts';
import { colourPractice } from '../../.storybook/design-language/colour-practice.tsx';
import { colourGroups } from '../../.storybook/design-language/colour-roles.ts';
import { readTokenRules } from '../../packages/ui/src/foundations/token-rules.ts';
import { proseProblems } from '../prose/check.ts';

const css = readFileSync(join(import.meta.dirname, '../../packages/ui/tokens.css'), 'utf8');
const roles = colourGroups.flatMap((group) => group.roles);

test('the page of colours has every colour of a skin once', () => {
  const ofSkins = readTokenRules(css).flatMap(({ selectors, media, values }) =>
    selectors.includes('.skin-black') && !media ? Object.keys(values) : [],
  );
  const colours = ofSkins.filter((name) => /^--q-(?!.*(?:radius|padding|gap|shadow|control-line))/.test(name));
  expect(roles.map(({ token }) => `--q-${token}`).sort()).toEqual([...new Set(colours)].sort());
});

test('a ratio is the lowest of its pairs, rounded down', () => {
  const values = { '--q-toast-ink': '#777777', '--q-toast-surface': '#ffffff' };
  const role = roles.find(({ token }) => token === 'toast-ink');
  const measured = role && findLowestContrast(role, values);
  expect(measured?.pair).toEqual(['toast-ink', 'toast-surface']);
  expect(formatRatio(measured?.ratio ?? 0)).toBe('4.47:1');
  expect(formatRatio(4.499)).toBe('4.49:1');
});

test('the texts about colours follow the content style', async () => {
  const pairs = Object.values(colourPractice).flat();
  const words = [...roles.map(({ purpose }) => purpose), ...pairs.flatMap((pair) => [pair.do.words, pair.dont.words])];
  expect(Object.keys(colourPractice)).toEqual(colourGroups.map(({ title }) => title));
  expect(await proseProblems(['colours.md'], () => words.join('\n\n'))).toEqual([]);
});
