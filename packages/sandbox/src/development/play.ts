import { type Language, languageNumbers, languages, ownNames, parseLanguage } from '@quayside/i18n/language';
import { type EditionName, editionAppTypes, editionNames } from '@quayside/platform/app-type';
import { html } from 'hono/html';
import { editionTitles } from '../pages/edition-titles.ts';
import type { Markup } from '../pages/layout.ts';
import { type Missing, missingIn } from '../scenarios/missing-in.ts';
import { type Scenario, scenarioOf, scenarios } from '../scenarios/scenarios.ts';
import type { ServerContext } from '../server/server-context.ts';
import { stageOf } from '../staging/stage.ts';

/** As the host's address names them (specification, section 9: skinType). */
const skins = ['white', 'black', 'blue'] as const;
type Skin = (typeof skins)[number];

/** What a review link asks for. */
export type Play = {
  readonly scenario: Scenario;
  /** in whose app; one that has the scenario */
  readonly edition: EditionName;
  readonly language: Language | undefined;
  readonly skin: Skin | undefined;
  /** a page of the host, or a whole address on one of its origins */
  readonly to: string;
};

/** A review link names an app or a scenario that there is not, or a scenario that the app does not have. */
export class UnplayableError extends Error {
  override readonly name = 'UnplayableError';
}

/**
 * `?scenario=draft&edition=hk&language=th&skin=black&to=/sg-base-info`. `shown`: the edition of the app through which the link was followed, taken where the link
 * names none. Throws UnplayableError.
 */
export function readPlay(parameters: URLSearchParams, shown: EditionName): Play {
  const id = parameters.get('scenario') ?? '';
  const scenario = scenarioOf(id);
  if (!scenario) throw new UnplayableError(`There is no scenario “${id}”. The start page lists them.`);
  const edition = readEdition(parameters.get('edition') ?? shown);
  const missing = missingIn(edition, scenario.given);
  if (missing) throw new UnplayableError(refusalOf(scenario, edition, missing));
  return {
    scenario,
    edition,
    language: parseLanguage(parameters.get('language') ?? undefined),
    skin: skins.find((skin) => skin === parameters.get('skin')),
    to: readPath(parameters.get('to')) ?? scenario.expect.path,
  };
}

/** A path of the app; undefined where the link names none. Throws UnplayableError. */
function readPath(named: string | null): string | undefined {
  if (named === null || named.startsWith('/')) return named ?? undefined;
  throw new UnplayableError(`“to=${named}” is no path. Begin it with a slash, as in to=/sg-base-info.`);
}

/** Throws UnplayableError. */
export function readEdition(named: string): EditionName {
  const edition = editionNames.find((name) => name === named);
  if (!edition) throw new UnplayableError(`There is no app “${named}”. There are ${editionNames.join(', ')}.`);
  return edition;
}

function refusalOf({ id, editions }: Scenario, edition: EditionName, { what, name }: Missing): string {
  const why = {
    'digital-id': 'It offers no digital ID.',
    document: `It does not take the document “${name}”.`,
    tier: `It opens no account in the tier “${name}”.`,
    permission: `It does not offer the permission “${name}”.`,
  }[what];
  return `The ${editionTitles[edition]} app has no scenario “${id}”. ${why} It can be played in ${editions.map((one) => editionTitles[one]).join(', ')}.`;
}

/** Sets the scenario up for a new customer of the edition, and gives the host's address that offers to sign them in there. `target`: the page of the host. */
export async function play(
  server: ServerContext,
  { scenario, edition, language, skin }: Play,
  target: URL,
): Promise<string> {
  const { given, timeline } = scenario;
  const { loginCode, holder } = await stageOf(server).customer(given, {
    timeline,
    appType: editionAppTypes[edition],
    ...(language ? { language } : {}),
  });
  if (language) target.searchParams.set('langType', String(languageNumbers[language]));
  if (skin) target.searchParams.set('skinType', skin);
  if (holder) target.searchParams.set('holder', holder);
  target.hash = `code=${loginCode}`;
  return target.href;
}

/** What a review link on a page of another site leads to: the same link, to be followed here. */
export const confirmBody = ({ id, about }: Scenario, address: string): Markup => {
  const { pathname, search } = new URL(address);
  return html`
<p>A page of another site led here. This makes a new customer: <strong>${id}</strong>, ${about}.</p>
<p><a href="${pathname}${search}">Play this scenario</a></p>`;
};

/** Where a review link leads: the app of an edition, and its origin. */
export type PlayedApp = { readonly edition: EditionName; readonly origin: string };

/** A form for any mixture, and for each scenario of the chosen app links that can be passed on. `others`: further apps that this sandbox knows an address of. */
export const scenariosBody = ({ edition, origin }: PlayedApp, others: readonly EditionName[]): Markup => html`
<h2 id="scenarios">Scenarios</h2>
<p>Each link makes a new customer of the ${editionTitles[edition]} app who stands there. The app at ${origin} asks before it signs this browser in. Links can be passed on to whoever reaches this sandbox.</p>
${others.length > 0 ? html`<p>Scenarios of ${others.map((name) => html` <a href="/sandbox/?edition=${name}#scenarios">${editionTitles[name]}</a>`)}</p>` : ''}
<form method="get" action="/sandbox/play" class="row">
${choice(
  'scenario',
  'Scenario',
  scenarios.map(({ id }) => [id, id] as const),
)}
${choice(
  'edition',
  'App',
  [edition, ...others].map((name) => [name, editionTitles[name]] as const),
)}
${choice(
  'language',
  'Language',
  languages.map((language) => [language, ownNames[language]] as const),
)}
${choice(
  'skin',
  'Skin',
  skins.map((skin) => [skin, skin] as const),
)}
<p><button>Play this</button></p></form>
<div class="scroll"><table aria-labelledby="scenarios"><thead><tr><th scope="col">Scenario</th><th scope="col">State</th><th scope="col">Review links</th></tr></thead>
<tbody>${scenarios.filter(({ editions }) => editions.includes(edition)).map((one) => row(one, edition))}</tbody></table></div>`;

const choice = (name: string, label: string, options: readonly (readonly [value: string, label: string])[]): Markup =>
  html`<p><label for="play-${name}">${label}</label><select id="play-${name}" name="${name}">${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></p>`;

const row = ({ id, about }: Scenario, edition: EditionName): Markup =>
  html`<tr><td><a href="/sandbox/play?scenario=${id}&amp;edition=${edition}" aria-label="Play this: ${id}">${id}</a></td><td>${about}</td><td>${languages.map(
    (language) =>
      html`<a href="/sandbox/play?scenario=${id}&amp;edition=${edition}&amp;language=${language}" hreflang="${language}" aria-label="${id}, ${ownNames[language]}">${language}</a> `,
  )}</td></tr>`;
