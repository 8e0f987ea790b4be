import type { Page } from '@playwright/test';

/** Everything that is filled in on the screen, by the name of its field: typed, chosen, ticked, uploaded, signed. */
export const formState = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
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
    for (const slot of document.querySelectorAll<HTMLElement>('main fieldset:has([data-state=done])'))
      keep(slot.querySelector('legend')?.id ?? 'document', 'uploaded');
    for (const pad of document.querySelectorAll<HTMLElement>('[id$=-strokes]')) keep(pad.id, pad.innerText);
    return state;
  });
