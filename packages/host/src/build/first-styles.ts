import { PurgeCSS } from 'purgecss';
import { getClasses } from './get-classes.ts';
import { memoize } from './memoize.ts';

/**
 * Returns a function that extracts from `css` the rules that a page's HTML needs for its first frame. Keeps the rules of all skins and languages, and of forced
 * colours, because the boot script can select them.
 */
export function createFirstStyles(css: string): (html: string) => Promise<string | undefined> {
  const whole = withoutFallbacks(css);
  const plain = whole.replaceAll('\\', '');
  const isNamed = memoize((name) => plain.includes(name));
  const purged = memoize((names) => purge(whole, names.split(' ')));
  return (html) => purged(namesOf(html).filter(isNamed).join(' '));
}

async function purge(css: string, names: readonly string[]): Promise<string | undefined> {
  const [first] = await new PurgeCSS().purge({
    content: [{ raw: names.join('\n'), extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    defaultExtractor: (text) => text.split('\n'),
    safelist: {
      standard: [':root', ':host', 'html', 'body'],
      variables: ['--q-brand-web-font'], // no rule uses it, but the boot script reads it
      greedy: [/data-skin|data-display-font|data-home|skin-|data-theme|data-stock|q-root|lang/],
    },
  });
  return first?.css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    first.css.includes(`var(${name}`) ? rule : '',
  );
}

/** Matches attributes whose values are texts or URLs. No rule refers to them. */
const words =
  / (?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|href|src|srcset|value|d)="[^"]*"/g;

/** Returns the elements, attributes with values, and classes of a page, to which a rule can refer. Omits texts. */
const namesOf = (html: string): readonly string[] =>
  [...new Set(['q-root', ...getClasses(html), ...(tagsOf(html).match(/[^<>"'`\s=]+/g) ?? [])])].toSorted();

const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).join('').replace(words, '');

/** Removes Tailwind's fallbacks for browsers without `@property`. They concern effects that do not occur in the first frame. */
const withoutFallbacks = (css: string) =>
  css.replace(/@layer properties\{@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\}\}/, '');
