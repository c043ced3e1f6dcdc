import { channel } from 'node:diagnostics_channel';

const statements = channel('tailorbird.statement');

/**
 * Notifies listeners of a statement of the embedded database before it runs, without its
 * values; free without listeners.
 */
export const notifyStatement = (sql: string): void => {
  if (statements.hasSubscribers) statements.publish(sql);
};

/** Subscribes to statements; returns a function that unsubscribes. */
export const onStatement = (listen: (sql: string) => void): (() => void) => {
  const onMessage = (message: unknown): void => listen(message as string);
  statements.subscribe(onMessage);
  return () => statements.unsubscribe(onMessage);
};
