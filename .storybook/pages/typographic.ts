/** What keeps its quotes: code, HTML, and the targets of links. */
const kept = new RegExp(
  [
    /^ *(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\k<fence>`*$/, // a block of code
    /(?<ticks>`+)(?!`)[\s\S]*?[^`]\k<ticks>(?!`)/, // code in a sentence
    /<!--[\s\S]*?-->/,
    /<\/?[a-z][^>]*>/, // an element or an address
    /\]\([^)\n]*\)/, // the target of a link
    /^ *\[[^\]\n]+\]:[^\n]*$/, // the target of a link, below the text
  ]
    .map(({ source }) => source)
    .join('|'),
  'gim',
);

/** What stands before an opening quote. Marks of emphasis are no characters of the text. */
const opensAfter = /(?:^|[\s([{–—“‘|/])[*_~]*$/;

/** Returns a Markdown text with typographic quotes and apostrophes in its sentences. Its code and its links stay as they are. */
export function typographic(markdown: string): string {
  let text = '';
  let end = 0;
  for (const match of markdown.matchAll(kept)) {
    text = withQuotes(text, markdown.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return withQuotes(text, markdown.slice(end));
}

/** Adds words to a text, with the quotes that their neighbours ask for. */
function withQuotes(before: string, words: string): string {
  let text = before;
  const parts = words.split(/(["'])/);
  for (const [at, part] of parts.entries()) {
    const isOpening = opensAfter.test(text.slice(-8)) && !/^\s/.test(parts[at + 1] ?? '');
    if (part === '"') text += isOpening ? '“' : '”';
    else if (part === "'") text += isOpening ? '‘' : '’';
    else text += part;
  }
  return text;
}
