/** Shows the document's message that a script failed to load, with a link that reloads (F67). */
export function showLoadError(): void {
  document.documentElement.dataset.broken = '';
}

/** Hides the message of `showLoadError`. */
export function hideLoadError(): void {
  delete document.documentElement.dataset.broken;
}
