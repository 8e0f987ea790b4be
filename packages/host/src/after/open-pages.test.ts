import type { Flow } from '@quayside/flow/define-flow';
import type { Storable } from '@quayside/platform/storage';
import { expect, test } from 'vitest';
import { keepOpenPages } from './open-pages.ts';

const flow = { name: 'opening', steps: [{ path: '/sg-choose' }, { path: '/sg-base-info' }] } as unknown as Flow;

test('NAV-01 the pages that the guard lets pass are kept, and again after each change of the application', () => {
  let kept: Storable = { options: ['/sg-options'] };
  let tell = () => {};
  let open = ['/sg-choose'];
  const runtime = {
    redirect: (path: string) => (open.includes(path) ? undefined : '/sg-choose'),
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => true;
    },
  };
  const storage = {
    get: () => kept as never,
    set: (_: string, value: Storable) => {
      kept = value;
      return 'device' as const;
    },
  };
  keepOpenPages(runtime, flow, storage);
  expect(kept).toEqual({ options: ['/sg-options'], opening: ['/sg-choose'] });
  open = ['/sg-choose', '/sg-base-info'];
  tell();
  expect(kept).toEqual({ options: ['/sg-options'], opening: ['/sg-choose', '/sg-base-info'] });
  open = [];
  tell();
  expect(kept, 'submitted').toEqual({ options: ['/sg-options'], opening: [] });
});
