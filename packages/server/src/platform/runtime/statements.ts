import { channel } from 'node:diagnostics_channel';

const statements = channel('tailorbird.statement');

/** Tells who listens of a statement the embedded database is about to run, without its values; costs nothing while nobody does. */
export const tellStatement = (sql: string): void => {
  if (statements.hasSubscribers) statements.publish(sql);
};

/** Has every statement told to somebody; answers what ends that. */
export const hearStatements = (listen: (sql: string) => void): (() => void) => {
  const heard = (message: unknown): void => listen(message as string);
  statements.subscribe(heard);
  return () => statements.unsubscribe(heard);
};
