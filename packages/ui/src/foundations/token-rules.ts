export type TokenRule = {
  /** the media query that it is in, or empty */
  media: string;
  selectors: string[];
  /** custom properties with their dashes → what is declared */
  values: Record<string, string>;
};

/** Reads tokens.css. It is enough of CSS for that: rules with declarations, at most inside one layer and one media query. */
export function readTokenRules(css: string): TokenRule[] {
  const found: TokenRule[] = [];
  const open: string[] = [];
  for (const [, text = '', end] of css
    .replace(/\/\*.*?\*\//gs, '')
    .replaceAll('"', "'")
    .matchAll(/([^{};]*)([{};])/g)) {
    const part = text.trim().replace(/\s+/g, ' ');
    if (end === '{') {
      open.push(part);
      if (!part.startsWith('@'))
        found.push({
          media: open.find((outer) => outer.startsWith('@media')) ?? '',
          selectors: part.split(/, (?![^(]*\))/),
          values: {},
        });
    } else if (end === '}') open.pop();
    else {
      const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(part) ?? [];
      const rule = found.at(-1);
      if (rule && name) rule.values[name] = value;
    }
  }
  return found;
}
