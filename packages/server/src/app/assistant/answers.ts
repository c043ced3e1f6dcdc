import { referralAmount } from '@tailorbird/domain/account';
import { freeShippingFrom, volumeDiscountSteps } from '@tailorbird/domain/basket';
import { walletNames } from '@tailorbird/domain/checkout';
import {
  type Currency,
  formatMoney,
  formatPercent,
  type Locale,
  languageTags,
  money,
} from '@tailorbird/domain/kernel';
import {
  estimateDelivery,
  hasWithdrawalLaw,
  isChangeable,
  type Order,
  productionDay,
} from '@tailorbird/domain/orders';
import { factBounds, standardSizes, standardSizesFor } from '@tailorbird/domain/sizing';
import type { ChatSource } from '@tailorbird/domain/support';
import type texts from '../../../locales/en/assistant.json';
import {
  type ShippingService,
  shippingServices,
} from '../../contexts/basket/application/shippingServices.ts';
import { creditOf } from '../../contexts/basket/store/credit.ts';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import type { WithPayments } from '../../contexts/checkout/application/paymentProvider.ts';
import { yearsValid } from '../../contexts/giftCards/giftCard.ts';
import { countryName, isShippable } from '../../contexts/location/application/countries.ts';
import type { WithLevies } from '../../contexts/location/application/levyBook.ts';
import { ownOrder, ownOrders } from '../../contexts/orders/application/readOrders.ts';
import { showOrder } from '../../contexts/orders/application/showOrder.ts';
import type { AssistantAnswer } from '../../contexts/support/application/chat/assistant.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import { bareAddress } from '../../platform/mail/mailbox.ts';
import type { WithClock, WithSettings } from '../../platform/runtime/runtime.ts';
import { delaysReturnables } from '../../platform/runtime/settings.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { writeDay } from '../../platform/texts/writeDay.ts';
import { type Intent, intents } from './intents.ts';
import { stateChanges, stateOrder } from './orderStatements.ts';
import { orderNumber } from './vocabulary.ts';

const textsIn = textsOf<typeof texts>('assistant');

export type AnswerNeeds = WithCatalog &
  WithDatabase &
  WithClock &
  WithSettings &
  WithLevies &
  WithPayments;

type Question = {
  readonly text: string;
  readonly actor: Actor;
  readonly locale: Locale;
  /** ISO code of the country in the question, otherwise the visitor's. */
  readonly country: string | null;
};

type Answers = typeof texts.answers;
type PlainIntent = {
  [Each in Intent]: Each extends keyof Answers
    ? Answers[Each] extends string
      ? Each
      : never
    : never;
}[Intent];
type Path = keyof typeof texts.links;
/** An answer, with a link other than the intent's default. */
type AnswerText = string | { readonly text: string; readonly path: Path };
type AnswerWriter = (shop: AnswerNeeds, question: Question) => AnswerText | Promise<AnswerText>;

const isSignedIn = async (actor: Actor): Promise<boolean> =>
  (await actor.visitor()).kind === 'customer';

const byVisitor =
  (intent: 'saved-sizes' | 'remake'): AnswerWriter =>
  async (_, { actor, locale }) =>
    textsIn(locale)(`answers.${intent}.${(await isSignedIn(actor)) ? 'customer' : 'guest'}`);

const listOf = (items: readonly string[], locale: Locale, type?: 'disjunction'): string =>
  new Intl.ListFormat(languageTags[locale], type && { type }).format(items);

const priceOf = ({ prices }: ShippingService, currency: Currency, locale: Locale): string =>
  formatMoney(money(prices[currency], currency), languageTags[locale]);

const [cheapest, ...others] = shippingServices as readonly [ShippingService, ...ShippingService[]];
const fastest = others.find(({ code }) => code === 'express') ?? cheapest;
const toParcelShop = others.find(({ toDropPoint }) => toDropPoint) ?? cheapest;

