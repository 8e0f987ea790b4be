const BREAK = '\u200b';
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Matches particles, endings and auxiliaries, which stay with the preceding word. */
const follows =
  /^(?:は|が|を|に|で|と|も|の|へ|や|か|て|た|だ|な|ば|ね|よ|から|まで|より|など|だけ|ので|のに|では|には|とは|でも|です|ます|ない|ませ|まし|でし|した|し|ください|下さい|いたし|いただ|さん|様|分|日|年|月|円|件|歳|か月)$/;
/** Matches words after which a word in hiragana starts a phrase. */
const ends = /^(?:は|が|を|に|も|へ|や|で|と|から|まで|より|には|では|とは|でも|ば)$/;
const hiragana = /^[\p{sc=Hira}ー]+$/u;
/** Matches the second verb of a compound such as 撮り直す, which the dictionary treats as a separate word. */
const secondVerb = /^直[しすせそさ]/;
const small = /^[ッャュョァィゥェォっゃゅょ々ー]/u;
const endsInKatakana = /[\p{sc=Kana}ー]$/u;
const beginsInKatakana = /^\p{sc=Kana}/u;
const opening = /^[\p{Ps}\p{Pi}]$/u;
const prefix = /^(?:お|ご|各|本|約|第|再|未)$/;
/** The longest compound, in characters, that still fits a line beside other words. */
const longestCompound = 8;

/** Returns a Japanese text with U+200B (zero-width space) between phrases, where a browser may break a line. Placeholders stay unchanged. */
export const markPhrases = (text: string): string =>
  text
    .split(/({{\w+}})/)
    .map((part) => (part.startsWith('{{') ? part : phrasesOf(part).join(BREAK)))
    .join('');

/** Returns the JSON of a group of Japanese texts with marked phrases. */
export const markPackPhrases = (json: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(json) as Record<string, string>).map(([key, text]) => [key, markPhrases(text)]),
    ),
  );

function phrasesOf(text: string): readonly string[] {
  const phrases: string[] = [];
  let before = '';
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = phrases.at(-1);
    if (last !== undefined && belongs(segment, Boolean(isWordLike), before, last))
      phrases[phrases.length - 1] = last + segment;
    else phrases.push(segment);
    before = segment;
  }
  return phrases;
}

function belongs(segment: string, isWord: boolean, before: string, phrase: string): boolean {
  if (opening.test(segment)) return false;
  if (
    !isWord ||
    small.test(segment) ||
    opening.test(before) ||
    prefix.test(before) ||
    follows.test(segment) ||
    secondVerb.test(segment)
  )
    return true;
  if (endsInKatakana.test(before) && beginsInKatakana.test(segment)) return true;
  if (/[、。，．：；！？\s]$/u.test(before)) return false;
  if (hiragana.test(segment)) return !ends.test(before);
  return !hiragana.test(before) && phrase.length + segment.length <= longestCompound;
}
