import type { Application } from '@quayside/contract/application';
import type { Flow } from '@quayside/flow/define-flow';
import type { JsonValue } from '@quayside/platform/storage';
import { expect, test } from 'vitest';
import { storeAllowedPages } from './allowed-pages.ts';

const flow = {
  name: 'opening',
  steps: [
    { step: 'choose', path: '/sg-choose' },
    { step: 'base-info', path: '/sg-base-info' },
  ],
} as unknown as Flow;

test('NAV-01 the pages that the guard allows are stored until their answers are saved', () => {
  let kept: JsonValue = { options: ['/sg-options'] };
  let tell = () => {};
  let open = ['/sg-choose'];
  const answers: Record<string, { readonly [name: string]: unknown }> = {};
  const runtime = {
    application: { answers } as unknown as Application,
    navigator: { redirect: (path: string) => (open.includes(path) ? undefined : '/sg-choose') },
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => true;
    },
  };
  const storage = {
    get: () => kept as never,
    set: (_: string, value: JsonValue) => {
      kept = value;
      return 'device' as const;
    },
  };
  storeAllowedPages(runtime, flow, storage);
  expect(kept).toEqual({ options: ['/sg-options'], opening: ['/sg-choose'] });
  open = ['/sg-choose', '/sg-base-info'];
  tell();
  expect(kept).toEqual({ options: ['/sg-options'], opening: ['/sg-choose', '/sg-base-info'] });
  answers.choose = { route: 'upload' };
  tell();
  expect(kept, 'the prerendered form is empty').toEqual({ options: ['/sg-options'], opening: ['/sg-base-info'] });
  open = [];
  tell();
  expect(kept, 'submitted').toEqual({ options: ['/sg-options'], opening: [] });
});