/**
 * First and last expected delivery day of a garment ordered now. The last day includes the days
 * to withdraw if production waits for them (ORDER-20).
 */
const expected = (
  { clock, settings }: Pick<AnswerNeeds, 'clock' | 'settings'>,
  { days }: ShippingService,
  locale: Locale,
) => {
  const now = clock();
  const placedAt = now.toISOString();
  const rangeFrom = (from: string | null) =>
    estimateDelivery({
      placedAt,
      productClasses: ['Customize'],
      shippingDays: days,
      comment: '',
      productionFrom: from,
    }) ?? { earliest: 0, latest: 0 };
  const range = {
    earliest: rangeFrom(null).earliest,
    latest: rangeFrom(delaysReturnables(settings) ? productionDay(placedAt) : null).latest,
  };
  const after = (count: number): string => writeDay(now.getTime() + count * 86_400_000, locale);
  return { first: after(range.earliest), last: after(range.latest) };
};

/** Sentence for countries that the shop does not ship to; null for others. */
const notShippedTo = ({ country, locale }: Question): string | null =>
  country !== null && !isShippable(country)
    ? textsIn(locale)('answers.shipping-countries.none', { country: countryName(country, locale) })
    : null;

const shippingPrice: AnswerWriter = (_, question) => {
  const { actor, locale, country } = question;
  const t = textsIn(locale);
  const methods = shippingServices
    .map((service) => `${service.name[locale]} ${priceOf(service, actor.currency, locale)}`)
    .join(', ');
  const values = { methods, free: cheapest.name[locale] };
  return (
    notShippedTo(question) ??
    (country === null
      ? t('answers.shipping-price.methods', values)
      : t('answers.shipping-price.country', { ...values, country: countryName(country, locale) }))
  );
};

const shippingTime: AnswerWriter = (shop, question) => {
  const { locale, country } = question;
  const t = textsIn(locale);
  const days = listOf(
    [cheapest, fastest].map((service) =>
      t('answers.shipping-time.between', {
        ...expected(shop, service, locale),
        method: service.name[locale],
      }),
    ),
    locale,
    'disjunction',
  );
  return (
    notShippedTo(question) ??
    (country === null
      ? t('answers.shipping-time.anywhere', { days })
      : t('answers.shipping-time.country', { days, country: countryName(country, locale) }))
  );
};

const shippingCountries: AnswerWriter = (shop, question) => {
  const { actor, locale, country } = question;
  const t = textsIn(locale);
  if (country === null) return t('answers.shipping-countries.anywhere');
  return (
    notShippedTo(question) ??
    t('answers.shipping-countries.country', {
      country: countryName(country, locale),
      method: cheapest.name[locale],
      price: priceOf(cheapest, actor.currency, locale),
      ...expected(shop, cheapest, locale),
    })
  );
};

const duties: AnswerWriter = ({ levies }, { actor, locale, country }) => {
  const terms = levies.termsOf(country, actor.currency);
  const t = textsIn(locale);
  if (country === null || terms === null) return t('answers.duties.anywhere');
  const percent = terms.kind === 'vat' ? formatPercent(terms.rate / 10, languageTags[locale]) : '';
  return t(`answers.duties.${terms.kind}`, { country: countryName(country, locale), percent });
};

const returns: AnswerWriter = ({ settings }, { locale, country }) => {
  const t = textsIn(locale);
  const pieces = t(
    `answers.returns.pieces.${settings.standardSizesReturnable ? 'standard' : 'ready-made'}`,
  );
  if (country === null) return t('answers.returns.anywhere', { pieces });
  const values = { pieces, country: countryName(country, locale) };
  return hasWithdrawalLaw(country)
    ? t('answers.returns.granted', values)
    : { text: t('answers.returns.not-required', values), path: '/support?type=frg' };
};

const isWallet = (type: string): type is keyof typeof walletNames =>
  Object.hasOwn(walletNames, type);

