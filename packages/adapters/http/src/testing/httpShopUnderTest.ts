import type { ResetLink } from '@tailorbird/domain/account';
import { sandboxCards } from '@tailorbird/domain/checkout';
import type { Locale } from '@tailorbird/domain/kernel';
import type { ShopUnderTest } from '@tailorbird/domain/testing/contracts';
import { HttpProfileExport } from '../account.ts';
import { HttpChanges } from '../changes.ts';
import { HttpClaims } from '../claims.ts';
import { HttpExpenditures, HttpInquiries, HttpNewsletter } from '../content.ts';
import { HttpFavorites } from '../favorites.ts';
import { HttpFitFeedbacks, HttpFits } from '../fits.ts';
import {
  createHttpClient,
  HttpAccount,
  HttpBaskets,
  HttpCatalog,
  HttpCheckout,
  HttpContent,
  HttpOrders,
  HttpPasskeys,
  HttpPasswords,
  HttpPayments,
  HttpReviews,
  HttpSearch,
  HttpSecurity,
  HttpSizes,
  type Problem,
} from '../index.ts';
import { HttpGarmentPages, HttpOrderLinks, HttpPapers, HttpWithdrawals } from '../orders.ts';
import { SandboxCardTokens } from '../sandboxBank.ts';
import { HttpWearers } from '../sizing.ts';
import { HttpWorkshop } from '../workshop.ts';
import { cookieJar } from './cookieJar.ts';
import { oneTimeCode } from './oneTimeCode.ts';
import { passkeyDevice, type SoftwareAuthenticator } from './passkeyDevice.ts';

