/** A rule of `tokens.css` with its selector and its custom properties. */
export type TokenRule = {
  /** The media query of the rule, or `''`. */
  media: string;
  selectors: string[];
  /** The values by the full name of the custom property, such as `--q-ink`. */
  values: Record<string, string>;
};

/** Parses `tokens.css`. Supports declarations inside at most one layer and one media query. */
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
