export type TokenUse = {
  /** `--q-accent` */
  token: string;
  /** The class names and properties that use it, as `bg-accent`. */
  by: readonly string[];
};

type Theme = readonly { token: string; utility: RegExp }[];

/** The class names of each namespace of Tailwind's theme, before the name. */
const utilities: Readonly<Record<string, string>> = {
  color:
    '(?:bg|text|border(?:-[trblsexy])?|outline|ring|fill|stroke|divide|decoration|caret|accent|placeholder|from|via|to)-',
  text: 'text-',
  radius: 'rounded(?:-[a-z]{1,2})?-',
  shadow: 'shadow-',
  'z-index': 'z-',
  spacing:
    '(?:min-|max-)?(?:[wh]|size|[pm][trblsexy]?|gap(?:-[xy])?|top|bottom|inset(?:-[xy])?|basis|scroll-[mp][trblsexy]?)-',
  container: '(?:min-|max-)?w-',
  animate: 'animate-',
  ease: 'ease-',
};

/** Reads which class names use which token from the theme of `tailwind.css`. */
export function readTheme(css: string): Theme {
  const names = Object.keys(utilities).join('|');
  const lines = new RegExp(`^\\s*--(${names})-([\\w-]+?)(?:--[\\w-]+)?: ([^;]+);`, 'gm');
  return [...css.matchAll(lines)].flatMap(([, namespace = '', name = '', value = '']) =>
    tokenNames(value).map((token) => ({
      token,
      utility: new RegExp(`(?<![\\w-])${utilities[namespace]}${name}(?![\\w-])`, 'g'),
    })),
  );
}

/** Returns the tokens that source code uses, by class name or by the token's own name. */
export function tokensIn(source: string, theme: Theme): TokenUse[] {
  const found = new Map<string, Set<string>>();
  const add = (token: string, by: string) => found.set(token, (found.get(token) ?? new Set()).add(by));
  for (const { token, utility } of theme) for (const [by] of source.matchAll(utility)) add(token, by);
  for (const token of tokenNames(source)) add(token, `var(${token})`);
  return [...found].map(([token, by]) => ({ token, by: [...by].sort() })).sort((a, b) => (a.token < b.token ? -1 : 1));
}

const tokenNames = (text: string) => text.match(/--q-[a-z][\w-]*(?<!-)/g) ?? [];
