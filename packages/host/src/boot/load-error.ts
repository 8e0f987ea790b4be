/** Shows the document's own message that a script failed to load, with a reload (F67). */
export function showLoadError(): void {
  document.documentElement.dataset.broken = '';
}

/** Hides the message when the script is requested again or has loaded. */
export function hideLoadError(): void {
  delete document.documentElement.dataset.broken;
}
