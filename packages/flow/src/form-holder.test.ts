import { expect, test } from 'vitest';
import type { Flow } from './define-flow.ts';
import { createHolderNavigator, draftStoreKey, parseHolder, withHolderQuery } from './form-holder.ts';
import { memoryHistory } from './page-history/page-history.ts';

const screen = async () => ({ default: () => null });
const flow = {
  forHolders: true,
  steps: [{ step: 'update', path: '/w8-ben-update', name: 'w8BenUpdate', group: 'reason', screen }],
  screens: [{ path: '/update-w8-ben-status', name: 'updateW8BenStatus', screen }],
} as unknown as Flow;
const anna = '6f0f6c1e-6a0d-4a9f-9f5e-0d8f3b1f1a11';
const ben = '0b6d8c2e-1111-4a9f-9f5e-0d8f3b1f1a22';

test('reads and writes the holder in the query of a flow with several forms', () => {
  expect(parseHolder(flow, `?langType=5&holder=${anna}`)).toBe(anna);
  expect(parseHolder(flow, '')).toBeUndefined();
  expect(parseHolder({}, `?holder=${anna}`), 'a flow without other holders').toBeUndefined();
  expect(withHolderQuery('/w8-ben-update', anna)).toBe(`/w8-ben-update?holder=${anna}`);
  expect(withHolderQuery('/w8-ben-update', undefined)).toBe('/w8-ben-update');
  expect(draftStoreKey('w8ben-update', anna), 'drafts are separate').not.toBe(draftStoreKey('w8ben-update', undefined));
});

test('adds the holder only to links within the flow', () => {
  const history = memoryHistory('/acct', '/w8-ben-update');
  const navigator = createHolderNavigator(history.navigator, flow, anna, '/acct');
  const at = () => history.location().pathname + history.location().search + history.location().hash;
  navigator.push({ pathname: '/acct/update-w8-ben-status' });
  expect(at()).toBe(`/update-w8-ben-status?holder=${anna}`);
  navigator.replace({ pathname: '/acct/w8-ben-update', search: '?return=check', hash: '#decision' });
  expect(at()).toBe(`/w8-ben-update?return=check&holder=${anna}#decision`);
  expect(navigator.createHref({ pathname: '/acct/update-w8-ben-status' })).toBe(
    `/acct/update-w8-ben-status?holder=${anna}`,
  );
  navigator.push({ pathname: '/acct/w8-ben-update', search: `?holder=${ben}` });
  expect(at(), 'a path with a holder does not change').toBe(`/w8-ben-update?holder=${ben}`);
  navigator.push({ pathname: '/acct/sg-account-center' });
  expect(at()).toBe('/sg-account-center');
});
