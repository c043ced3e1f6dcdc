import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type OpenIdProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Walks through the provider's pages with this email address. Returns the redirect. */
  readonly signIn: (address: string, email: string) => Promise<string>;
  readonly close: () => void;
};

/**
 * A local OpenID Connect provider with one client and oidc-provider's development pages: the
 * entered email address becomes the identity.
 */
export const startOpenIdProvider = async (redirectUri: string): Promise<OpenIdProvider> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['shop', 'a secret of the shop & its provider'];
  const provider = new Provider(issuer, {
    clients: [
      { client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] } as const,
    ],
    cookies: { keys: ['a key'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: true, given_name: 'Ada' }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    clientId,
    clientSecret,
    signIn: async (address, email) => {
      const cookies = new Map<string, string>();
      const sendRequest = async (url: string, form?: Record<string, string>): Promise<Response> => {
        const asked = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(form && { method: 'POST', body: new URLSearchParams(form) }),
        });
        for (const cookie of asked.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        return asked;
      };
      let at = address;
      for (let steps = 0; steps < 12 && at.startsWith(issuer); steps += 1) {
        let asked = await sendRequest(at);
        if (asked.status === 200) {
          const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(await asked.text()) ?? [];
          asked = await sendRequest(at, { prompt, login: email, password: 'any' });
        }
        at = new URL(asked.headers.get('location') ?? '', at).href;
      }
      return at;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
