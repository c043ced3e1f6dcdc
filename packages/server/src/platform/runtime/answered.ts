import { channel } from 'node:diagnostics_channel';
import type { Part } from './part.ts';

/** A request that was answered, for whoever measures. Nothing in it is personal. */
export type Answered = {
  readonly method: string;
  /** The pattern of its path; `page`, `kept` for what was answered from memory, `none` for what no route took. */
  readonly route: string;
  readonly status: number;
  /** When it began, in milliseconds since 1970, and how long it took. */
  readonly began: number;
  readonly ms: number;
  readonly request: string;
  /** The trace it belongs to, as W3C Trace Context writes it. */
  readonly traceparent: string | undefined;
  readonly parts: readonly Part[];
};

const answers = channel('tailorbird.answered');

/** Tells who listens; costs nothing while nobody does. */
export const tellAnswered = (make: () => Answered): void => {
  if (answers.hasSubscribers) answers.publish(make());
};

/** Has every answer told to somebody; answers what ends that. */
export const hearAnswered = (listen: (answered: Answered) => void): (() => void) => {
  const heard = (message: unknown): void => listen(message as Answered);
  answers.subscribe(heard);
  return () => answers.unsubscribe(heard);
};
