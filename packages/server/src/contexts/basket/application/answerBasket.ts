import type { WireBasket } from '@tailorbird/contract/basket';
import type { Guest } from '../../../platform/api/guestAnswers.ts';
import { type Written, writeOnce } from '../../../platform/api/reply.ts';
import { createLru } from '../../../platform/cache/lru.ts';
import type { WithPublicAnswers } from '../../../platform/cache/publicAnswers.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { emptyBasket, readCurrentBasket, saidAtOnce } from '../store/baskets.ts';
import { wireBasketOf } from './basketReply.ts';
import type { BasketNeeds } from './changeBasket.ts';
import type { WithPendingPayments } from './currentBasket.ts';
import { viewFor } from './price.ts';
import type { Reader } from './showBasket.ts';

/** With what was kept, parsed and written, a basket takes about so many times the room of what the database says of it. */
const timesAsLarge = 8;
const keptBytes = 4 * 1024 * 1024;

type Kept = { readonly basket: WireBasket; readonly written: Written; readonly size: number };

type AnswersOfBaskets = {
  readonly answer: (reader: Actor & Reader) => Promise<WireBasket>;
  /** What is written down of a guest's basket as it is now; null where nothing is. */
  readonly writtenOf: (guest: Guest) => Written | null;
};

/**
 * The basket of whoever reads it, with the payment it waits for where it is frozen; an empty one that is kept nowhere if there is none. The same basket is read with every page: of a guest's without vouchers all
 * that its answer depends on is what the database says of it, the range, the day, the country and its currency, the language and where links begin, so it is priced and written down once for each of them.
 */
export const answersOfBaskets = (
  shop: BasketNeeds & WithPendingPayments & WithPublicAnswers,
): AnswersOfBaskets => {
  const kept = createLru<Kept>(keptBytes, ({ size }) => size);
  const { queries } = shop.database;
  const today = (): string => shop.clock().toISOString().slice(0, 10);
  const underKey = (
    version: number,
    day: string,
    {
      country,
      currency,
      locale,
      origin,
    }: Pick<Guest, 'country' | 'currency' | 'locale' | 'origin'>,
    said: string,
  ) => [version, day, country, currency, locale, origin, said].join(' ');

  const answer = async (reader: Actor & Reader): Promise<WireBasket> => {
    const owner = await reader.owner();
    const version = shop.publicAnswers.version();
    const day = today();
    const { said, basket } = await readCurrentBasket(queries, owner);
    const key = underKey(version, day, reader, said);
    const before = owner.kind === 'guest' ? kept.get(key) : undefined;
    if (before) return before.basket;
    const stored = basket() ?? emptyBasket(0, owner, reader.currency);
    const view = await viewFor(queries, shop, reader, stored);
    const pending =
      stored.status === 'Frozen' ? await shop.pendingPaymentOf(queries, stored.id) : null;
    const shown = wireBasketOf(view, reader, pending);
    if (
      owner.kind === 'guest' &&
      stored.status === 'Open' &&
      stored.voucherCodes.length === 0 &&
      today() === day
    )
      kept.set(key, { basket: shown, written: writeOnce(shown), size: key.length * timesAsLarge });
    return shown;
  };

  return {
    answer,
    writtenOf: (guest) => {
      const said = saidAtOnce(queries, guest.guestKey);
      return said === null
        ? null
        : (kept.get(underKey(shop.publicAnswers.version(), today(), guest, said))?.written ?? null);
    },
  };
};
