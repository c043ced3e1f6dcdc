import type { Page } from '@playwright/test';

type Held = {
  readonly isAskedFor: () => boolean;
  readonly letIn: () => void;
  /** It does not come, nor when it is asked for again, until it is let in. */
  readonly lose: () => void;
};

/** Holds back what a page asks for at these addresses, until the journey lets it in or loses it. */
export const hold = async (page: Page, addresses: string | RegExp): Promise<Held> => {
  const { promise: decided, resolve: decide } = Promise.withResolvers<void>();
  let isAskedFor = false;
  let isLost = false;
  await page.route(addresses, async (route) => {
    isAskedFor = true;
    await decided;
    if (isLost) await route.abort();
    else await route.continue();
  });
  return {
    isAskedFor: () => isAskedFor,
    letIn: () => {
      isLost = false;
      decide();
    },
    lose: () => {
      isLost = true;
      decide();
    },
  };
};
