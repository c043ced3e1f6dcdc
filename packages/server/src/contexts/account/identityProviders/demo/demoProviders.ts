import { socialProviders } from '@tailorbird/domain/shell';
import type { Logger } from 'pino';
import type { IdentityProviders } from '../../application/identityProviders.ts';
import { usesFormPost } from '../knownProviders.ts';
import { createOpenIdProviders } from '../openId.ts';
import type { DemoProvider } from './demoProvider.ts';

/** A demo shop may be used under several host names; each gets its own provider. */
const maxDemoProviders = 4;

/** `oidc` is configured by the shop, so it has no demo. */
const demoProviderNames = socialProviders.filter((provider) => provider !== 'oidc');

/**
 * Demo providers, started at the first use. For sample shops only: visitors may claim any
 * identity.
 */
export const createDemoProviders = (logger: Pick<Logger, 'warn'>): IdentityProviders => {
  const opened = new Map<string, Promise<DemoProvider>>();
  const providerSettingsOf = (origin: string): Promise<DemoProvider> => {
    const known = opened.get(origin);
    if (known) return known;
    if (opened.size >= maxDemoProviders)
      return Promise.reject(new Error('The demo supports no more addresses'));
    const opening = import('./demoProvider.ts').then(({ startDemoProvider }) =>
      startDemoProvider(origin),
    );
    opened.set(origin, opening);
    opening.catch(() => opened.delete(origin));
    return opening;
  };
  const forward = async (
    demo: DemoProvider,
    address: string,
    init: RequestInit,
  ): Promise<Response> => {
    const { pathname, search } = new URL(address);
    const { protocol, host } = new URL(demo.origin);
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-host', host);
    headers.set('x-forwarded-proto', protocol.replace(':', ''));
    return await fetch(`${demo.local}${pathname}${search}`, {
      ...init,
      headers,
      redirect: 'manual',
    });
  };

  const providers = createOpenIdProviders(
    demoProviderNames,
    async (provider, origin) => {
      const [demo, { demoKey, demoPath }] = await Promise.all([
        providerSettingsOf(origin),
        import('./demoProvider.ts'),
      ]);
      return {
        settings: {
          issuer: `${origin}${demoPath}`,
          scope: 'openid email profile',
          parameters: {
            prompt: 'login',
            ...(provider !== 'oidc' && usesFormPost(provider) && { response_mode: 'form_post' }),
          },
        },
        key: demoKey(provider),
        fetch: (address, init) => forward(demo, address, init),
      };
    },
    logger,
  );

  return {
    ...providers,
    pages: async (request, origin) => {
      const demo = await opened.get(origin);
      if (!demo) return null;
      const body = request.method === 'POST' ? await request.arrayBuffer() : null;
      const headers = new Headers(request.headers);
      for (const name of [
        'host',
        'connection',
        'content-length',
        'transfer-encoding',
        'accept-encoding',
      ])
        headers.delete(name);
      return await forward(demo, request.url, { method: request.method, headers, body });
    },
    close: async () => {
      await Promise.all(
        [...opened.values()].map(async (demo) => (await demo.catch(() => null))?.close()),
      );
    },
  };
};
