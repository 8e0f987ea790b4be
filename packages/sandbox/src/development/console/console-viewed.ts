import { pageScript } from './console-parts.ts';

/**
 * Script that counts the items with `data-item` whose end has been on screen, and writes the count into the element with `data-viewed`. The count stays until
 * the browser's tab is closed or the customer submits again, because the value of `data-viewed` is part of the storage key. Approve names the other items and
 * asks for a confirmation.
 */
export const viewedScript = await pageScript(`const shown = document.querySelector('[data-viewed]');
const items = [...document.querySelectorAll('[data-item]')];
if (shown && items.length > 0) {
  const key = 'viewed ' + location.pathname + ' ' + shown.dataset.viewed;
  const viewed = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  const unseen = () => items.filter(({ dataset }) => !viewed.has(dataset.item));
  const count = () => {
    const seen = items.length - unseen().length;
    shown.textContent = seen + ' of ' + items.length + (items.length === 1 ? ' item' : ' items') + ' viewed.';
  };
  shown.closest('form')?.addEventListener('submit', (event) => {
    const names = unseen().map((item) => item.querySelector('h3').textContent);
    if (event.submitter?.value !== 'approve' || names.length === 0) return;
    if (!confirm('Approve without viewing these items? ' + names.join(', '))) event.preventDefault();
  });
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) viewed.add(target.closest('[data-item]').dataset.item);
    sessionStorage.setItem(key, JSON.stringify([...viewed]));
    count();
  });
  for (const item of items) watch.observe(item.lastElementChild);
  count();
}`);
