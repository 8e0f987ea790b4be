import { type Language, languageNumbers, languages, nativeLanguageNames, parseLanguage } from '@quayside/i18n/language';
import { html } from 'hono/html';
import { getEditions, type ServedEdition } from '../../domain/ports/editions.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { findScenario, scenarios } from '../scenarios/catalogue.ts';
import { findMissingCapability, type MissingCapability } from '../scenarios/missing-capability.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { createStage } from '../seeds/stage.ts';
import { renderSelect, renderTable } from './console-parts.ts';

/** Values that the host accepts for the parameter skinType (specification, section 9). */
const skins = ['white', 'black', 'blue'] as const;
type Skin = (typeof skins)[number];

/** The parsed parameters of a review link, which creates a customer in a given state and opens the app. */
export type ReviewLink = {
  readonly scenario: Scenario;
  /** Name of the edition whose app opens; it offers the scenario. */
  readonly edition: string;
  readonly language: Language | undefined;
  readonly skin: Skin | undefined;
  /** Page of the host to open, or a URL on one of the host's origins. */
  readonly to: string;
};

/** Thrown if a review link names an unknown app or scenario, a scenario that the app does not offer, or a page without a leading slash. */
export class UnplayableError extends Error {
  override readonly name = 'UnplayableError';
}

type Editions = Readonly<Record<string, ServedEdition>>;

/**
 * Parses the parameters of a review link, such as `?scenario=draft&edition=hk&language=th&skin=black&to=/sg-base-info`. The edition defaults to `shown`,
 * whose app opened the link. Throws `UnplayableError` if a value is unknown, `to` is no path, or the edition does not offer the scenario.
 */
export function parseReviewLink(parameters: URLSearchParams, shown: string, editions: Editions): ReviewLink {
  const id = parameters.get('scenario') ?? '';
  const scenario = findScenario(id);
  if (!scenario) throw new UnplayableError(`There is no scenario “${id}”. The start page lists them.`);
  const edition = parameters.get('edition') ?? shown;
  const { title, capabilities } = getEdition(edition, editions);
  const missing = findMissingCapability(capabilities, scenario.fixture);
  if (missing) throw new UnplayableError(refusalOf(scenario, title, missing, editions));
  return {
    scenario,
    edition,
    language: parseLanguage(parameters.get('language') ?? undefined),
    skin: skins.find((skin) => skin === parameters.get('skin')),
    to: readPath(parameters.get('to')) ?? scenario.expect.path,
  };
}

/** Returns the path that a review link names, or undefined if it names none. Throws `UnplayableError` if the path does not start with a slash. */
function readPath(named: string | null): string | undefined {
  if (named === null || named.startsWith('/')) return named ?? undefined;
  throw new UnplayableError(`“to=${named}” is not a path. Start it with a slash, as in to=/sg-base-info.`);
}

/** Returns the edition with a name. Throws `UnplayableError` if there is none. */
export function getEdition(named: string, editions: Editions): ServedEdition {
  const edition = Object.hasOwn(editions, named) ? editions[named] : undefined;
  if (!edition)
    throw new UnplayableError(`There is no app “${named}”. The apps are ${Object.keys(editions).join(', ')}.`);
  return edition;
}

function refusalOf(
  { id, fixture }: Scenario,
  title: string,
  { what, name }: MissingCapability,
  editions: Editions,
): string {
  const why = {
    'digital-id': 'It does not offer the digital ID.',
    document: `It does not accept the document “${name}”.`,
    tier: `It does not offer the tier “${name}”.`,
    permission: `It does not offer the permission “${name}”.`,
  }[what];
  const others = Object.values(editions).filter(({ capabilities }) => !findMissingCapability(capabilities, fixture));
  return `The ${title} app has no scenario “${id}”. ${why} These apps have it: ${others.map((one) => one.title).join(', ')}.`;
}

/** Creates a customer in the state of a scenario. Returns the URL `target` with a login code that signs the customer in. */
export async function playScenario(
  server: ServerContext,
  { scenario, edition, language, skin }: ReviewLink,
  target: URL,
): Promise<string> {
  const { fixture, timeline } = scenario;
  const { loginCode, holder } = await createStage(server).customer(fixture, {
    timeline,
    appType: getEdition(edition, getEditions(server)).appType,
    ...(language ? { language } : {}),
  });
  if (language) target.searchParams.set('langType', String(languageNumbers[language]));
  if (skin) target.searchParams.set('skinType', skin);
  if (holder) target.searchParams.set('holder', holder);
  target.hash = `code=${loginCode}`;
  return target.href;
}

/** Renders the question whether to follow a review link from another site, with a button that does so. */
export const confirmBody = ({ id, about }: Scenario, address: string): Markup => {
  const { pathname, search } = new URL(address);
  return html`
<p>Another site opened this link. The link creates a customer of the scenario <strong>${id}</strong>, who ${about}.</p>
<p><a href="${pathname}${search}">Play this scenario</a></p>`;
};

/** Name and origin of the app that a review link opens. */
export type ReviewedApp = { readonly edition: string; readonly origin: string };

/** Renders all scenarios: a form for every parameter, and links that open each scenario in the chosen app. `others` are the other editions with a known URL. */
export const scenariosBody = (
  { edition, origin }: ReviewedApp,
  others: readonly string[],
  editions: Editions,
): Markup => html`
<h2 id="scenarios">Scenarios</h2>
<p>Each link creates a customer of the ${editions[edition]?.title} app. The app at ${origin} asks before it signs this browser in. You can send links to anyone who can reach this sandbox.</p>
${others.length > 0 ? html`<p>Scenarios of ${others.map((name) => html` <a href="/sandbox/?edition=${name}#scenarios">${editions[name]?.title}</a>`)}</p>` : ''}
<form method="get" action="/sandbox/play" class="row">
${choice(
  'scenario',
  'Scenario',
  scenarios.map(({ id }) => [id, id] as const),
)}
${choice(
  'edition',
  'App',
  [edition, ...others].map((name) => [name, editions[name]?.title ?? name] as const),
)}
${choice(
  'language',
  'Language',
  languages.map((language) => [language, nativeLanguageNames[language]] as const),
)}
${choice(
  'skin',
  'Skin',
  skins.map((skin) => [skin, skin] as const),
)}
<p><button>Play this</button></p></form>
${renderTable(
  ['Scenario', 'A customer who', 'Review links'],
  scenarios
    .filter(({ fixture }) => !findMissingCapability(getEdition(edition, editions).capabilities, fixture))
    .map((one) => cells(one, edition)),
)}`;

const choice = (name: string, label: string, options: Parameters<typeof renderSelect>[1]): Markup =>
  renderSelect({ id: `play-${name}`, name, label }, options);

const cells = ({ id, about }: Scenario, edition: string) => {
  const path = `/sandbox/play?scenario=${id}&edition=${edition}`;
  return [
    html`<a href="${path}" aria-label="Play this: ${id}">${id}</a>`,
    about,
    html`${languages.map((language) => html`<a href="${path}&amp;language=${language}" hreflang="${language}" aria-label="${id}, ${nativeLanguageNames[language]}">${language}</a> `)}`,
  ];
};
