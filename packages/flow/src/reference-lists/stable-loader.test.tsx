import { getReferenceLists } from '@quayside/contract/calls/opening';
import type { OptionSource } from '@quayside/ui/picker';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FlowProvider } from '../flow-context.tsx';
import { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { Caller } from '../services.ts';
import { openingAt, servicesWith } from '../testing/test-runtime.ts';
import { useReferenceOptions } from './reference-lists.ts';

const flow = openingAt({ step: 'assets-info', path: '/sg-assets-info', name: 'sgAssetsInfo', group: 'finances' });
const lists = { industryList: [{ key: 'harbours', content: 'Harbours' }] };
const caller = {
  call: async ({ name }) => {
    if (name !== getReferenceLists.name) throw new TypeError(`${name} is not asked for`);
    return lists as never;
  },
} satisfies Caller;

test('FORM-03 returns the same loader before and after the session starts', async () => {
  const loaders = new Set<OptionSource>();
  const Industry = () => {
    loaders.add(useReferenceOptions('industry'));
    return null;
  };
  const runtime = new FlowRuntime(flow, servicesWith({ caller }));
  const screen = (given: FlowRuntime | undefined) => (
    <FlowProvider flow={flow} runtime={given} ready={() => Promise.resolve(runtime)}>
      <Industry />
    </FlowProvider>
  );
  const page = await render(screen(undefined));
  await page.rerender(screen(runtime));
  const [loader, another] = loaders;
  expect(another).toBeUndefined();
  expect(typeof loader === 'function' && (await loader())).toEqual([{ value: 'harbours', label: 'Harbours' }]);
});