type Server = {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly close: () => Promise<void>;
  readonly database: {
    readonly queries: {
      readonly selectFrom: (table: 'outbox') => {
        readonly select: (columns: readonly ['kind', 'payload']) => {
          readonly execute: () => Promise<
            readonly { readonly kind: string; readonly payload: string }[]
          >;
        };
      };
    };
  };
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

/**
 * A browser with a language. `sendsToken: false` simulates another site or a broken
 * page.
 */
export type Browser = { readonly locale?: Locale; readonly sendsToken?: boolean };

/** An opaque path, because adapters do not depend on the server except in tests. */
const serverModule = new URL('../../../../server/src/app/createServer.ts', import.meta.url).href;

const authenticatorModule = new URL(
  '../../../../server/test/softwareAuthenticator.ts',
  import.meta.url,
).href;

const origin = 'http://shop.example.test';

/**
 * Starts the server with an empty database in this process. Browsers call it without a
 * network. `problems` collects responses with an undocumented shape.
 */
export const openServer = async (): Promise<{
  readonly open: (browser?: Browser) => Promise<ShopUnderTest>;
  readonly problems: readonly Problem[];
  readonly close: () => Promise<void>;
}> => {
  const { softwareAuthenticator } = (await import(/* @vite-ignore */ authenticatorModule)) as {
    readonly softwareAuthenticator: (origin: string) => SoftwareAuthenticator;
  };
  const { createServer } = (await import(/* @vite-ignore */ serverModule)) as ServerModule;
  const server = await createServer({
    database: { memory: true },
    seedsAccounts: true,
    settings: { passwordCost: 10, limitFactor: 1_000, checkAnswers: true },
  });
  const problems: Problem[] = [];

  const enter = ({ locale = 'en', sendsToken = true }: Browser = {}) => {
    const jar = cookieJar();
    jar.set('country', 'DE');
    const browse = async (address: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers);
      headers.set('cookie', jar.header());
      headers.set('host', new URL(origin).host);
      if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin);
      const response = await server.fetch(
        new Request(address, { ...init, headers, redirect: 'manual' }),
      );
      jar.keep(response);
      return response;
    };
    const client = createHttpClient({
      baseUrl: origin,
      fetch: browse,
      locale: () => locale,
      csrfToken: () => (sendsToken ? jar.get('csrftoken') : null),
      report: (problem) => problems.push(problem),
      retryDelay: 1,
    });
    return { browse, client };
  };

  let staff: Promise<HttpWorkshop> | null = null;
  const openWorkshop = async (): Promise<HttpWorkshop> => {
    const { client } = enter();
    const signedIn = await new HttpAccount(client).signIn({
      email: 'staff@tailorbird.example',
      password: 'measure-twice',
    });
    if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.failure));
    return new HttpWorkshop(client);
  };

  const open = async (browser: Browser = {}): Promise<ShopUnderTest> => {
    const { browse, client } = enter(browser);
    const authenticator = softwareAuthenticator(origin);
    const mailsTo = async (email: string, ofKind?: string): Promise<readonly string[]> => {
      const mails = await server.database.queries
        .selectFrom('outbox')
        .select(['kind', 'payload'])
        .execute();
      return mails
        .filter(({ kind }) => ofKind === undefined || kind === ofKind)
        .map(({ payload }) => payload)
        .filter((payload) => payload.toLowerCase().includes(`"${email.toLowerCase()}"`));
    };
    const linkTo = async (
      page: 'reset-password' | 'confirm-email',
      email: string,
    ): Promise<ResetLink | null> => {
      const [, uid, token] =
        (await mailsTo(email))
          .map((payload) => new RegExp(`/${page}/([\\w-]+)/([\\w-]+)`).exec(payload))
          .findLast((found) => found !== null) ?? [];
      return uid && token ? { uid, token } : null;
    };
    return {
      account: new HttpAccount(client),
      baskets: new HttpBaskets(client),
      cardTokens: new SandboxCardTokens(browse, origin),
      catalog: new HttpCatalog(client),
      changes: new HttpChanges(client),
      checkout: new HttpCheckout(client),
      claims: new HttpClaims(client),
      content: new HttpContent(client),
      expenditures: new HttpExpenditures(client),
      garmentPages: new HttpGarmentPages(client),
      favorites: new HttpFavorites(client),
      fitFeedbacks: new HttpFitFeedbacks(client),
      fits: new HttpFits(client),
      inquiries: new HttpInquiries(client),
      newsletter: new HttpNewsletter(client),
      orderLinks: new HttpOrderLinks(client),
      orders: new HttpOrders(client),
      passkeys: new HttpPasskeys(client, passkeyDevice(authenticator)),
      papers: new HttpPapers(client),
      passwords: new HttpPasswords(client),
      payments: new HttpPayments(client),
      profileExport: new HttpProfileExport(client),
      reviews: new HttpReviews(client),
      search: new HttpSearch(client),
      security: new HttpSecurity(client),
      sizes: new HttpSizes(client),
      wearers: new HttpWearers(client),
      withdrawals: new HttpWithdrawals(client),
      vouchers: {
        tenPercent: 'WELCOME10',
        amount: 'TWENTY-OFF',
        shipping: 'FREESHIP',
        account: 'GIFT50',
        expired: 'EXPIRED',
        notYetValid: 'SOON',
        used: 'USED',
      },
      cards: sandboxCards,
      limited: { slug: 'merino-t-shirt', fabricColorId: 309, pieces: 5 },
      soldOut: { slug: 'pique-polo', fabricColorId: 506 },
      origin,
      advanceOrder: async (number, to) => {
        staff ??= openWorkshop();
        const found = await new HttpOrders(client).byNumber(number);
        if (!found.ok) throw new Error(JSON.stringify(found.failure));
        const moved = await (await staff).move(found.value, to);
        if (!moved.ok) throw new Error(JSON.stringify(moved.failure));
      },
      mailedNewsletterLinks: async (email) => {
        const last = (await mailsTo(email, 'newsletter')).at(-1) ?? '';
        const linkOf = (step: string): string | null =>
          new RegExp(`/newsletter/${step}/([\\w.-]+)`).exec(last)?.[1] ?? null;
        return { confirm: linkOf('confirm'), unsubscribe: linkOf('unsubscribe') };
      },
      mailedOrderLink: async (email) =>
        (await mailsTo(email, 'order-link'))
          .flatMap((payload) => /[?&]link=([\w.-]+)/.exec(payload)?.[1] ?? [])
          .at(-1) ?? null,
      mailedLink: (email) => linkTo('reset-password', email),
      mailedConfirmation: (email) => linkTo('confirm-email', email),
      oneTimeCode: (key, stepsLater = 0) =>
        oneTimeCode(key, Math.floor(Date.now() / 30_000) + stepsLater),
      decideAtBank: async (url, decision) => {
        const answer = await browse(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ decision }),
        });
        return (
          new URL(answer.headers.get('location') ?? '', origin).searchParams.get(
            'redirectResult',
          ) ?? ''
        );
      },
    };
  };

  return { open, problems, close: server.close };
};
