import type { Locale } from '@tailorbird/domain/kernel';
import type texts from '../../../locales/en/assistant.json';
import { ownOrders } from '../../contexts/orders/application/readOrders.ts';
import { foldWord, wordsOf } from '../../contexts/search/application/fold.ts';
import type { WithDatabase } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { textsOf } from '../../platform/texts/texts.ts';
import { assistantLanguageOf } from './language.ts';

const textsIn = textsOf<typeof texts>('assistant');
const mostOrders = 3;

/** Whether a question is about an order somebody has placed: it names one, or asks where something of theirs is. */
export const asksForOrders = (question: string, locale: Locale): boolean => {
  const { orderThings, orderAsks } = assistantLanguageOf(locale);
  const words = wordsOf(question).map(foldWord);
  return (
    words.some((word) => /^\d{6,9}$/.test(word)) ||
    (words.some((word) => orderThings.has(word)) && words.some((word) => orderAsks.has(word)))
  );
};

/**
 * What can be said of the orders of who asks: number, day, how far, and the last parcel. Read by their own session, so that no question, however it is put, reaches anybody else's. Null for who is
 * not signed in.
 */
export const tellOwnOrders = async (
  shop: WithDatabase,
  actor: Actor,
  question: string,
): Promise<string | null> => {
  const orders = await ownOrders(shop, actor);
  if (!orders.ok) return null;
  const { locale } = actor;
  const t = textsIn(locale);
  if (orders.value.length === 0) return t('order.none');
  const named = wordsOf(question).filter((word) => /^\d{6,9}$/.test(word));
  const meant = orders.value.filter(({ number }) => named.includes(number));
  if (named.length > 0 && meant.length === 0) return t('order.unknown', { number: named[0] ?? '' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (meant.length > 0 ? meant : orders.value.slice(0, mostOrders))
    .map(({ number, placedAt, status, parcels }) => {
      const parcel = parcels.at(-1);
      const line = t('order.line', {
        number,
        day: days.format(new Date(placedAt)),
        status: t(`order.status.${status}`),
      });
      return parcel && status === 'Shipped'
        ? `${line} ${t('order.parcel', { carrier: parcel.carrier, tracking: parcel.trackingNumber })}`
        : line;
    })
    .join('\n');
};
