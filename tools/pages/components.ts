import type { Page } from 'playwright-core';

/** As much of React's tree as is read here. */
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

/** Lets the page tell of its components, as React tells its developer tools; to be called before it is opened. */
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

/** Components that the page has taken over or made: what React holds of it, renders and compares. What it has left as the server wrote it is not among them. */
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
