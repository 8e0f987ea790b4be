/** Functions that run in the page. Each is a self-contained arrow function, because its source is sent to the page. */

export const shows = (text: string): boolean => document.body?.innerText.includes(text) ?? false;

/** Presses a button, link, radio or checkbox by its name or the start of its name. Returns false while none can be pressed. */
export const press = (name: string): boolean => {
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

/** Types into a text field. Returns false while there is no such field. */
export const type = (label: string, text: string): boolean => {
  const field = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === label)?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return document.execCommand('insertText', false, text);
};

export const valueOf = (label: string): string | undefined => {
  const field = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === label)?.control;
  return field instanceof HTMLInputElement ? field.value : undefined;
};
