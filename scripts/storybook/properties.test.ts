import { expect, test } from 'vitest';
import { makeTypesReadable, sortProperties } from '../../.storybook/properties.ts';

type Enhance = (context: object) => Record<string, { table?: object }>;
const table = (argType: object) => (makeTypesReadable as unknown as Enhance)({ argTypes: { one: argType } }).one;

test('the table of properties shows the values and the default of a union without ids', () => {
  const size = {
    description: 'Of the words (UI-02). Default: `large`.',
    table: { type: { summary: '"large" | "medium"' }, defaultValue: { summary: '"large"' } },
  };
  expect(table(size)).toMatchObject({
    description: 'Of the words.',
    table: { type: { summary: "'large' | 'medium'" }, defaultValue: { summary: 'large' } },
  });
});

test('the table of properties shows a default from the source unchanged', () => {
  const count = { type: { name: 'number' }, table: { type: { summary: 'number' }, defaultValue: { summary: '3' } } };
  expect(table(count)).toEqual(count);
});

test.each([
  ['((value: string) => void)', '(value: string) => void'],
  ['((a: A) => void) | ((b: B) => void)', '((a: A) => void) | ((b: B) => void)'],
])('the table of properties writes the type %s as %s', (summary, shown) => {
  expect(table({ table: { type: { summary } } })).toMatchObject({ table: { type: { summary: shown } } });
});

test('the table of properties starts with required ones, and ends with events and inherited ones', () => {
  const own = { declarations: [{ fileName: 'quayside/packages/ui/src/picker/picker.tsx' }] };
  const shared = { declarations: [{ fileName: 'quayside/packages/ui/src/field/use-field.ts' }] };
  const props = { hint: shared, onBlur: shared, placeholder: own, options: own, label: shared };
  const argTypes = {
    hint: {},
    onBlur: {},
    placeholder: {},
    options: { type: { name: 'array', required: true } },
    label: { type: { name: 'string', required: true } },
  };
  const component = { __docgenInfo: { filePath: '/packages/ui/src/picker/picker.tsx', props } };
  const sorted = (sortProperties as unknown as Enhance)({ argTypes, component, initialArgs: { autoComplete: 'off' } });
  expect(Object.entries(sorted).map(([name, { table: shown }]) => [name, shown])).toEqual([
    ['options', {}],
    ['label', {}],
    ['placeholder', {}],
    ['onBlur', { category: 'Events' }],
    ['hint', { category: 'Inherited' }],
    ['autoComplete', { disable: true }],
  ]);
});
