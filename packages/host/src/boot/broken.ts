/** The document itself says that something did not come, in words that it brought along, with a way to load it again (F67). */
export function sayBroken(): void {
  document.documentElement.dataset.broken = '';
}

/** What did not come is asked for again, or is there. */
export function endBroken(): void {
  delete document.documentElement.dataset.broken;
}
