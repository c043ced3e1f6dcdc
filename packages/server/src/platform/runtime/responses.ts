import { channel } from 'node:diagnostics_channel';
import type { Part } from './part.ts';

/** A completed request for measurement, without personal data. */
export type Answered = {
  readonly method: string;
  /** Route pattern; `page`, `kept` for cached responses, `none` without a route. */
  readonly route: string;
  readonly status: number;
  /** Start in milliseconds since 1970, and duration in milliseconds. */
  readonly began: number;
  readonly ms: number;
  readonly request: string;
  /** W3C trace context of the request. */
  readonly traceparent: string | undefined;
  readonly parts: readonly Part[];
};

const answers = channel('tailorbird.answered');

/** Notifies listeners; free without any. */
export const notifyResponse = (make: () => Answered): void => {
  if (answers.hasSubscribers) answers.publish(make());
};

/** Subscribes to completed requests; returns a function that unsubscribes. */
export const onResponse = (listen: (answered: Answered) => void): (() => void) => {
  const onMessage = (message: unknown): void => listen(message as Answered);
  answers.subscribe(onMessage);
  return () => answers.unsubscribe(onMessage);
};
