// A parser of the links, headings and code blocks of Markdown, which ignores links and headings in code.

const fenced = /^ {0,3}(?<fence>`{3,})(?<info>[^\n`]*)\n(?<code>[^]*?)^ {0,3}\k<fence>[ \t]*$/;
const span = /(?<ticks>`+)(?!`)[^]*?[^`]\k<ticks>(?!`)/;
const inline = /(?<before>!?\[(?:[^[\]]|\[[^\]]*\])*\]\()(?<target>[^()\s]+)(?<after>(?: "[^"\n]*")?\))/;
const html = /(?<beforeHtml><(?:img|a)\b[^>]*?\b(?:src|href)=")(?<targetHtml>[^"]+)(?<afterHtml>")/;
const pieces = new RegExp([fenced, span, inline, html].map(({ source }) => source).join('|'), 'gm');

export type CodeSample = {
  /** The words after the fence, such as `tsx src/main.tsx`. */
  readonly info: string;
  readonly code: string;
  /** The code in the comment before the block, such as `<!-- given: import … -->`. Readers do not see it. */
  readonly given: string;
  readonly line: number;
};

/**
 * Returns a page with new targets of its links and pictures. If `replace` returns undefined, the link becomes its words,
 * with the old target in backticks.
 */
export function mapLinks(text: string, replace: (target: string) => string | undefined): string {
  return text.replace(pieces, (whole, ...rest) => {
    const { before, target, after, beforeHtml, targetHtml, afterHtml } = rest.at(-1) as Record<string, string>;
    const from = target ?? targetHtml;
    if (from === undefined) return whole;
    const to = replace(from);
    if (to === undefined) return before ? `${before.replace(/^!?\[/, '').replace(/\]\($/, '')} (\`${from}\`)` : whole;
    return `${before ?? beforeHtml}${to}${after ?? afterHtml}`;
  });
}

/** Returns the targets of all links and pictures outside code, each with its line from 1. */
export function findLinks(text: string): { target: string; line: number }[] {
  return [...text.matchAll(pieces)].flatMap(({ groups = {}, index }) => {
    const target = groups.target ?? groups.targetHtml;
    return target ? [{ target, line: lineAt(text, index) }] : [];
  });
}

/** Returns the fenced code blocks of a page. `line` is the line of the first line of code. */
export function findCodeSamples(text: string): CodeSample[] {
  return [...text.matchAll(new RegExp(fenced, 'gm'))].map(({ groups = {}, index }) => ({
    info: (groups.info ?? '').trim(),
    code: groups.code ?? '',
    given: /<!-- given:\s((?:(?!-->)[^])*)-->\n$/.exec(text.slice(0, index))?.[1]?.trim() ?? '',
    line: lineAt(text, index) + 1,
  }));
}

/** Returns the anchors of a page's headings, as GitHub generates them. */
export function findAnchors(text: string): Set<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, words = ''] of withoutCode(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = words
      .toLowerCase()
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  }
  return anchors;
}

/** Returns the text of a page's first heading of level 1, or undefined if it has none. */
export const titleOfPage = (text: string): string | undefined => /^# +(.+)$/m.exec(withoutCode(text))?.[1]?.trim();

const withoutCode = (text: string) => text.replace(new RegExp(fenced, 'gm'), '');
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
