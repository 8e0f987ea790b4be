/**
 * Returns the parsed URL, or undefined if `text` is not a valid URL. `URL.canParse` is missing before Chrome 120 and
 * Safari 17.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
