import { expect, test } from 'vitest';
import { completeExample } from '../../.storybook/example-code.ts';

const complete = (code: string, displayName: string) =>
  completeExample(code, { component: { displayName } } as unknown as Parameters<typeof completeExample>[1]);

test('the code of an example imports the components of the kit, and shows the component instead of the wrapper of a story', () => {
  const code = complete('<Controlled\n  label="Area"\n  icon={<X />}\n/>', 'NationalIdField');
  expect(code).toBe(
    'import { NationalIdField } from \'@quayside/ui/national-id-field\';\n\n<NationalIdField\n  label="Area"\n  icon={<X />}\n/>',
  );
  expect(complete(code, 'NationalIdField'), 'a second call changes nothing').toBe(code);
});

test('the code of an example keeps the elements around the component', () => {
  expect(complete('<List>\n  <Cell />\n</List>', 'Cell')).toBe(
    "import { Cell } from '@quayside/ui/cell';\nimport { List } from '@quayside/ui/list';\n\n<List>\n  <Cell />\n</List>",
  );
  expect(complete('<p>Text</p>', 'Link')).toBe('<p>Text</p>');
  expect(complete('<DocumentUploader />', 'DocumentUploader')).toBe(
    "import { DocumentUploader } from '@quayside/capture/document-uploader';\n\n<DocumentUploader />",
  );
});
