import { expect, test } from 'vitest';
import { type FlowDefinition, getDirectSteps, toSecondHolderScreen } from '../flow-definition.ts';
import { w8benDefinition } from '../flow-definitions/w8ben.ts';
import { allScreenDefinitions, flowDefinitions } from '../flow-definitions.ts';
import { flowPaths } from './flow-paths.ts';

const w8ben = getDirectSteps(w8benDefinition).map(({ path }) => path);

/** Returns the paths of a flow. The second holder's W-8BEN has the paths of the joint flow. */
const pathsOf = ({ name, steps, screens }: FlowDefinition): readonly string[] => [
  ...steps.flatMap((entry) => {
    if ('step' in entry) return entry.path;
    return name === 'joint' ? w8ben.map((path) => toSecondHolderScreen({ path }).path) : w8ben;
  }),
  ...Object.values(screens).map(({ path }) => path),
];

const list = (name: string, paths: readonly string[]) => {
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  const line = `  ${key}: [${paths.map((path) => `'${path}'`).join(', ')}],`;
  return line.length <= 120 ? line : `  ${key}: [\n${paths.map((path) => `    '${path}',`).join('\n')}\n  ],`;
};

const stepsOf = ({ steps }: FlowDefinition): readonly string[] =>
  steps.flatMap((entry) =>
    'step' in entry ? entry.step : getDirectSteps(w8benDefinition).map(({ step }) => `${entry.part}.${step}`),
  );

const flows = flowDefinitions.filter((definition) => definition !== w8benDefinition);
const table = (what: string, name: string, valuesOf: (definition: FlowDefinition) => readonly string[]) =>
  `/** The ${what} of each flow, by flow name. flow-paths.test.ts writes this file. Do not edit it. */
export const ${name} = {
${flows.map((definition) => list(definition.name, valuesOf(definition))).join('\n')}
} as const;
`;

test('the generated paths match the definition of each flow (`vitest -u` writes them)', () =>
  expect(table('paths', 'flowPaths', pathsOf)).toMatchFileSnapshot('./flow-paths.ts'));

test('the generated step ids match the definition of each flow (`vitest -u` writes them)', () =>
  expect(table('step ids', 'flowSteps', stepsOf)).toMatchFileSnapshot('../flow-steps/flow-steps.ts'));

test('no path belongs to two screens', () => {
  const paths: readonly string[] = Object.values(flowPaths).flat();
  expect(paths.toSorted()).toEqual(allScreenDefinitions.map(({ path }) => path).toSorted());
});
