import { leastTarget, smallTargets } from '../packages/ui/src/foundations/targets.ts';

/** A story shows something to press that thumbs miss. `parameters.targets: 'off'` lets a story that does so on purpose be. */
export class SmallTargetError extends Error {
  override readonly name = 'SmallTargetError';
  constructor(found: ReturnType<typeof smallTargets>) {
    const list = found.map(({ name, width, height }) => `"${name}" ${width} × ${height} px`).join(', ');
    super(`Smaller than ${leastTarget} × ${leastTarget} px: ${list}. Give it min-h-target and min-w-target.`);
  }
}

/** Throws SmallTargetError where a story ends with a target under 44 px. */
export function checkTargets({
  canvasElement,
  parameters,
  viewMode,
}: {
  canvasElement: HTMLElement;
  parameters: { targets?: unknown };
  viewMode: string;
}): void {
  if (parameters.targets === 'off' || viewMode === 'docs') return; // a docs page has buttons of Storybook's own
  const found = smallTargets(canvasElement.ownerDocument.body);
  if (found.length) throw new SmallTargetError(found);
}
