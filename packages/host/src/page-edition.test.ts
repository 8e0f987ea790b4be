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
  'START-05 a page with the parameters %o shows the edition of its host',
  async (parameters) => {
    expect(await resolvePageEdition(hk, parameters, dress)).toBe(hk);
    expect(dress).not.toHaveBeenCalled();
  },
);

test('START-05 START-07 a page shows name, capabilities and products of the app type in its URL, in the host’s language', async () => {
  const pro = await resolvePageEdition(sg as Edition, { appType: 5 }, dress);
  expect(pro).toMatchObject({ name: 'pro', appType: 5, capabilities: editionCapabilities[5], defaultLanguage: 'en' });
  expect(named(await resolvePageEdition(sg as Edition, { appType: 1 }, dress))).toEqual(['opening', 'options']);
});

test('START-06 overseaType=sg shows Singapore’s edition in English, without the digital ID if the host lacks it', async () => {
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

test('START-06 a page takes brand, example commissions and home texts from the other app, and no others', async () => {
  const otherApp = vi.fn<NonNullable<Edition['otherApp']>>(async () => look);
  const overseas = await resolvePageEdition({ ...dressed, otherApp }, { overseaType: 'sg' }, dress);
  expect(otherApp).toHaveBeenCalledWith(12);
  expect(dress).toHaveBeenCalledWith(look);
  expect(overseas).toMatchObject(look);
  for (const own of ['wordmarkDrawing', 'markets', 'homeFacts', 'homeBand', 'openedPicture', 'exampleFees'])
    expect(overseas).not.toHaveProperty(own);
});

test.each([
  ['does not know the other app', undefined],
  ['cannot load the other app', () => Promise.reject(new TypeError('Failed to fetch'))],
])('START-06 a host that %s shows its brand without an example commission', async (_, otherApp) => {
  const overseas = await resolvePageEdition(
    { ...dressed, ...(otherApp && { otherApp }) },
    { overseaType: 'sg' },
    dress,
  );
  expect(overseas).toMatchObject({ name: 'sg', appType: 12, wordmark: 'Quayside HK', licence: 'L-2' });
  for (const own of ['homeFacts', 'exampleFees', 'markets']) expect(overseas).not.toHaveProperty(own);
  expect(dress).not.toHaveBeenCalled();
});

test('a fifth edition is shown whatever app type the URL names', async () => {
  const my: Edition = {
    ...hk,
    name: 'my',
    appType: 20,
    homeText: defineText('home-my', {}, async () => ({ default: {} })),
  };
  for (const parameters of [{}, { appType: 12 }, { overseaType: 'sg' }])
    expect(await resolvePageEdition(my, parameters, dress)).toBe(my);
});
