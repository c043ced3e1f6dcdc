import { successOf } from '@tailorbird/domain/testing/contracts';
import type { HttpClient } from '../client.ts';
import { createHttpClient, HttpAccount, type Problem } from '../index.ts';
import { cookieJar } from './cookieJar.ts';

type Mails = {
  readonly selectFrom: (table: 'outbox') => {
    readonly select: (columns: readonly ['kind', 'payload']) => {
      readonly execute: () => Promise<
        readonly { readonly kind: string; readonly payload: string }[]
      >;
    };
  };
};
type Server = {
  readonly listen: (port: number) => Promise<string>;
  readonly close: () => Promise<void>;
  readonly database: { readonly queries: Mails };
  readonly shop: unknown;
};
type ServerModule = {
  readonly createServer: (options: {
    readonly database: { readonly memory: true };
    readonly seedsAccounts: true;
    readonly settings: {
      readonly passwordCost: number;
      readonly limitFactor: number;
      readonly checkAnswers: boolean;
    };
  }) => Promise<Server>;
};

/** An opaque path, because adapters do not depend on the server except in tests. */
const serverModule = new URL('../../../../server/src/app/createServer.ts', import.meta.url).href;

/**
 * The server over a real network, with staff accounts. Each browser has its own cookies.
 * `problems` collects responses with an undocumented shape.
 */
export const openStaffServer = async () => {
  const { createServer } = (await import(/* @vite-ignore */ serverModule)) as ServerModule;
  const server = await createServer({
    database: { memory: true },
    seedsAccounts: true,
    settings: { passwordCost: 4, limitFactor: 1_000, checkAnswers: true },
  });
  const origin = await server.listen(0);
  const problems: Problem[] = [];

  /** A new browser without a session. `browse` sends requests with its cookies. */
  const enter = (): {
    readonly client: HttpClient;
    readonly browse: (address: string, init?: RequestInit) => Promise<Response>;
  } => {
    const jar = cookieJar();
    const browse = async (address: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers);
      headers.set('cookie', jar.header());
      if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin);
      const response = await fetch(new URL(address, origin), { ...init, headers });
      jar.keep(response);
      return response;
    };
    const client = createHttpClient({
      baseUrl: origin,
      fetch: browse,
      locale: () => 'en',
      csrfToken: () => jar.get('csrftoken'),
      report: (problem) => problems.push(problem),
      retryDelay: 1,
    });
    return { client, browse };
  };

  const signIn = async (
    client: HttpClient,
    who: 'customer' | 'staff' | 'store',
  ): Promise<HttpClient> => {
    successOf(
      await new HttpAccount(client).signIn({
        email: `${who}@tailorbird.example`,
        password: 'measure-twice',
      }),
    );
    return client;
  };

  const mailsTo = async (email: string): Promise<readonly string[]> =>
    (await server.database.queries.selectFrom('outbox').select(['kind', 'payload']).execute())
      .map(({ payload }) => payload)
      .filter((payload) => payload.includes(`"${email}"`));

  return {
    enter,
    browser: () => enter().client,
    signedInAs: (who: 'customer' | 'staff' | 'store', client: HttpClient = enter().client) =>
      signIn(client, who),
    mailsTo,
    problems,
    shop: server.shop,
    close: server.close,
  };
};
