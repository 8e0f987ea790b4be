import { expect, it } from 'vitest';
import { promisedOutput, sampleFiles } from './samples.ts';

const page = '# A\n\n```sh\nnpm start\n```\n\n```ts session.ts\nlet a = 1;\n```\n\n```ts run\nlog(1); // → [1]\n```\n';

it('takes the TypeScript of a page, named as its fence says, at its line', () => {
  const files = sampleFiles('docs/a.md', page);
  expect(files.map(({ file, line, runs }) => [file, line, runs])).toEqual([
    ['samples/docs/a/session.ts', 8, false],
    ['samples/docs/a/sample-3.ts', 12, true],
  ]);
  expect(files.map(promisedOutput)).toEqual([[], ['[1]']]);
});
