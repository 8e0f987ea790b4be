import { pageScript } from './console-parts.ts';

/** Script that moves the focus to the next or previous element with `data-stop`: by the keys j and k, and in the queue also by the arrow keys. */
export const keyboardScript = await pageScript(`addEventListener('keydown', (event) => {
  const { key, target } = event;
  const by = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return;
  if (key.length > 1 && !target.matches('a[data-stop]')) return;
  const stops = [...document.querySelectorAll('[data-stop]')];
  const at = stops.indexOf(document.activeElement);
  const next = stops[at < 0 ? (by > 0 ? 0 : stops.length - 1) : at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: next.matches('a') ? 'nearest' : 'start' });
});`);
