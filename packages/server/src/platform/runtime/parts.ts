import { channel } from 'node:diagnostics_channel';
import type { Part } from './part.ts';
import { currentRequest } from './requestScope.ts';

/** Thrown where something ends before its time as it is meant to: nothing has failed. */
export class EndedAsMeant extends Error {}

const parts = channel('tailorbird.part');

/** A request with more of them than this has the first ones told. */
const mostParts = 100;

/** Does something, and has it told as a part of the request it is done for, or by itself where there is none; costs nothing while nobody listens. */
export const measured = async <Value>(
  name: Part['name'],
  work: () => Promise<Value>,
): Promise<Value> => {
  if (!parts.hasSubscribers) return await work();
  const [began, started] = [Date.now(), performance.now()];
  let failed = false;
  try {
    return await work();
  } catch (cause) {
    failed = !(cause instanceof EndedAsMeant);
    throw cause;
  } finally {
    const part: Part = { name, began, ms: performance.now() - started, failed };
    const request = currentRequest();
    // What a request has begun and did not wait for ends after it.
    if (request && !request.isAnswered) {
      if (request.parts.length < mostParts) request.parts.push(part);
    } else parts.publish(part);
  }
};

/** Has every part that belongs to no request told to somebody, and those of requests collected; answers what ends that. */
export const hearParts = (listen: (part: Part) => void): (() => void) => {
  const heard = (message: unknown): void => listen(message as Part);
  parts.subscribe(heard);
  return () => parts.unsubscribe(heard);
};
