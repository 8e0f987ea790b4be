import { defineText } from '@quayside/i18n/define-text';
import { appTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Edition, OtherApp } from './edition.ts';
import { resolvePageEdition } from './page-edition.ts';

const flows = ['opening', 'options', 'futures', 'cfd'].map((name) => ({ name }));
const hk = {
  name: 'hk',
  appType: appTypes.hongKong,
  defaultLanguage: 'zh-Hans',
  capabilities: editionCapabilities[appTypes.hongKong],
  flows,
} as unknown as Edition;
const sg = {
  ...hk,
  name: 'sg',
  appType: 12,
  defaultLanguage: 'en',
  capabilities: editionCapabilities[12],
  digitalId: { origins: [] },
};
const named = (edition: Edition) => edition.flows.map(({ name }) => name);
const look = {
  wordmark: 'Quayside',
  licence: 'L-1',
  styles: ':root{}',
  pictures: { icon: '/icon-sg.svg', hero: '/hero-sg.svg' },
};
const dress = vi.fn<(other: OtherApp) => void>();

beforeEach(() => dress.mockReset());

test.each([{}, { appType: 2 }, { overseaType: 'hk' }])(
  'START-05 a page of Hong Kong’s host with the parameters %o shows Hong Kong’s edition',
  async (parameters) => {
    expect(await resolvePageEdition(hk, parameters, dress)).toBe(hk);
    expect(dress).not.toHaveBeenCalled();
  },
);

test('START-05 START-07 a page with another appType in its URL shows that app’s name, capabilities and products, in the host’s language', async () => {
  const pro = await resolvePageEdition(sg as Edition, { appType: 5 }, dress);
  expect(pro).toMatchObject({ name: 'pro', appType: 5, capabilities: editionCapabilities[5], defaultLanguage: 'en' });
  expect(named(await resolvePageEdition(sg as Edition, { appType: 1 }, dress))).toEqual(['opening', 'options']);
});

test('START-06 overseaType=sg shows Singapore’s edition in English, with the digital ID only if the host knows its provider', async () => {
  const overseas = await resolvePageEdition(hk, { overseaType: 'sg', appType: 2 }, dress);
  expect(overseas).toMatchObject({
    name: 'sg',
    appType: 12,
    defaultLanguage: 'en',
    capabilities: { digitalId: false },
  });
  expect(named(overseas)).toEqual(['opening', 'options', 'futures', 'cfd']);
  const known = await resolvePageEdition({ ...hk, digitalId: { origins: [] } }, { overseaType: 'sg' }, dress);
  expect(known.capabilities.digitalId).toBe(true);
});

const dressed: Edition = {
  ...hk,
  wordmark: 'Quayside HK',
  wordmarkDrawing: { width: 1, height: 1, path: '' },
  licence: 'L-2',
  markets: 3,
  homeFacts: ['markets'],
  homeBand: 'foot',
  openedPicture: 'opened.svg',
  exampleFees: { currency: 'HKD', order: '50000', commission: {} },
};

test('START-06 a page that shows another app takes the brand of that app, and drops the facts, pictures and example fees of its host', async () => {
  const otherApp = vi.fn<NonNullable<Edition['otherApp']>>(async () => look);
  const overseas = await resolvePageEdition({ ...dressed, otherApp }, { overseaType: 'sg' }, dress);
  expect(otherApp).toHaveBeenCalledWith(12);
  expect(dress).toHaveBeenCalledWith(look);
  expect(overseas).toMatchObject(look);
  for (const own of ['wordmarkDrawing', 'markets', 'homeFacts', 'homeBand', 'openedPicture', 'exampleFees'])
    expect(overseas).not.toHaveProperty(own);
});

test.each([
  ['does not know Singapore’s app', undefined],
  ['cannot load Singapore’s app', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'START-06 with overseaType=sg, a host that %s shows its own brand without an example commission',
  async (_, otherApp) => {
    const overseas = await resolvePageEdition(
      { ...dressed, ...(otherApp && { otherApp }) },
      { overseaType: 'sg' },
      dress,
    );
    expect(overseas).toMatchObject({ name: 'sg', appType: 12, wordmark: 'Quayside HK', licence: 'L-2' });
    for (const own of ['homeFacts', 'exampleFees', 'markets']) expect(overseas).not.toHaveProperty(own);
    expect(dress).not.toHaveBeenCalled();
  },
);

test('an edition with an app type outside the specification is shown whatever app type the URL names', async () => {
  const my: Edition = {
    ...hk,
    name: 'my',
    appType: 20,
    homeText: defineText('home-my', {}, async () => ({ default: {} })),
  };
  for (const parameters of [{}, { appType: 12 }, { overseaType: 'sg' }])
    expect(await resolvePageEdition(my, parameters, dress)).toBe(my);
});
