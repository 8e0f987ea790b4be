import { findSmallTargets, minimumTargetSize } from '../packages/ui/src/foundations/targets.ts';

/** Thrown if a story ends with a press target smaller than 44 px. `parameters.targets: 'off'` disables the check. */
export class SmallTargetError extends Error {
  override readonly name = 'SmallTargetError';
  constructor(found: ReturnType<typeof findSmallTargets>) {
    const list = found.map(({ name, width, height }) => `"${name}" ${width} × ${height} px`).join(', ');
    super(
      `Smaller than ${minimumTargetSize} × ${minimumTargetSize} px: ${list}. Give it min-h-target and min-w-target.`,
    );
  }
}

/** Throws SmallTargetError if a story ends with a press target that is smaller than 44 px. */
export function checkTargetSizes({
  canvasElement,
  parameters,
  viewMode,
}: {
  canvasElement: HTMLElement;
  parameters: { targets?: unknown };
  viewMode: string;
}): void {
  // a documentation page contains Storybook's own buttons
  if (parameters.targets === 'off' || viewMode === 'docs') return;
  const found = findSmallTargets(canvasElement.ownerDocument.body);
  if (found.length) throw new SmallTargetError(found);
}
