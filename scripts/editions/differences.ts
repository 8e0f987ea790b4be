import type { Edition } from '../../packages/host/src/edition.ts';
import { languageNumbers, ownNames } from '../../packages/i18n/src/language.ts';
import homeWords from '../../packages/i18n/src/text/home/en.json' with { type: 'json' };
import documents from '../../packages/i18n/src/text/opening-base/en.json' with { type: 'json' };
import type { SpecifiedEdition } from '../../packages/platform/src/app-type.ts';
import { defaultStockColorType, hasProTheme } from '../../packages/platform/src/app-type.ts';
import { scenarios } from '../../packages/sandbox/src/development/scenarios/catalogue.ts';
import { missingIn } from '../../packages/sandbox/src/development/scenarios/missing-in.ts';
import { editionsOf } from '../../packages/sandbox/src/domain/ports/editions.ts';

/** One thing in which two editions are not the same. */
export type Difference = {
  /** `Digital ID` */
  readonly what: string;
  /** what each edition says, the first one's first */
  readonly values: readonly [string, string];
  /** what that means for a customer, a sentence each way */
  readonly means: string;
};

type Compared = { readonly title: string; readonly edition: Edition };
type Means = (first: Compared, second: Compared) => string;
type Aspect = (first: Compared, second: Compared) => Difference | undefined;

/** In what two editions differ and what a customer notices of it, the most visible first. Nothing is said of what is the same. */
export const differencesOf = (first: Compared, second: Compared): readonly Difference[] =>
  aspects.flatMap((aspect) => aspect(first, second) ?? []);

/** A difference where the two say different things. */
const aspect =
  (what: string, say: (edition: Edition) => string, means: string | Means): Aspect =>
  (first, second) => {
    const values = [say(first.edition), say(second.edition)] as const;
    const meaning = typeof means === 'string' ? means : means(first, second);
    return values[0] === values[1] ? undefined : { what, values, means: meaning };
  };

/** A difference of two lists; the words name what only one of them has. */
const listed = (
  what: string,
  list: (edition: Edition) => readonly string[],
  lacks: (title: string, missing: string) => string,
): Aspect =>
  aspect(
    what,
    (edition) => list(edition).join(', ') || 'none',
    (first, second) => {
      const only = (one: Compared, other: Compared) =>
        list(one.edition).filter((entry) => !list(other.edition).includes(entry));
      const sentences = [
        [second.title, only(first, second)] as const,
        [first.title, only(second, first)] as const,
      ].flatMap(([title, missing]) => (missing.length ? lacks(title, missing.join(', ')) : []));
      return sentences.join(' ') || 'The same, in another order.';
    },
  );

const scenariosOf = ({ capabilities }: Edition): readonly string[] =>
  scenarios.filter(({ fixture }) => !missingIn(capabilities, fixture)).map(({ id }) => id);

const served = editionsOf({ editions: {} });

const aspects: readonly Aspect[] = [
  aspect(
    'App type',
    ({ appType }) => String(appType),
    'Every call says it (X-Type). An application keeps the one it was started with: its capabilities go on applying in any other app.',
  ),
  aspect(
    'First language',
    ({ defaultLanguage }) => ownNames[defaultLanguage],
    ({ title, edition }, other) =>
      `Where neither the customer nor the browser says anything, ${title} speaks ${ownNames[edition.defaultLanguage]} and ${other.title} ${ownNames[other.edition.defaultLanguage]}. A browser that names a language is followed in both.`,
  ),
  aspect(
    'Rising prices',
    ({ defaultLanguage }) =>
      defaultStockColorType(languageNumbers[defaultLanguage]) === 1
        ? 'red in the first language'
        : 'green in the first language',
    'Red is up in simplified Chinese, green in every other language: who keeps the first language sees the difference.',
  ),
  listed(
    'Languages',
    ({ languages }) => languages.map((language) => ownNames[language]),
    (title, missing) => `${title} cannot be read in ${missing}.`,
  ),
  aspect(
    'Digital ID',
    ({ digitalId }) => (digitalId ? 'offered' : 'none'),
    (first, second) => {
      const [has, lacks] = first.edition.digitalId ? [first, second] : [second, first];
      return `In ${has.title} identity and address can come from the national digital ID, without documents. In ${lacks.title} everybody types them and sends pictures.`;
    },
  ),
  listed(
    'Identity documents',
    ({ capabilities }) => capabilities.documentTypes.map((type) => documents[`type.${type}`]),
    (title, missing) => `${title} does not take ${missing}: those customers show a passport.`,
  ),
  listed(
    'Tiers at opening',
    ({ capabilities }) => capabilities.tiers,
    (title, missing) => `${title} opens no account in the tier ${missing}.`,
  ),
  listed(
    'Flows',
    ({ flows }) => flows.map(({ name }) => name),
    (title, missing) =>
      `${title} does not offer ${missing}: home does not name it, its addresses show the page for what is not offered, and the server starts none.`,
  ),
  aspect(
    'Home says',
    ({ name }) => homeWords[`lead.${name as SpecifiedEdition}`],
    'The markets that most customers of an app come for stand first; every account trades all of them.',
  ),
  aspect(
    'Who can open',
    ({ name }) =>
      `${homeWords[`who.first.${name as SpecifiedEdition}`]}. ${homeWords[`who.others.${name as SpecifiedEdition}`]}`,
    'Home names those whom the app is for first, with the documents that it takes of them.',
  ),
  aspect(
    'Customer service',
    ({ name }) => served[name]?.service.phone ?? served.sg?.service.phone ?? '',
    'The help page that is opened from an app says it; registration takes numbers of that place without a country code.',
  ),
  aspect(
    'Review scenarios',
    (edition) => `${scenariosOf(edition).length} of ${scenarios.length}`,
    ({ title, edition }, other) => {
      const lacking = [
        [title, edition, other.edition] as const,
        [other.title, other.edition, edition] as const,
      ].flatMap(([app, own, others]) => {
        const missing = scenariosOf(others).filter((id) => !scenariosOf(own).includes(id));
        return missing.length > 0 ? `A review link to ${app} refuses ${missing.join(', ')}.` : [];
      });
      return lacking.join(' ');
    },
  ),
  aspect(
    'Theme',
    ({ appType }) => (hasProTheme(appType) ? 'pro' : 'standard'),
    ({ title, edition }, other) =>
      `${hasProTheme(edition.appType) ? title : other.title} has the pro theme: navy buttons and links on white, gold on dark. The layout is the same.`,
  ),
  aspect(
    'System dark mode',
    ({ systemDark }) => (systemDark ? 'followed' : 'not followed'),
    'Where it is followed, a dark system gets the black skin unless the app says otherwise.',
  ),
  aspect(
    'Where the app is',
    ({ appAddress }) => appAddress ?? 'not stated',
    'Customers whose PC the server refuses are led there.',
  ),
  aspect('Licence', ({ licence }) => licence, 'It stands at the end of home.'),
  aspect(
    'Host names',
    ({ environments }) => Object.keys(environments).join(', '),
    ({ title }, other) =>
      `An address of ${title} is none of ${other.title}: an app that is served under another name refuses to start. Mails about what was opened in ${title}, and review links to it, lead to ${title}; those of ${other.title} to ${other.title}.`,
  ),
];
