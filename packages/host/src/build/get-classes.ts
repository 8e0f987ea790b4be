/** Returns the class names in HTML. Decodes escaped characters, such as those in `[&>li]:flex`. */
export const getClasses = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => unescape(value).split(/\s+/))),
];

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');
