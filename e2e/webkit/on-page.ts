/**
 * Returns whether the page shows a text. Like all functions of this file, runs in the page. Its source is sent there, so
 * it can't use anything outside itself.
 */

export const showsText = (text: string): boolean => document.body?.innerText.includes(text) ?? false;

/** Presses the first button, link, radio or checkbox whose name is `name`, or else begins with it. Returns false if there is none to press. */
export const pressByName = (name: string): boolean => {
  const nameOf = (element: HTMLElement) => (element.ariaLabel ?? element.innerText).trim();
  const pressed = [...document.querySelectorAll<HTMLElement>('button, a[href], label, summary')].filter(
    (element) => !element.matches(':disabled, [aria-disabled=true]') && !element.closest('[inert]'),
  );
  const target =
    pressed.find((element) => nameOf(element) === name) ?? pressed.find((element) => nameOf(element).startsWith(name));
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  target?.click();
  return target !== undefined;
};

/** Types a text into the field with this label. Returns false if the page has no such field. */
export const typeIntoField = (label: string, text: string): boolean => {
  const field = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === label)?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return document.execCommand('insertText', false, text);
};

export const readField = (label: string): string | undefined => {
  const field = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === label)?.control;
  return field instanceof HTMLInputElement ? field.value : undefined;
};
