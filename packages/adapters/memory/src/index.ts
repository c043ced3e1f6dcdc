export { InMemoryChatDesk } from './chatDesk.ts';
export { nextStepOf } from './making.ts';
export type { RedirectResult } from './payments.ts';
export {
  InMemoryAftercare,
  InMemoryReferrals,
  InMemoryReviews,
} from './services.ts';
export { type InMemoryShop, inMemoryShop, openInMemoryShop, type ShopOptions } from './shop.ts';
export {
  aShopFixture,
  type FixtureAccount,
  type FixtureGiftCard,
  type FixtureShippingMethod,
  type ShopFixture,
} from './shopFixture.ts';
export type { ShopSnapshot } from './snapshot.ts';
export { type InMemoryBank, sandboxBank } from './state.ts';
