/** A fair lock, in the sequence of the requests. */
export type Mutex = { readonly lock: () => Promise<void>; readonly unlock: () => void };

export const createMutex = (): Mutex => {
  const waiting: (() => void)[] = [];
  let taken = false;
  return {
    lock: () => {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
    unlock: () => {
      const next = waiting.shift();
      if (next) next();
      else taken = false;
    },
  };
};
