/**
 * The frame is of this origin. Storybook covers it until the story is prepared, and the story is empty until it has its
 * code. An overlay stands beside the root of its story, which may hold nothing else.
 */
export function isDrawnIn(page: Document | null | undefined): boolean {
  const { body } = page ?? {};
  if (!body?.classList.contains('sb-show-main') || body.matches('[class*=sb-show-preparing]')) return false;
  const root = page?.querySelector('#storybook-root');
  return Boolean(body.innerText.trim() || root?.querySelector('svg, img, canvas, video'));
}
