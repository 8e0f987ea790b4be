import { contrast, controlPairs, leastContrast, textPairs } from '../../packages/ui/src/foundations/contrast.ts';
import { leastTarget, smallTargets } from '../../packages/ui/src/foundations/targets.ts';
import { ratioText } from '../design-language/colour-contrast.ts';

export type Finding = { id: string; words: string };

/** Returns texts below 4.5:1 and controls below 3:1; a colour that is not `#rrggbb` is a finding too. */
export function contrastFindings(values: Readonly<Record<string, string>>): Finding[] {
  return (['text', 'control'] as const).flatMap((kind) =>
    (kind === 'text' ? textPairs : controlPairs).flatMap(([front, ground]) => {
      const ratio = ratioOf(values[`--q-${front}`] ?? '', values[`--q-${ground}`] ?? '');
      if (ratio !== undefined && ratio >= leastContrast[kind]) return [];
      const measured = ratio === undefined ? 'cannot be measured' : ratioText(ratio);
      return [
        {
          id: `${kind} ${front} ${ground}`,
          words: `${front} on ${ground}: ${measured}, ${leastContrast[kind]}:1 for a ${kind}`,
        },
      ];
    }),
  );
}

/** Returns the targets in an element that are smaller than 44 × 44 px. */
export const targetFindings = (root: ParentNode): Finding[] =>
  smallTargets(root).map(({ name, width, height }, index) => ({
    id: `target ${index}`,
    words: `${name}: ${width} × ${height} px, ${leastTarget} × ${leastTarget} px for a target`,
  }));

function ratioOf(front: string, ground: string): number | undefined {
  try {
    return contrast(front, ground);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
