import type { Page } from '@playwright/test';

/** The parts of a fiber of React 19 that are read here. */
type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
};

/**
 * Counts the components that React renders, through the hook of its developer tools. Call it before the page opens. The
 * returned function returns the number of components that were rendered again since its last call.
 */
export async function countRenders(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { renders: 0 };
    const [performedWork, functionComponent, forwardRef, memo, simpleMemo] = [1, 0, 11, 14, 15];
    const isComponent = ({ tag }: Fiber) => [functionComponent, forwardRef, memo, simpleMemo].includes(tag);
    const visit = (fiber: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        const before = at.alternate;
        if (before && isComponent(at) && at.flags & performedWork) counted.renders += 1;
        if (!before || at.child !== before.child) visit(at.child); // the others did not render
      }
    };
    Object.assign(window, {
      quaysideCounted: counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => visit(root.current),
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
  return () =>
    page.evaluate(() => {
      const { quaysideCounted: counted } = window as unknown as { quaysideCounted: { renders: number } };
      const { renders } = counted;
      counted.renders = 0;
      return renders;
    });
}
