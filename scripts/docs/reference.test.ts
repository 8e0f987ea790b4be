import { expect, it } from 'vitest';
import { entryPointPage, isDocumented, withSummary } from './reference.ts';

const entryPoint = { specifier: '@quayside/contract/calls/opening', source: 'packages/contract/src/calls/opening.ts' };
const text = `import { defineCall } from '../call.ts';
export const getApplication = defineCall('getApplication', {
  summary: 'The application of a flow',
  verb: 'GET',
});
`;
const long = `const getApplication: Call<{\n${'    id: string;\n'.repeat(40)}}>;`;

it('shows how an entry point is imported, what is said of a name, and its declaration', () => {
  const names = [{ name: 'Issue', doc: 'What is wrong.', code: 'type Issue = import("../issue.ts").Wrong;' }];
  expect(entryPointPage({ ...entryPoint, text, names })).toBe(
    "# @quayside/contract/calls/opening\n\n```ts\nimport { type Issue } from '@quayside/contract/calls/opening';\n```\n\n" +
      '## Issue\n\nWhat is wrong.\n\n```ts\ntype Issue = Wrong;\n```\n\n',
  );
});

it('shows a constant as it is written where the compiler needs many lines for its type', () => {
  const page = entryPointPage({ ...entryPoint, text, names: [{ name: 'getApplication', doc: '', code: long }] });
  expect(page).toContain("```ts\nconst getApplication = defineCall('getApplication', {\n  summary:");
  expect(page).not.toContain('id: string');
});

it('takes the summary of a call for its docstring', () => {
  const summed = withSummary({ name: 'getApplication', doc: '', code: long }, text);
  expect(summed.doc).toBe('The application of a flow.');
});

it('asks for no docstring of the props of a component that has one', () => {
  const props = { name: 'CardProps', doc: '', code: 'type CardProps = { readonly title: string };' };
  const card = {
    name: 'Card',
    doc: 'Frames what belongs together.',
    code: 'function Card(props: CardProps): Element;',
  };
  expect(isDocumented(props, [card, props])).toBe(true);
  expect(isDocumented(props, [{ ...card, doc: '' }, props])).toBe(false);
});
