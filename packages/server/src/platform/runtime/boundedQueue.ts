import { Unavailable } from './unavailable.ts';

export type BoundedQueue = {
  /** Does a piece of work in its turn; throws `Unavailable` at once when too many wait already. */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export type QueueBounds = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** When those who are turned away may come again. */
  readonly retryAfterSeconds: number;
};

/** A queue for work that is costly enough to stop everything else if everybody's were begun at once. */
export const createBoundedQueue = ({
  atOnce,
  mostWaiting,
  retryAfterSeconds,
}: QueueBounds): BoundedQueue => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (waiting.length >= mostWaiting)
        throw new Unavailable('Too much to do at once', retryAfterSeconds);
      // Whoever leaves hands their place on.
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
