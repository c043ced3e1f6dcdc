/** The initial data of the demo in one language, as the ports of a real server answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpAccount } from '../../packages/adapters/http/src/account.ts';
import { HttpBaskets } from '../../packages/adapters/http/src/basket.ts';
import { HttpCatalog } from '../../packages/adapters/http/src/catalog.ts';
import { HttpCheckout } from '../../packages/adapters/http/src/checkout.ts';
import { createHttpClient } from '../../packages/adapters/http/src/client.ts';
import { HttpContent, HttpReviews } from '../../packages/adapters/http/src/content.ts';
import { HttpSizes } from '../../packages/adapters/http/src/sizing.ts';
import { cookieJar } from '../../packages/adapters/http/src/testing/cookieJar.ts';
import { defaultVariant, publicViewer } from '../../packages/domain/src/catalog/index.ts';
import type { ExpenditureFactors } from '../../packages/domain/src/content/index.ts';
import {
  type Currency,
  currencies,
  inLanguage,
  type Locale,
  type Result,
} from '../../packages/domain/src/kernel/index.ts';
import type { LocationInfo } from '../../packages/domain/src/location/index.ts';
import { allReviewsQuery } from '../../packages/domain/src/reviews/index.ts';
import type { Server } from '../../packages/server/src/app/createServer.ts';
import { loadContent } from '../../packages/server/src/contexts/content/rows/source.ts';
import { root } from '../process.ts';

const origin = 'http://demo.example';

/** A country for each currency, to ask for its shipping prices. */
const countryOf: Readonly<Record<Currency, string>> = {
  AUD: 'AU',
  CAD: 'CA',
  CHF: 'CH',
  DKK: 'DK',
  EUR: 'DE',
  GBP: 'GB',
  SEK: 'SE',
  SGD: 'SG',
  USD: 'US',
};

const successOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error(`The server refused: ${JSON.stringify(result.failure)}`);
  return result.value;
};

const found = async <Value>(
  answers: readonly Promise<Result<Value, unknown>>[],
): Promise<readonly Value[]> =>
  (await Promise.all(answers)).flatMap((answer) => (answer.ok ? [answer.value] : []));

/** The chat needs people at a desk. */
const withoutChat = (location: LocationInfo): LocationInfo => ({
  ...location,
  switches: { ...location.switches, appliedChat: false },
});

const factorsOf = () => {
  const loaded = loadContent();
  if (!loaded.ok) throw new Error('The texts have errors');
  return loaded.value.factors;
};

const synonymsOf = (locale: Locale): Readonly<Record<string, string>> => {
  const file = join(root, 'packages/server/search', `${locale}.json`);
  return (
    JSON.parse(readFileSync(file, 'utf8')) as {
      readonly synonyms: Readonly<Record<string, string>>;
    }
  ).synonyms;
};

export const readFixture = async (server: Server, locale: Locale) => {
  const jar = cookieJar();
  jar.set('country', 'DE');
  const client = createHttpClient({
    baseUrl: origin,
    fetch: async (address, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('cookie', jar.header());
      headers.set('host', new URL(origin).host);
      if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin);
      const response = await server.fetch(
        new Request(address, { ...init, headers, redirect: 'manual' }),
      );
      jar.keep(response);
      return response;
    },
    locale: () => locale,
    csrfToken: () => jar.get('csrftoken'),
    report: (problem) => console.error('A call failed', problem),
  });
  const [account, baskets, catalog, checkout, content, reviews, sizes] = [
    new HttpAccount(client),
    new HttpBaskets(client),
    new HttpCatalog(client),
    new HttpCheckout(client),
    new HttpContent(client),
    new HttpReviews(client),
    new HttpSizes(client),
  ] as const;

  const { location } = successOf(await account.visit());
  const listed = await catalog.clothingTypes();
  const clothingTypes = await found(
    [...listed.map(({ slug }) => slug), 'gift-card'].map((slug) => catalog.clothingType(slug)),
  );
  const stock = await Promise.all(clothingTypes.map(({ id }) => catalog.stock(id)));
  const tiers = await Promise.all(
    currencies.map(async (currency) => [currency, await catalog.giftCardTiers(currency)] as const),
  );
  const notes = await found((await content.notes()).map(({ slug }) => content.note(slug)));
  const pages = await found(
    readdirSync(join(root, 'packages/server/content/pages')).map((file) =>
      content.page(file.replace('.json', '')),
    ),
  );
  const sizeTypes = successOf(await sizes.sizeTypes());

  const piece = clothingTypes.find(
    ({ sizeType, productClass }) => sizeType === null && productClass !== 'Gift Card',
  );
  if (!piece) throw new Error('No garment without a size');
  successOf(
    await baskets.add({
      ...defaultVariant(piece, publicViewer),
      clothingTypeId: piece.id,
      productId: null,
      initials: '',
      userSizeId: null,
      note: '',
      quantity: 1,
    } as never),
  );
  const locations: LocationInfo[] = [];
  const shippingMethods = new Map<string, Record<string, unknown> & { prices: object }>();
  for (const currency of currencies) {
    const there = successOf(await account.chooseCountry(countryOf[currency]));
    locations.push(withoutChat(there.location));
    for (const { price, discount: _, ...method } of successOf(await baskets.current())
      .shippingMethods) {
      // The other sentences contain dates of the build.
      const [description = ''] = method.description.split(/(?<=\.) /);
      const known = shippingMethods.get(method.code) ?? { ...method, description, prices: {} };
      known.prices = { ...known.prices, [currency]: price.amount };
      shippingMethods.set(method.code, known);
    }
  }
  successOf(await account.chooseCountry(location.countryCode ?? 'DE'));
  const user = successOf(
    await account.signIn({ email: 'customer@tailorbird.example', password: 'measure-twice' }),
  );
  return {
    location: withoutChat(location),
    locations,
    clothingTypes,
    productGroups: await catalog.productGroups(),
    giftCards: (tiers[0]?.[1] ?? []).map(({ level, productId, clothingTypeId }) => ({
      level,
      productId,
      clothingTypeId,
      amounts: Object.fromEntries(
        tiers.map(([currency, all]) => [
          currency,
          all.find((tier) => tier.level === level)?.price.amount,
        ]),
      ),
    })),
    stock: stock.flatMap((each) => [...each]),
    shippingMethods: [...shippingMethods.values()],
    countries: successOf(await checkout.countries()),
    user: { ...user, orderCount: 0, fulfilledOrderCount: 0 },
    home: await content.home(),
    pages,
    notes: notes.map(({ readingMinutes: _, related: __, ...note }) => note),
    noteTags: await content.noteTags(),
    launches: await content.launches(),
    certificates: await content.certificates(),
    sizeTypes,
    expenditureFactors: inLanguage(factorsOf(), locale) as ExpenditureFactors,
    searchSynonyms: synonymsOf(locale),
    reviewScore: successOf(await reviews.score()),
    reviews: successOf(await reviews.latest(allReviewsQuery(locale))),
  };
};
