import { type RunningShop, startShop } from '../tools/shop.ts';

let shop: Promise<RunningShop> | undefined;

/** A shop with a service of another company: only such a shop asks for consent by itself. */
export const askingShop = (): Promise<RunningShop> => {
  shop ??= startShop({ env: { GA_MEASUREMENT_ID: 'G-JOURNEY1' } });
  return shop;
};

export const closeAskingShop = async (): Promise<void> => {
  await (await shop)?.stop();
};
