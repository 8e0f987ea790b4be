import type { FormStore } from './form-store.ts';

/** Takes over what was typed into the prerendered page before its script ran: React keeps the control's value, the store has to learn it. */
export function adoptTyped(form: HTMLFormElement, store: FormStore): void {
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      )
    )
      continue;
    if (!control.name || control.disabled) continue;
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      if (control.checked && !control.defaultChecked && control.type === 'radio')
        store.write(control.name, control.value);
    } else if (
      control.value &&
      control.value !== (store.read(control.name) ?? '') &&
      !(control instanceof HTMLInputElement && control.type === 'file')
    ) {
      store.write(control.name, control.value);
    }
  }
}
