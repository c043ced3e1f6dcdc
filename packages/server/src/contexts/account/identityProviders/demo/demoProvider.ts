import { generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SocialProvider, socialProviders } from '@tailorbird/domain/shell';
import { Provider } from 'oidc-provider';
import { socialPath } from '../../application/socialPath.ts';
import { MemoryAdapter } from './memoryAdapter.ts';
import { readForm, signInPage } from './page.ts';

export const demoPath = '/sandbox/identities';

type Person = { readonly email: string; readonly firstName: string; readonly isVerified: boolean };

/**
 * A demo OpenID Connect provider: any name is accepted. It listens on its own local port, and
 * the shop forwards requests to it.
 */
export type DemoProvider = {
  readonly origin: string;
  readonly local: string;
  readonly close: () => Promise<void>;
};

const mostPeople = 1_000;
const secretOf = (provider: SocialProvider): string =>
  hash('sha256', `demo ${provider}`, 'base64url');
export const demoKey = (provider: SocialProvider) => ({
  clientId: provider,
  clientSecret: secretOf(provider),
});

const signingKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'demo' };
};

export const startDemoProvider = async (origin: string): Promise<DemoProvider> => {
  const people = new Map<string, Person>();
  const storePerson = (person: Person): string => {
    const id = hash('sha256', person.email.toLowerCase(), 'base64url');
    if (people.size >= mostPeople) people.delete(people.keys().next().value ?? '');
    people.set(id, person);
    return id;
  };

  const provider = new Provider(`${origin}${demoPath}`, {
    adapter: MemoryAdapter,
    clients: socialProviders.map((name) => ({
      client_id: name,
      client_secret: secretOf(name),
      redirect_uris: [`${origin}${socialPath('complete', name)}`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    })),
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [signingKey() as never] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => `${demoPath}/ask/${uid}` },
    ttl: {
      Interaction: 900,
      Session: 60,
      Grant: 900,
      AccessToken: 300,
      IdToken: 300,
      AuthorizationCode: 60,
    },
    findAccount: (_, id) => {
      const person = people.get(id);
      return (
        person && {
          accountId: id,
          claims: () => ({
            sub: id,
            email: person.email,
            email_verified: person.isVerified,
            given_name: person.firstName,
            family_name: '',
          }),
        }
      );
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // Uses the forwarded host and protocol of the shop.
  provider.proxy = true;

  const handleForm = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const details = await provider.interactionDetails(request, response).catch(() => null);
    const { client_id: client, ui_locales: language } = details?.params ?? {};
    if (request.method === 'POST' && details) {
      const form = await readForm(request);
      if (form.get('decision') !== 'continue') {
        await provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: 'cancelled',
        });
        return;
      }
      const email = (form.get('email') ?? '').trim().slice(0, 254);
      const person = {
        email,
        firstName: (form.get('first_name') ?? '').slice(0, 80),
        isVerified: form.has('verified'),
      };
      await provider.interactionFinished(
        request,
        response,
        { login: { accountId: storePerson(person), remember: false } },
        { mergeWithLastSubmission: false },
      );
      return;
    }
    signInPage(response, {
      isKnown: details !== null,
      name: String(client ?? ''),
      locale: language === 'de' ? 'de' : 'en',
    });
  };

  const answer = provider.callback();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith(`${demoPath}/ask/`)) {
      handleForm(request, response).catch(() => response.writeHead(500).end());
      return;
    }
    // The provider needs the original URL, since it is mounted below a path of another server.
    Object.assign(request, { originalUrl: path });
    request.url = path.slice(demoPath.length) || '/';
    void answer(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    origin,
    local: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
