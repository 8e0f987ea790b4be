import { type Language, languageNumbers, languages, ownNames, parseLanguage } from '@quayside/i18n/language';
import { html } from 'hono/html';
import type { Markup } from '../pages/layout.ts';
import { type Scenario, scenarioOf, scenarios } from '../scenarios/scenarios.ts';
import type { Broker } from '../server/broker.ts';
import { stageOf } from '../staging/stage.ts';

/** As the host's address names them (specification, section 9: skinType). */
const skins = ['white', 'black', 'blue'] as const;
type Skin = (typeof skins)[number];

/** What a review link asks for. */
export type Play = {
  readonly scenario: Scenario;
  readonly language: Language | undefined;
  readonly skin: Skin | undefined;
  /** a page of the host, or a whole address on one of its origins */
  readonly to: string;
};

/** `?scenario=draft&language=th&skin=black&to=/sg-base-info`; undefined where there is no such scenario. */
export function readPlay(parameters: URLSearchParams): Play | undefined {
  const scenario = scenarioOf(parameters.get('scenario') ?? '');
  if (!scenario) return undefined;
  return {
    scenario,
    language: parseLanguage(parameters.get('language') ?? undefined),
    skin: skins.find((skin) => skin === parameters.get('skin')),
    to: parameters.get('to') ?? scenario.expect.path,
  };
}

/** Sets the scenario up for a new customer, and gives the host's address that signs them in there. `target`: the page of the host. */
export async function play(broker: Broker, { scenario, language, skin }: Play, target: URL): Promise<string> {
  const { given, timeline } = scenario;
  const { loginCode } = await stageOf(broker).customer(given, { timeline, ...(language ? { language } : {}) });
  if (language) target.searchParams.set('langType', String(languageNumbers[language]));
  if (skin) target.searchParams.set('skinType', skin);
  target.hash = `code=${loginCode}`;
  return target.href;
}

/** A form for any mixture, and for each scenario links that can be passed on. */
export const scenariosBody = (hostOrigin: string): Markup => html`
<h2 id="scenarios">Scenarios</h2>
<p>Each link makes a new customer who stands there and signs this browser in at ${hostOrigin}. Links can be passed on to whoever reaches this sandbox.</p>
<form method="get" action="/sandbox/play" class="row">
${choice(
  'scenario',
  'Scenario',
  scenarios.map(({ id }) => [id, id] as const),
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
<tbody>${scenarios.map(row)}</tbody></table></div>`;

const choice = (name: string, label: string, options: readonly (readonly [value: string, label: string])[]): Markup =>
  html`<p><label for="play-${name}">${label}</label><select id="play-${name}" name="${name}">${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></p>`;

const row = ({ id, about }: Scenario): Markup =>
  html`<tr><td><a href="/sandbox/play?scenario=${id}" aria-label="Play this: ${id}">${id}</a></td><td>${about}</td><td>${languages.map(
    (language) =>
      html`<a href="/sandbox/play?scenario=${id}&amp;language=${language}" hreflang="${language}" aria-label="${id}, ${ownNames[language]}">${language}</a> `,
  )}</td></tr>`;
