import { defineText } from '@quayside/i18n/define-text';
import { appTypes } from '@quayside/platform/app-type';
import { editionCapabilities } from '@quayside/rules/edition-capabilities';
import { expect, test } from 'vitest';
import type { Edition } from './edition.ts';
import { editionOfPage } from './edition-of-page.ts';

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

test('START-05 a page that is told nothing, or its own app type, shows the edition of its host', () => {
  expect(editionOfPage(hk, {})).toBe(hk);
  expect(editionOfPage(hk, { appType: 2 })).toBe(hk);
  expect(editionOfPage(hk, { overseaType: 'hk' })).toBe(hk);
});

test('START-05 START-07 another app type brings its name, capabilities and products, in the language of the host', () => {
  const pro = editionOfPage(sg as Edition, { appType: 5 });
  expect(pro).toMatchObject({ name: 'pro', appType: 5, capabilities: editionCapabilities[5], defaultLanguage: 'en' });
  expect(named(editionOfPage(sg as Edition, { appType: 1 }))).toEqual(['opening', 'options']);
});

test('START-06 overseaType=sg makes the page Singapore’s in English, whatever the app type; without its digital ID where the host knows no pages of it', () => {
  const overseas = editionOfPage(hk, { overseaType: 'sg', appType: 2 });
  expect(overseas).toMatchObject({
    name: 'sg',
    appType: 12,
    defaultLanguage: 'en',
    capabilities: { digitalId: false },
  });
  expect(named(overseas)).toEqual(['opening', 'options', 'futures', 'cfd']);
  expect(editionOfPage({ ...hk, digitalId: { origins: [] } }, { overseaType: 'sg' }).capabilities.digitalId).toBe(true);
});

test('an edition beside the four specified ones stays itself, whatever app type the page names', () => {
  const my: Edition = {
    ...hk,
    name: 'my',
    appType: 20,
    homeText: defineText('home-my', {}, async () => ({ default: {} })),
  };
  for (const parameters of [{}, { appType: 12 }, { overseaType: 'sg' }]) expect(editionOfPage(my, parameters)).toBe(my);
});
