/**
 * Presses Enter in a field. Storybook's `userEvent` submits a form with Enter only if the submit button is inside the form. The button of a step is outside,
 * and a browser submits that form too.
 */
export function pressEnter(field: HTMLInputElement): void {
  field.focus();
  field.form?.requestSubmit();
}
