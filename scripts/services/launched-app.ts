import { edition as hk } from '../../hosts/hk/src/edition.ts';
import { edition as mainland } from '../../hosts/mainland/src/edition.ts';
import { edition as pro } from '../../hosts/pro/src/edition.ts';
import { edition as sg } from '../../hosts/sg/src/edition.ts';
import { ownNames } from '../../packages/i18n/src/language.ts';
import type { LaunchedApp } from '../../packages/sandbox/src/launch/launch-page.ts';
import { editionTitles } from '../../packages/sandbox/src/pages/edition-titles.ts';
import type { AppName, Ports } from './ports.ts';
import { appUrl } from './services.ts';

/** The edition of every regional app. */
export const editions = { sg, hk, mainland, pro };

/** The apps as the launch page shows them. */
export const launchedApps = (ports: Ports, apps: readonly AppName[]): readonly LaunchedApp[] =>
  apps.map((app) => launchedApp(app, appUrl(ports, app)));

/** An app with what is special about it. */
function launchedApp(name: AppName, url: string): LaunchedApp {
  const { appType, defaultLanguage, digitalId, capabilities } = editions[name];
  const about = [
    `Starts in ${ownNames[defaultLanguage]}`,
    digitalId ? 'digital ID' : 'by hand alone',
    `${capabilities.documentTypes.length} kinds of documents`,
    capabilities.derivatives.join(', '),
  ];
  return { name, title: editionTitles[name], appType, url, about: about.join(' · ') };
}
