/**
 * Sends documented requests and invalid ones from all roles. Reports responses that are
 * undocumented, 5xx or missing. A seed reproduces the requests.
 */
import type { Answer } from '../oscarClient.ts';
import { type Operation, type Parameter, readApiDocument } from './document.ts';
import { graphqlBody } from './graphql.ts';
import { type Chance, chanceFrom } from './random.ts';
import { type ShopProcess, startShopProcess } from './shopProcess.ts';
import { awkwardValue, createSeen, type Seen, spoil, valueFor } from './values.ts';
import {
  type FuzzVisitor,
  firstLooks,
  goodBody,
  type OwnIds,
  openVisitor,
  ownIdFor,
  type Role,
  roles,
} from './visitors.ts';

export type Finding = {
  readonly call: string;
  readonly role: Role;
  readonly problem: string;
  readonly request: string;
};

export type Fuzzed = {
  readonly seed: number;
  readonly requests: number;
  readonly findings: readonly Finding[];
  readonly statuses: ReadonlyMap<number, number>;
  readonly neverDone: readonly string[];
};

type Prepared = {
  readonly path: string;
  readonly content: unknown;
  readonly headers: Record<string, string>;
};

/** Unpaired surrogates are not allowed in a URL. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '�');
const asText = (value: unknown): string =>
  wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined'));

const document = readApiDocument();

const pathOf = (
  { path, parameters }: Operation,
  ownIds: OwnIds,
  seen: Seen,
  chance: Chance,
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema =
      parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ??
      {};
    const value = chance.percent(15)
      ? awkwardValue(chance)
      : (ownIdFor(ownIds, path, name, chance) ??
        seen.under(name) ??
        valueFor(document, schema, seen, chance, name));
    const text = encodeURIComponent(wellFormed(asText(value).slice(0, 300)));
    // Empty and dot segments would change the path.
    return ['', '.', '..'].includes(text) ? '1' : text;
  });
  const query = parameters.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || chance.percent(50)),
  );
  const pairs = query.map((parameter: Parameter) => {
    const value = chance.percent(25)
      ? awkwardValue(chance)
      : (seen.under(parameter.name) ??
        valueFor(document, parameter.schema, seen, chance, parameter.name));
    return `${parameter.name}=${encodeURIComponent(wellFormed(asText(value).slice(0, 500)))}`;
  });
  if (chance.percent(5))
    pairs.push(
      chance.oneOf(['utm=1', 'slug=%00', '=', '&&', '%', 'currency=EUR&currency=', '__proto__=1']),
    );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
};

const bodyOf = async (
  operation: Operation,
  visitor: FuzzVisitor,
  origin: string,
  seen: Seen,
  chance: Chance,
): Promise<unknown> => {
  if (operation.body === null) return chance.percent(3) ? awkwardValue(chance) : undefined;
  const good =
    operation.name === 'queryGraph'
      ? graphqlBody(seen, chance)
      : ((chance.percent(60)
          ? await goodBody(operation.name, visitor, origin, chance)
          : undefined) ?? valueFor(document, operation.body, seen, chance));
  const value = chance.percent(40) ? spoil(good, chance) : good;
  switch (chance.below(60)) {
    case 0:
      return JSON.stringify(value)?.slice(0, -1) || '{';
    case 1:
      return `${'['.repeat(4_000)}${']'.repeat(4_000)}`;
    case 2:
      return JSON.stringify('x'.repeat(70_000));
    case 3:
    case 4:
      return new URLSearchParams(
        Object.entries((value ?? {}) as object).map(([key, each]) => [
          wellFormed(key),
          asText(each),
        ]),
      );
    default:
      return typeof value === 'string' ? JSON.stringify(value) : value;
  }
};

const headersOf = (chance: Chance, address: string): Record<string, string> => ({
  'accept-language': chance.oneOf(['en', 'de', 'fr', '*', 'de;q=x,,,', '']),
  ...(chance.percent(3) && { 'x-csrftoken': 'forged' }),
  ...(chance.percent(2) && { origin: chance.oneOf(['https://evil.example', 'null', address]) }),
  ...(chance.percent(1) && { 'session-id': 'SID:ANON:x:1' }),
  ...(chance.percent(1) && {
    'content-type': chance.oneOf([
      'text/plain',
      'application/xml',
      'application/json; charset=utf-16',
      '',
    ]),
  }),
});

const prepare = async (
  operation: Operation,
  visitor: FuzzVisitor,
  address: string,
  seen: Seen,
  chance: Chance,
): Promise<Prepared> => ({
  path: pathOf(operation, visitor.ownIds, seen, chance),
  content:
    operation.method === 'GET'
      ? undefined
      : await bodyOf(operation, visitor, address, seen, chance),
  headers: headersOf(chance, address),
});

const judge = (operation: Operation, { status, body }: Answer): string | null => {
  if (status >= 500) return `answered ${status}`;
  return document.judge(operation, status, body);
};

/** Requests per visitor, after which their data is used up. */
const requestsOfOne = 120;

/** Sends requests one after another. Ends early if the shop stops responding. */
export const fuzz = async (
  seed: number,
  requests: number,
  onFinding: (finding: Finding) => void = () => {},
): Promise<Fuzzed> => {
  const chance = chanceFrom(seed);
  const seen = createSeen(chance);
  const shop: ShopProcess = await startShopProcess();
  const visitors = new Map<Role, { readonly visitor: FuzzVisitor; left: number }>();
  const findings: Finding[] = [];
  const statuses = new Map<number, number>();
  const done = new Set<string>();
  let sent = 0;

  const visitorOf = async (role: Role): Promise<FuzzVisitor> => {
    const known = visitors.get(role);
    if (
      known &&
      known.left > 0 &&
      (role === 'anonymous' || role === 'guest' || known.visitor.client.cookies.has('sessionid'))
    ) {
      known.left -= 1;
      return known.visitor;
    }
    const visitor = await openVisitor(shop, role);
    for (const path of firstLooks) seen.keep((await visitor.client.get(path)).body);
    visitors.set(role, { visitor, left: requestsOfOne });
    return visitor;
  };

  try {
    for (; sent < requests; sent += 1) {
      const role = chance.oneOf(roles);
      const operation = chance.percent(12)
        ? (document.operations.find(({ name }) => name === 'queryGraph') as Operation)
        : chance.oneOf(document.operations);
      const visitor = await visitorOf(role);
      // Anonymous visitors start without cookies.
      if (role === 'anonymous') visitor.client.cookies.clear();
      const { path, content, headers } = await prepare(
        operation,
        visitor,
        shop.address,
        seen,
        chance,
      );
      let problem: string | null;
      let isLost = false;
      try {
        const answer = await visitor.client.send(operation.method, path, content, headers);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        problem = judge(operation, answer);
        if (answer.status < 300) {
          done.add(operation.name);
          seen.keep(answer.body);
        }
      } catch (cause) {
        problem = `not answered: ${cause instanceof Error ? `${cause.message} ${String(cause.cause ?? '')}` : String(cause)}`;
        isLost = shop.hasEnded() || (cause instanceof Error && cause.name === 'TimeoutError');
      }
      if (problem === null) continue;
      const request =
        `${operation.method} ${path} ${content instanceof URLSearchParams ? content : JSON.stringify(content)}`.slice(
          0,
          1_500,
        );
      const finding = { call: operation.name, role, problem, request };
      findings.push(finding);
      onFinding(finding);
      if (isLost) break;
    }
  } finally {
    shop.stop();
  }
  const neverDone = document.operations.map(({ name }) => name).filter((name) => !done.has(name));
  return { seed, requests: sent, findings, statuses, neverDone };
};
