import type { Page } from 'playwright-core';

type Fiber = {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
};
type FiberRoot = { readonly current: Fiber };

declare global {
  interface Window {
    fiberRoots?: Set<FiberRoot>;
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
  }
}

/**
 * Counts React components through the developer tools hook. Must be called before the
 * page opens.
 */
export const observeComponents = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const fiberRoots = new Set<FiberRoot>();
    Object.assign(window, {
      fiberRoots,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: FiberRoot) => fiberRoots.add(root),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
};

/**
 * Number of rendered or hydrated components. Server HTML that is not hydrated does not
 * count.
 */
export const countComponents = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const countOf = (first: Fiber | null): number => {
      let count = 0;
      for (let fiber = first; fiber; fiber = fiber.sibling)
        count += (typeof fiber.type === 'function' ? 1 : 0) + countOf(fiber.child);
      return count;
    };
    return [...(window.fiberRoots ?? [])].reduce(
      (total, { current }) => total + countOf(current),
      0,
    );
  });
