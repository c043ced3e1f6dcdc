import type { Page } from '@playwright/test';

type Held = {
  readonly isAskedFor: () => boolean;
  readonly letIn: () => void;
  /** Fails this and all later requests until `letIn` is called. */
  readonly lose: () => void;
};

/** Holds requests to these addresses until the journey lets them through or fails them. */
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
