import { expect, test } from 'vitest';
import { allPlaces, definitions } from '../all-places.ts';
import { type FlowDefinition, ofSecondHolder, ownSteps } from '../flow-definition.ts';
import { w8benDefinition } from '../journeys/w8ben/definition/definition.ts';
import { flowPaths } from './flow-paths.ts';

const w8ben = ownSteps(w8benDefinition).map(({ path }) => path);

/** The form of the second holder stands under the paths of their own flow. */
const pathsOf = ({ name, steps, screens }: FlowDefinition): readonly string[] => [
  ...steps.flatMap((entry) => {
    if ('step' in entry) return entry.path;
    return name === 'joint' ? w8ben.map((path) => ofSecondHolder({ path }).path) : w8ben;
  }),
  ...Object.values(screens).map(({ path }) => path),
];

const list = (name: string, paths: readonly string[]) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  const line = `  ${key}: [${paths.map((path) => `'${path}'`).join(', ')}],`;
  return line.length <= 120 ? line : `  ${key}: [\n${paths.map((path) => `    '${path}',`).join('\n')}\n  ],`;
};

test('keeps the paths of each flow equal to its definition (`vitest -u` writes them)', async () => {
  const flows = definitions.filter((definition) => definition !== w8benDefinition);
  const text = `/** The paths of each flow, by its name. flow-paths.test.ts writes this file: do not edit it. */
export const flowPaths = {
${flows.map((definition) => list(definition.name, pathsOf(definition))).join('\n')}
} as const;
`;
  await expect(text).toMatchFileSnapshot('./flow-paths.ts');
});

test('names each path once', () => {
  const paths: readonly string[] = Object.values(flowPaths).flat();
  expect(paths.toSorted()).toEqual(allPlaces.map(({ path }) => path).toSorted());
});
