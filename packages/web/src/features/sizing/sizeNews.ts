const listeners = new Set<() => void>();

/** Tells everybody on the page that the saved sizes are no longer what they were. */
export const tellSizeSaved = (): void => {
  for (const listen of listeners) listen();
};

/** Listens for saved sizes. Returns how to stop. */
export const onSizeSaved = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
};
