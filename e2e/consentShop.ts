import { type RunningShop, startShop } from '../tools/shop.ts';

let shop: Promise<RunningShop> | undefined;

/** Only a shop with a third-party service asks for consent on its own. */
export const consentShop = (): Promise<RunningShop> => {
  shop ??= startShop({ env: { GA_MEASUREMENT_ID: 'G-JOURNEY1' } });
  return shop;
};

/** The next test of the same worker starts a new shop. */
export const closeConsentShop = async (): Promise<void> => {
  const open = await shop;
  shop = undefined;
  await open?.stop();
};
