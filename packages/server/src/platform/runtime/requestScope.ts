import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Part } from './part.ts';

/** What is known of the request that is being answered, wherever in its answering one is. */
export type RequestScope = {
  /** Names the request in its answer's header, in the log, and where something went wrong. */
  readonly id: string;
  /** The pattern of the path it is answered by, `/oscarapi/lines/{id}/`; null while none has taken it. */
  route: string | null;
  /** What took time on the way to its answer, while somebody measures. */
  readonly parts: Part[];
  isAnswered: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export const requestIdHeader = 'x-request-id';

/** What a proxy may call a request: nothing that could be anything else in a log. */
const isRequestId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[\w.-]{8,128}$/.test(text);

/** The name of a request: the one its proxy gave it, where there is one that is believed, else a new one. */
export const requestIdOf = (
  given: string | null | undefined,
  { trustProxy }: { readonly trustProxy: boolean },
): string => (trustProxy && isRequestId(given) ? given : randomUUID());

export const inRequest = <Value>(id: string, work: () => Value): Value =>
  scopes.run({ id, route: null, parts: [], isAnswered: false }, work);

/** Says which route answers the request. The first to say so is right: a page asks routes for what it shows. */
export const answeredBy = (route: string): void => {
  const scope = scopes.getStore();
  if (scope) scope.route ??= route;
};

/** Names the page a request is for, by the pattern of its path. */
export const answeredByPage = (pattern: string): void => {
  const scope = scopes.getStore();
  if (scope?.route === 'page') scope.route = `page ${pattern}`;
};

export const currentRequest = (): RequestScope | undefined => scopes.getStore();
