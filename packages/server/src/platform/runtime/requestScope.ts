import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Part } from './part.ts';

export type RequestScope = {
  /** Request id in the response header, the log and error reports. */
  readonly id: string;
  /** Path pattern of the route, `/oscarapi/lines/{id}/`; null until one matches. */
  route: string | null;
  /** Timed parts, while measured. */
  readonly parts: Part[];
  isAnswered: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export const requestIdHeader = 'x-request-id';

/** Accepts only harmless characters in a proxy's request id, to prevent log injection. */
const isRequestId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[\w.-]{8,128}$/.test(text);

/** The request's id: from a trusted proxy, or else a new one. */
export const requestIdOf = (
  given: string | null | undefined,
  { trustProxy }: { readonly trustProxy: boolean },
): string => (trustProxy && isRequestId(given) ? given : randomUUID());

export const inRequest = <Value>(id: string, work: () => Value): Value =>
  scopes.run({ id, route: null, parts: [], isAnswered: false }, work);

/** The first call wins, because pages call routes internally. */
export const setRequestRoute = (route: string): void => {
  const scope = scopes.getStore();
  if (scope) scope.route ??= route;
};

export const setPageRoute = (pattern: string): void => {
  const scope = scopes.getStore();
  if (scope?.route === 'page') scope.route = `page ${pattern}`;
};

export const currentRequest = (): RequestScope | undefined => scopes.getStore();
