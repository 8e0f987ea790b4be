import type { Edition } from '../../packages/host/src/edition.ts';
import { nativeLanguageNames } from '../../packages/i18n/src/language.ts';
import { findEditionByAppType } from '../../packages/platform/src/app-type.ts';
import type { LaunchedApp } from '../../packages/sandbox/src/tools/launched-app.ts';
import { type AppName, appNames, findHost, type Ports, titleOfApp } from './ports.ts';
import { appUrl } from './services.ts';

const loaded = await Promise.all(
  appNames.map(async (name) => {
    const { edition } = (await import(`../../hosts/${name}/src/edition.ts`)) as { edition: Edition };
    return [name, edition] as const;
  }),
);

/** Thrown if no app has this name in `hosts`. */
export class UnknownAppError extends Error {
  override readonly name = 'UnknownAppError';
  constructor(app: string) {
    super(`There is no app ${app}. There are ${appNames.join(', ')}.`);
  }
}

/** Returns the edition of an app. Throws UnknownAppError if there is no such app. */
export function findEdition(app: AppName): Edition {
  const found = loaded.find(([name]) => name === app);
  if (!found) throw new UnknownAppError(app);
  return found[1];
}

/** Returns the variable EDITIONS for the sandbox, which describes editions other than the four specified ones. Returns an empty object if there are none. */
export function editionsFor(editions: readonly Edition[]): Record<string, string> {
  const further = editions.filter(({ appType }) => findEditionByAppType(appType) === undefined);
  const described = further.map(({ name, appType, capabilities }) => {
    const { country, exampleMobile, service } = findHost(name) ?? {};
    return [name, { appType, capabilities, title: titleOfApp(name), country, exampleMobile, service }];
  });
  return described.length > 0 ? { EDITIONS: JSON.stringify(Object.fromEntries(described)) } : {};
}

/** Returns what the launch page shows about each app: its title, its URL and a summary. */
export const launchedApps = (ports: Ports, apps: readonly AppName[]): readonly LaunchedApp[] =>
  apps.map((name) => {
    const { appType, defaultLanguage, digitalId, capabilities } = findEdition(name);
    const about = [
      `Starts in ${nativeLanguageNames[defaultLanguage]}`,
      digitalId ? 'digital ID' : 'by hand alone',
      `${capabilities.documentTypes.length} kinds of documents`,
      capabilities.derivatives.join(', '),
    ];
    return {
      name,
      title: titleOfApp(name),
      appType,
      url: appUrl(ports, name),
      about: about.filter(Boolean).join(', '),
    };
  });
