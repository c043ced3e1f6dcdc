import { Unavailable } from './unavailable.ts';

export type BoundedQueue = {
  /** Runs work in its turn; throws `Unavailable` at once if the queue is full. */
  readonly run: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export type QueueBounds = {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly retryAfterSeconds: number;
};

/** A queue with limited concurrency for expensive work. */
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
        throw new Unavailable('Too many tasks at once', retryAfterSeconds);
      // A finished task passes its slot to the next.
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
