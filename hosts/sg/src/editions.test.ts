import { describe, expect, test } from 'vitest';
import { resolveEnvironment, UnknownHostError } from '../../../packages/api/src/environments.ts';
import { editionNames } from '../../../packages/platform/src/app-type.ts';
import { getEditionCapabilities } from '../../../packages/rules/src/edition-capabilities/edition-capabilities.ts';
import { derivativeProducts } from '../../../packages/rules/src/enumerations.ts';
import { getEditions } from '../../../packages/sandbox/src/domain/ports/editions.ts';
import { readEditions } from '../../../packages/sandbox/src/node/editions-variable.ts';
import { editionsFor, findEdition, launchedApps } from '../../../scripts/services/launched-app.ts';
import { defaultPorts, findPort, titleOfApp } from '../../../scripts/services/ports.ts';

const all = editionNames.map((name) => ({ name, title: titleOfApp(name), edition: findEdition(name) }));

describe('the four editions', () => {
  test('HOST-01 START-07 each edition has the specified app type and its own port', () => {
    expect(Object.fromEntries(all.map(({ name, edition }) => [name, edition.appType]))).toEqual({
      sg: 12,
      hk: 2,
      mainland: 1,
      pro: 5,
    });
    for (const { name, title, edition } of all) {
      expect(title).toBe(getEditions({ editions: {} })[name]?.title);
      expect(edition.name).toBe(name);
      expect(findPort(defaultPorts, name) % 1000).toBe(edition.appType);
    }
  });

  test.each(all)(
    'LANG-02 the $name edition defaults to English for Singapore, otherwise to simplified Chinese',
    ({ name, edition }) => {
      expect(edition.defaultLanguage).toBe(name === 'sg' ? 'en' : 'zh-Hans');
      expect(edition.languages).toHaveLength(6);
    },
  );

  test.each(all)('the $name edition offers exactly the flows that its app type allows', ({ edition }) => {
    const { appType, capabilities, digitalId, flows } = edition;
    expect(capabilities).toBe(getEditionCapabilities(appType));
    expect(digitalId !== undefined).toBe(capabilities.digitalId);
    const names = flows.map((flow) => flow.name);
    expect(derivativeProducts.filter((product) => names.includes(product))).toEqual(capabilities.derivatives);
    expect(names).toEqual(expect.arrayContaining(['opening', 'joint', 'w8ben-update', 'information-change']));
  });

  test.each(all)(
    'CALL-01 F11 the $name edition has a host name for each stage, and refuses those of other editions',
    ({ name, edition }) => {
      const stages = Object.values(edition.environments).map((one) => one.name);
      expect(new Set(stages)).toEqual(new Set(['dev', 'sit', 'uat', 'prd']));
      const foreign = all
        .filter((one) => one.name !== name)
        .flatMap((other) =>
          Object.entries(other.edition.environments).filter(([, { bases }]) => bases !== 'same-origin'),
        );
      expect(foreign).toHaveLength(9);
      for (const [host] of foreign)
        expect(() => resolveEnvironment(new URL(`https://${host}/`), edition.environments)).toThrow(UnknownHostError);
    },
  );
});

test('the launch page describes each app', () => {
  expect(launchedApps(defaultPorts, ['hk']).map(({ about }) => about)).toEqual([
    'Starts in 简体中文, by hand alone, 3 kinds of documents, options, futures',
  ]);
});

test('editionsFor describes a fifth edition, which the sandbox can read', () => {
  const sg = findEdition('sg');
  expect(editionsFor([sg])).toEqual({});
  const capabilities = { ...sg.capabilities, digitalId: false };
  const { EDITIONS } = editionsFor([sg, { ...sg, name: 'my', appType: 60, capabilities }]);
  expect(readEditions(EDITIONS)).toEqual({ my: { appType: 60, capabilities, title: 'my' } });
});