const payment: AnswerWriter = async ({ payments }, { actor, locale, country }) => {
  const t = textsIn(locale);
  const methods = await payments.methods({
    locale,
    currency: actor.currency,
    country: country ?? actor.country,
  });
  const ways = listOf(
    methods.map(({ type, name }) => (isWallet(type) ? walletNames[type] : name)),
    locale,
    'disjunction',
  );
  return country === null
    ? t('answers.payment.anywhere', { ways })
    : t('answers.payment.country', { ways, country: countryName(country, locale) });
};

const discount: AnswerWriter = (_, { locale }) => {
  const t = textsIn(locale);
  const steps = volumeDiscountSteps
    .toReversed()
    .map(({ from, percent }) =>
      t('answers.discount.step', { from, percent: formatPercent(percent, languageTags[locale]) }),
    );
  return t('answers.discount.text', {
    steps: listOf(steps, locale),
    freeShippingFrom,
    free: cheapest.name[locale],
  });
};

const storesOf = ({ settings }: WithSettings, locale: Locale): string | null =>
  settings.stores.length === 0
    ? null
    : listOf(
        settings.stores.map(({ name }) => name),
        locale,
      );

/**
 * Orders meant by the question: the named ones, else those in progress, else the last
 * one; null for a guest.
 */
const ordersMeant = async (
  shop: WithDatabase,
  { text, actor, locale }: Question,
): Promise<readonly Order[] | string | null> => {
  const t = textsIn(locale);
  const [number] = orderNumber.exec(text) ?? [];
  const own = await ownOrders(shop, actor);
  if (!own.ok) {
    const named = number === undefined ? null : await ownOrder(shop, actor, number);
    return named?.ok ? [showOrder(named.value, locale)] : null;
  }
  const orders = own.value.map((order) => showOrder(order, locale));
  if (orders.length === 0) return t('order.none');
  if (number !== undefined) {
    const named = orders.filter((order) => order.number === number);
    return named.length > 0 ? named : t('order.unknown', { number });
  }
  const open = orders.filter(({ status }) => status !== 'Delivered' && status !== 'Cancelled');
  return open.length > 0 ? open.slice(0, mostOrders) : orders.slice(0, 1);
};
const mostOrders = 3;

const orderStatus: AnswerWriter = async (shop, question) => {
  const { locale, actor } = question;
  const orders = await ordersMeant(shop, question);
  if (orders === null) return textsIn(locale)('answers.order-status');
  if (typeof orders === 'string') return { text: orders, path: '/order' };
  const now = shop.clock().toISOString();
  return {
    text: orders.map((order) => stateOrder(order, now, locale)).join('\n'),
    path: (await isSignedIn(actor)) ? '/profile/orders' : '/order',
  };
};

const orderChange =
  (what: keyof Answers['change']): AnswerWriter =>
  async (shop, question) => {
    const { locale } = question;
    const orders = await ordersMeant(shop, question);
    if (orders === null || typeof orders === 'string')
      return { text: textsIn(locale)(`answers.change.${what}`), path: '/order' };
    const now = shop.clock().toISOString();
    const open = orders.filter(isChangeable);
    return {
      text: (open.length > 0 ? open : orders.slice(0, 1))
        .map((order) => stateChanges(order, { now, locale, withPieces: what === 'general' }))
        .join('\n'),
      path: '/profile/orders',
    };
  };

const refund: AnswerWriter = async (shop, question) => {
  const { locale } = question;
  const orders = await ordersMeant(shop, question);
  const general = textsIn(locale)('answers.refund');
  if (orders === null || typeof orders === 'string') return { text: general, path: '/order' };
  const now = shop.clock().toISOString();
  const refunded = orders.filter(({ refunds }) => refunds.length > 0);
  return [...refunded.map((order) => stateOrder(order, now, locale)), general].join('\n');
};

const credit: AnswerWriter = async ({ database }, { actor, locale }) => {
  const visitor = await actor.visitor();
  const t = textsIn(locale);
  if (visitor.kind !== 'customer') return t('answers.credit.guest');
  const amount = await creditOf(database.queries, visitor.account.id, actor.currency);
  return t('answers.credit.customer', { amount: formatMoney(amount, languageTags[locale]) });
};

