/** Shows the message in the document that a script failed to load, with a link that reloads the page (F67). */
export function showLoadError(): void {
  document.documentElement.dataset.broken = '';
}

/** Hides the message that `showLoadError` shows. */
export function hideLoadError(): void {
  delete document.documentElement.dataset.broken;
}
