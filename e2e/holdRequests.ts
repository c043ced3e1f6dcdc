import type { Page } from '@playwright/test';

type HeldRequests = {
  readonly isRequested: () => boolean;
  readonly release: () => void;
  /** Fails this and all later requests until `letIn` is called. */
  readonly fail: () => void;
};

/** Holds requests to these addresses until the journey lets them through or fails them. */
export const holdRequests = async (
  page: Page,
  addresses: string | RegExp,
): Promise<HeldRequests> => {
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
    isRequested: () => isAskedFor,
    release: () => {
      isLost = false;
      decide();
    },
    fail: () => {
      isLost = true;
      decide();
    },
  };
};
