import type { Page } from '@playwright/test';

/** Returns the values of all fields on the screen by name. Includes choices, uploads and signatures. */
export const readFormState = (page: Page): Promise<Record<string, string>> => page.evaluate(collectFieldValues);

/** Runs in the page. Returns the values of all fields on the screen by name. */
export function collectFieldValues(): Record<string, string> {
  const state: Record<string, string> = {};
  const keep = (name: string, value: string) => {
    state[name] = [state[name], value].filter(Boolean).join(', ');
  };
  for (const field of document.querySelectorAll<HTMLInputElement>('main input, main textarea, main select')) {
    const mark = field.type === 'radio' || field.type === 'checkbox';
    if (!mark && field.value && field.type !== 'file') keep(field.name || field.id, field.value);
    if (mark && field.checked) keep(field.name, field.value);
  }
  for (const picker of document.querySelectorAll<HTMLElement>('main button[role=combobox]'))
    if (picker.getAttribute('value')) keep(picker.id, picker.innerText);
  for (const slot of document.querySelectorAll<HTMLElement>(
    'main fieldset:has([data-state=done], [data-state=unread])',
  ))
    keep(slot.querySelector('legend')?.id ?? 'document', 'uploaded');
  for (const pad of document.querySelectorAll<HTMLElement>('[id$=-strokes]')) keep(pad.id, pad.innerText);
  return state;
}

/** Makes every page that opens later record the times of the customer's last action and of the last stored entry. */
export const watchStoredInput = (page: Page): Promise<unknown> => page.addInitScript(recordStoredInput);

/** Runs in the page. Records when the customer last acted, and when the input of the last stored entry was read. */
export function recordStoredInput(): void {
  const times = { done: 0, kept: 0 };
  Object.assign(globalThis, { keeping: times });
  const note = () => {
    times.done = performance.now();
  };
  for (const event of ['input', 'change', 'click', 'keydown', 'pointerup']) addEventListener(event, note, true);
  // A completed upload is also an answer.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => ['done', 'unread'].includes((target as HTMLElement).dataset.state ?? ''))) note();
  }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  // An entry contains the form's values at the start of its encryption, which may be long before it is stored.
  let begun = 0;
  const { encrypt } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.encrypt = function (...text) {
    begun = performance.now();
    return encrypt.apply(this, text);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...entry) {
    const read = begun;
    this.transaction.addEventListener('complete', () => {
      times.kept = read;
    });
    return put.apply(this, entry);
  };
}

/** Returns whether the device has stored the customer's last action. Needs `watchStoredInput` before the page opens. */
export const isInputStored = (page: Page): Promise<boolean> => page.evaluate(hasStoredInput);

/** Runs in the page, after `recordStoredInput`. Returns whether the device has stored the customer's last action. */
export function hasStoredInput(): boolean {
  const { keeping } = globalThis as { keeping?: { done: number; kept: number } };
  return keeping !== undefined && keeping.kept > keeping.done;
}
