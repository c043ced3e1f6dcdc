import { type Currency, currencies } from '@tailorbird/domain/kernel';
import { type DatedPrice, priorPriceOf, reducedUntil } from '@tailorbird/domain/legal';
import type { Queries } from '../../../platform/database/database.ts';
import type { Catalog } from '../application/catalog.ts';

/** Statements have a limited number of values. */
const pricesAtOnce = 1_000;

type History = Map<string, DatedPrice[]>;
const keyOf = (typeId: number, currency: string): string => `${typeId} ${currency}`;

const readHistory = async (queries: Queries): Promise<History> => {
  const rows = await queries.selectFrom('price_change').selectAll().orderBy('id').execute();
  const history: History = new Map();
  for (const { clothing_type_id: typeId, currency, amount, changed_at: at } of rows) {
    const prices = history.get(keyOf(typeId, currency));
    // Processes that start at once record the same price.
    if (prices?.at(-1)?.amount === amount) continue;
    if (prices) prices.push({ at, amount });
    else history.set(keyOf(typeId, currency), [{ at, amount }]);
  }
  return history;
};

/** The price before a reduction, and the instant (ISO 8601) until which it is shown. */
export type Reduction = {
  readonly currency: Currency;
  readonly priorAmount: number;
  readonly until: string;
};
export type Reductions = ReadonlyMap<number, readonly Reduction[]>;

/**
 * Records the prices of the catalog that differ from the last recorded ones, and returns the
 * reductions (LEGAL-11).
 */
export const recordPrices = async (
  trx: Queries,
  { clothingTypes }: Pick<Catalog, 'clothingTypes'>,
  now: string,
): Promise<Reductions> => {
  const history = await readHistory(trx);
  const changed = clothingTypes.flatMap(({ id, prices }) =>
    currencies
      .filter((currency) => history.get(keyOf(id, currency))?.at(-1)?.amount !== prices[currency])
      .map((currency) => ({ clothing_type_id: id, currency, amount: prices[currency] })),
  );
  for (let from = 0; from < changed.length; from += pricesAtOnce)
    await trx
      .insertInto('price_change')
      .values(
        changed.slice(from, from + pricesAtOnce).map((price) => ({ ...price, changed_at: now })),
      )
      .execute();
  for (const { clothing_type_id: id, currency, amount } of changed)
    history.set(keyOf(id, currency), [
      ...(history.get(keyOf(id, currency)) ?? []),
      { at: now, amount },
    ]);
  return new Map(
    clothingTypes.map(({ id }) => [
      id,
      currencies.flatMap((currency) => {
        const prices = history.get(keyOf(id, currency)) ?? [];
        const prior = priorPriceOf(prices, currency);
        const last = prices.at(-1);
        return prior && last
          ? [{ currency, priorAmount: prior.amount, until: reducedUntil(last) }]
          : [];
      }),
    ]),
  );
};
