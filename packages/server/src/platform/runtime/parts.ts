import { channel } from 'node:diagnostics_channel';
import type { Part } from './part.ts';
import { currentRequest } from './requestScope.ts';

export class ExpectedEnd extends Error {}

const parts = channel('tailorbird.part');

const mostParts = 100;

/**
 * Runs and times a part of the current request, or a part on its own outside one; free without
 * listeners.
 */
export const timePart = async <Value>(
  name: Part['name'],
  work: () => Promise<Value>,
): Promise<Value> => {
  if (!parts.hasSubscribers) return await work();
  const [began, started] = [Date.now(), performance.now()];
  let failed = false;
  try {
    return await work();
  } catch (cause) {
    failed = !(cause instanceof ExpectedEnd);
    throw cause;
  } finally {
    const part: Part = { name, began, ms: performance.now() - started, failed };
    const request = currentRequest();
    // Work that a request started without awaiting ends later.
    if (request && !request.isAnswered) {
      if (request.parts.length < mostParts) request.parts.push(part);
    } else parts.publish(part);
  }
};

/**
 * Subscribes to parts outside requests, and enables recording in requests; returns a function
 * that unsubscribes.
 */
export const subscribeToParts = (listen: (part: Part) => void): (() => void) => {
  const onMessage = (message: unknown): void => listen(message as Part);
  parts.subscribe(onMessage);
  return () => parts.unsubscribe(onMessage);
};
