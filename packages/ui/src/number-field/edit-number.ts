import { parseTypedNumber } from '@quayside/values/internals/typed-number';

/** The text of a number input, and the value that it represents. */
export type NumberText = {
  /**
   * The text in the input: a number with commas between thousands ("1,234."), or the typed text if it is not a number.
   */
  shown: string;
  /**
   * The typed text without the commas that the field added. Further keys extend it. After "1234,", the input shows
   * "1,234,".
   */
  typed: string;
  /** A decimal ("1234"), `''`, or the typed text if it is not a number, so that a rule can reject it. */
  value: string;
};

/** A function that returns the texts that may precede or follow the number, such as "SGD" or "%". */
export type GetAffixes = () => readonly string[];

/** An edit: the change of the text in a number input. */
export type NumberEdit = {
  before: NumberText;
  /** The text of the input after the edit, and the position of the caret. */
  text: string;
  caret: number;
  /** The selection before the edit, if it is known. */
  selection: readonly [start: number, end: number] | undefined;
  /** The `inputType` of the input event, or `''` for autofill. */
  inputType: string;
  words: GetAffixes;
};

/**
 * Returns the text of an input that is not being edited, with at least `decimals` decimals: "1,234.50" for "1234.5".
 */
export function formatNumberText(value: string, decimals: number): NumberText {
  if (value === '' || !isDecimal(value)) return { shown: value, typed: value, value };
  const [whole = '', fraction = ''] = value.split('.');
  const shown = fraction.padEnd(decimals, '0');
  const typed = shown === '' ? whole : `${whole}.${shown}`;
  return { shown: addCommas(typed), typed, value };
}

/** Parses a complete text, such as input from before hydration. */
export function parseNumberText(typed: string, words: GetAffixes): NumberText {
  const number = parseTypedNumber(typed, words);
  if ('reason' in number) return { shown: typed, typed, value: typed };
  const shown = number.value === '' ? number.written || typed : addCommas(number.written);
  return { shown, typed, value: number.value };
}

/**
 * Parses the text after an edit, and leaves the caret between the same digits. "4500,50" is 4500.50 whether typed or
 * pasted, although the field shows "4,500" before the comma. Never rounds, truncates or drops a character.
 */
export function applyNumberEdit(edit: NumberEdit): NumberText & { caret: number } {
  const { before, words } = edit;
  if (edit.text === before.shown) return { ...before, caret: edit.caret };
  const { typed, place } = applyToTyped(withoutDigitBesideComma(edit));
  const read = parseNumberText(typed, words);
  const isTyped = edit.inputType === 'insertText' || edit.inputType.startsWith('delete');
  // pasted text is complete, so the next key continues the shown text
  const settled = isTyped || !isNumber(read.value) ? read : { ...read, typed: withoutCommas(read.shown) };
  return { ...settled, caret: caretIn(read, place) };
}

/** Returns the number with the opposite sign, with its text and value. */
export function changeSign({ shown, value }: NumberText, words: GetAffixes): NumberText {
  const text = isNumber(value) ? withoutCommas(shown) : shown;
  return parseNumberText(text.startsWith('-') ? text.slice(1) : `-${text}`, words);
}

const isDecimal = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value) && isNumber(value);

const isNumber = (value: string): boolean => {
  const number = parseTypedNumber(value);
  return 'value' in number && number.value === value;
};

type Typed = { typed: string; place: number };

/** Returns the typed text after an edit, and the position of the caret in it. */
function applyToTyped(edit: NumberEdit): Typed {
  const { before, text, caret, inputType } = edit;
  const unchanged = { typed: text, place: caret };
  if (!isNumber(before.value) || inputType === '') return unchanged;
  const shortened = { typed: withoutCommas(text), place: withoutCommas(text.slice(0, caret)).length };
  if (inputType.startsWith('delete')) return shortened;
  return applyInsertion(edit) ?? (isPartOf(text, before.shown) ? shortened : unchanged);
}

/**
 * Returns the typed text after an insertion at the selection, with the commas that the user typed but without those of
 * the field. Returns undefined for other edits.
 */
function applyInsertion({ before, text, selection }: NumberEdit): Typed | undefined {
  if (!selection) return undefined;
  const [head, tail] = [before.shown.slice(0, selection[0]), before.shown.slice(selection[1])];
  const added = text.slice(head.length, text.length - tail.length);
  if (head + added + tail !== text) return undefined;
  const start = head === before.shown ? before.typed : withoutCommas(head);
  return { typed: start + added + withoutCommas(tail), place: start.length + added.length };
}

/** Returns whether `text` is `whole` with one piece removed. */
function isPartOf(text: string, whole: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === whole[start]) start += 1;
  return text.length < whole.length && whole.endsWith(text.slice(start));
}

/**
 * Returns the position of the caret in the shown text. The digits before and after it are the same as in the typed
 * text.
 */
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

/** Adds commas between thousands, but none after a leading zero, because "0,500" would be read as 0.500. */
function addCommas(written: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d*)(.*)$/.exec(written) ?? [];
  if (whole.startsWith('0')) return written;
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/**
 * Returns an edit that also deletes the digit next to a deleted comma. Otherwise grouping would add the comma again.
 */
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
