import { loadScreen } from '@quayside/flow/internals/load-screen';
import { memoryHistory } from '@quayside/flow/internals/page-history';
import { createHost } from '@quayside/host/create-host';
import type { Edition } from '@quayside/host/edition';
import { App } from '@quayside/host/internals/app';
import { resolvePageEdition } from '@quayside/host/internals/page-edition';
import { home } from '@quayside/i18n/internals/text/home';
import { languages } from '@quayside/i18n/language';
import { editionNames, findEditionByAppType, type SpecifiedEdition } from '@quayside/platform/app-type';
import { readPageParameters } from '@quayside/platform/page-parameters';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { edition as hk } from '../../hk/src/edition.ts';
import { edition as mainland } from '../../mainland/src/edition.ts';
import { edition as pro } from '../../pro/src/edition.ts';
import { edition as sg } from './edition.ts';

const hosts: Readonly<Record<SpecifiedEdition, Edition>> = { sg, hk, mainland, pro };

/** Fails the type check if home lacks the lead or the eligibility texts of a specified edition. */
home.en satisfies Readonly<Record<`${'lead' | 'who.first' | 'who.others'}.${SpecifiedEdition}`, string>>;

/** Query strings of links, each with the app that it names. Undefined: the link names no other app, so the host shows itself. */
const links: readonly (readonly [search: string, app: SpecifiedEdition | undefined])[] = [
  ['', undefined],
  ['?overseaType=sg', 'sg'],
  ['?overseaType=sg&appType=2', 'sg'],
  ['?overseaType=SG', undefined],
  ['?overseaType=hk', undefined],
  ['?appType=1', 'mainland'],
  ['?appType=2', 'hk'],
  ['?appType=5', 'pro'],
  ['?appType=12', 'sg'],
  ['?appType=012', 'sg'],
  ['?appType=3', undefined],
  ['?appType=99', undefined],
  ['?appType=sg', undefined],
  ['?appType=', undefined],
];

const rows = editionNames.flatMap((host) => links.map(([search, app]) => [host, search, app ?? host] as const));

describe('START-06 home on every host, for every app that a link can name', () => {
  test.each(rows)(
    'home of the host %s with the query "%s" shows the app %s in every language',
    async (host, search, app) => {
      const parameters = readPageParameters({ search, userAgent: '' });
      const edition = await resolvePageEdition(hosts[host], parameters, () => undefined);
      expect(findEditionByAppType(edition.appType)).toBe(app);
      const { wordmark, licence, exampleFees, markets, homeFacts } = hosts[app];
      expect(edition).toMatchObject({ name: app, wordmark, licence, exampleFees });
      expect([edition.markets, edition.homeFacts]).toEqual([markets, homeFacts]);
      for (const language of languages) {
        const shown = createHost(edition, parameters, language);
        shown.texts.onMissing = (error) => {
          throw error;
        };
        const screen = await loadScreen(shown, shown.routes.home);
        const html = renderToString(
          createElement(App, {
            host: shown,
            history: memoryHistory(edition.base, '/'),
            first: { route: shown.routes.home, screen },
          }),
        );
        const said = html.replace(/<[^>]*>/g, '\n');
        expect(said, language).not.toMatch(/\b(?:hero|lead|accepted|productsLead|who[.]\w+)[.]\w+/);
        expect(said, language).toContain(wordmark);
        expect(said, language).toContain(licence);
        expect(said, language).toContain(exampleFees?.currency);
      }
    },
  );
});