/** Answers that depend on the shop, the country or the visitor; all others are fixed texts. */
const answerTexts: Record<Exclude<Intent, PlainIntent>, AnswerWriter> &
  Partial<Record<PlainIntent, AnswerWriter>> = {
  size: (_, { locale }) => textsIn(locale)('answers.size', { sizes: standardSizes.length }),
  'size-women': (_, { locale }) =>
    textsIn(locale)('answers.size-women', { sizes: standardSizesFor('women').length }),
  children: (_, { locale }) => {
    const { ageYears, heightCm } = factBounds('women');
    return textsIn(locale)('answers.children', { age: ageYears.minimum, height: heightCm.minimum });
  },
  'saved-sizes': byVisitor('saved-sizes'),
  'shipping-price': shippingPrice,
  'shipping-time': shippingTime,
  'shipping-countries': shippingCountries,
  'parcel-shop': (_, { actor, locale }) =>
    textsIn(locale)('answers.parcel-shop', {
      method: toParcelShop.name[locale],
      price: priceOf(toParcelShop, actor.currency, locale),
    }),
  duties,
  returns,
  refund,
  remake: byVisitor('remake'),
  payment,
  discount,
  'gift-card': (_, { locale }) => textsIn(locale)('answers.gift-card', { years: yearsValid }),
  credit,
  referral: (_, { actor, locale }) =>
    textsIn(locale)('answers.referral', {
      amount: formatMoney(referralAmount(null, actor.currency), languageTags[locale]),
    }),
  'order-status': orderStatus,
  'change-order': orderChange('general'),
  'change-address': orderChange('address'),
  'cancel-order': orderChange('cancel'),
  invoice: async (_, { actor, locale }) =>
    (await isSignedIn(actor))
      ? textsIn(locale)('answers.invoice.customer')
      : { text: textsIn(locale)('answers.invoice.guest'), path: '/contact' },
  samples: (shop, { locale }) => {
    const places = storesOf(shop, locale);
    return places === null
      ? { text: textsIn(locale)('answers.samples'), path: '/materials' }
      : textsIn(locale)('answers.samplesStore', { places });
  },
  password: async (_, { actor, locale }) =>
    (await isSignedIn(actor))
      ? { text: textsIn(locale)('answers.password.customer'), path: '/profile/security' }
      : textsIn(locale)('answers.password.guest'),
  store: (shop, { locale }) => {
    const places = storesOf(shop, locale);
    return places === null
      ? { text: textsIn(locale)('answers.store.none'), path: '/contact' }
      : textsIn(locale)('answers.store.some', { places });
  },
  contact: ({ settings }, { locale }) => {
    const email = bareAddress(settings.supportAddress);
    const { phone } = settings.imprint;
    const t = textsIn(locale);
    return phone === null
      ? t('answers.contact.email', { email })
      : t('answers.contact.phone', { email, phone });
  },
};

/** A link to a page with the page's title. `path` has no language. */
export const linkTo = (path: Path, locale: Locale): ChatSource => ({
  title: textsIn(locale)(`links.${path}`),
  path,
});

/** Answers a question with a known intent: up to three sentences and a link. */
export const answerIntent = async (
  shop: AnswerNeeds,
  intent: Intent,
  question: Question,
): Promise<AssistantAnswer> => {
  const { locale } = question;
  const write = answerTexts[intent] as AnswerWriter | undefined;
  const answer = write
    ? await write(shop, question)
    : textsIn(locale)(`answers.${intent as PlainIntent}`, {
        billingYears: shop.settings.billingRetentionYears,
      });
  const { text, path } =
    typeof answer === 'string' ? { text: answer, path: intents[intent].path } : answer;
  return { text, sources: path === null ? [] : [linkTo(path, locale)] };
};
