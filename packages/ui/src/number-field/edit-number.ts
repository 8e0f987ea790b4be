import { readTypedNumber } from '@quayside/rules/typed-number';

/** The number in a box. */
export type NumberText = {
  /** What the box shows: a number with commas between thousands ("1,234."), or the text as it was typed if it is none. */
  shown: string;
  /** What was typed, without the commas that the field added. The next key continues it: "1234," is 1234, and "1,234" is it too. */
  typed: string;
  /** A decimal ("1234"), '', or the typed text itself if it is no number, so that nothing is lost and a rule refuses it. */
  value: string;
};

/** Words that may stand beside the number, such as "SGD" or "%". */
export type Words = () => readonly string[];

export type NumberEdit = {
  before: NumberText;
  /** The text of the box after the edit, and its caret. */
  text: string;
  caret: number;
  /** What was selected before the edit, if that is known. */
  selection: readonly [start: number, end: number] | undefined;
  /** `InputEvent.inputType`; '' for autofill. */
  inputType: string;
  words: Words;
};

/** Returns how a box shows a value at rest, with at least so many decimals: "1234.5" as "1,234.50". */
export function numberAtRest(value: string, decimals: number): NumberText {
  if (value === '' || !isDecimal(value)) return { shown: value, typed: value, value };
  const [whole = '', fraction = ''] = value.split('.');
  const shown = fraction.padEnd(decimals, '0');
  const typed = shown === '' ? whole : `${whole}.${shown}`;
  return { shown: grouped(typed), typed, value };
}

/** Reads a whole text, such as one that was there before the field was. */
export function readNumber(typed: string, words: Words): NumberText {
  const number = readTypedNumber(typed, words);
  if ('reason' in number) return { shown: typed, typed, value: typed };
  const shown = number.value === '' ? number.written || typed : grouped(number.written);
  return { shown, typed, value: number.value };
}

/**
 * Reads an edited number and keeps the caret between the same digits. A mark that was typed is read as one that was pasted: "4500,50" is 4500.50, although
 * the field shows "4,500" before the comma comes. It never rounds, cuts or drops a character.
 */
export function editNumber(edit: NumberEdit): NumberText & { caret: number } {
  const { before, words } = edit;
  if (edit.text === before.shown) return { ...before, caret: edit.caret };
  const { typed, place } = typedBy(withoutDigitBesideComma(edit));
  const read = readNumber(typed, words);
  const isTyped = edit.inputType === 'insertText' || edit.inputType.startsWith('delete');
  // What was pasted is complete: the next key continues what is shown.
  const settled = isTyped || !isNumber(read.value) ? read : { ...read, typed: withoutCommas(read.shown) };
  return { ...settled, caret: caretIn(read, place) };
}

/** Changes the sign of what is shown. */
export function changeSign({ shown, value }: NumberText, words: Words): NumberText {
  const text = isNumber(value) ? withoutCommas(shown) : shown;
  return readNumber(text.startsWith('-') ? text.slice(1) : `-${text}`, words);
}

const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value) && isNumber(value);

const isNumber = (value: string): boolean => {
  const number = readTypedNumber(value);
  return 'value' in number && number.value === value;
};

type Typed = { typed: string; place: number };

/** Returns what has been typed after an edit, and the caret in it. */
function typedBy(edit: NumberEdit): Typed {
  const { before, text, caret, inputType } = edit;
  const asItIs = { typed: text, place: caret };
  if (!isNumber(before.value) || inputType === '') return asItIs;
  const shortened = { typed: withoutCommas(text), place: withoutCommas(text.slice(0, caret)).length };
  if (inputType.startsWith('delete')) return shortened;
  return inserted(edit) ?? (isPartOf(text, before.shown) ? shortened : asItIs);
}

/** Keeps the commas that were inserted, and leaves out those of the field around them. */
function inserted({ before, text, selection }: NumberEdit): Typed | undefined {
  if (!selection) return undefined;
  const [head, tail] = [before.shown.slice(0, selection[0]), before.shown.slice(selection[1])];
  const added = text.slice(head.length, text.length - tail.length);
  if (head + added + tail !== text) return undefined;
  const start = head === before.shown ? before.typed : withoutCommas(head);
  return { typed: start + added + withoutCommas(tail), place: start.length + added.length };
}

/** Whether a text is another one with a piece taken out. */
function isPartOf(text: string, whole: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === whole[start]) start += 1;
  return text.length < whole.length && whole.endsWith(text.slice(start));
}

/** Returns the caret of the box: between the digits between which it is in what was typed. */
function caretIn({ shown, typed }: NumberText, place: number): number {
  if (shown === typed) return place;
  if (place === typed.length) return shown.length;
  const rest = typed.slice(place);
  const places = Array.from({ length: shown.length + 1 }, (_, at) => at);
  const fitting = places.filter((at) => digitsIn(shown.slice(at)) === digitsIn(rest));
  const at = (/^\p{Nd}/u.test(rest) ? fitting.at(-1) : fitting[0]) ?? shown.length;
  return shown[at - 1] === ',' ? at - 1 : at;
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** Writes commas between thousands; not after a leading zero, because "0,500" would be read as 0.500. */
function grouped(written: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d*)(.*)$/.exec(written) ?? [];
  if (whole.startsWith('0')) return written;
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/** Deletes the digit next to a deleted comma, because grouping would restore the comma. */
function withoutDigitBesideComma(edit: NumberEdit): NumberEdit {
  const { before, text, caret, inputType } = edit;
  const { shown } = before;
  const isComma =
    isNumber(before.value) && shown[caret] === ',' && shown.slice(0, caret) + shown.slice(caret + 1) === text;
  if (isComma && inputType === 'deleteContentBackward')
    return { ...edit, text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (isComma && inputType === 'deleteContentForward')
    return { ...edit, text: text.slice(0, caret) + text.slice(caret + 1) };
  return edit;
}
