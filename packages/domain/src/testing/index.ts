export {
  arbitraryAddress,
  arbitraryBasket,
  arbitraryClothingType,
  arbitraryCurrency,
  arbitraryId,
  arbitraryLine,
  arbitraryLines,
  arbitraryLocale,
  arbitraryMoney,
  arbitraryOrder,
  arbitraryQuantity,
  arbitrarySnapshot,
  arbitraryStandardSize,
  arbitraryText,
} from './arbitraries.ts';
export {
  aBasket,
  aClothingType,
  aColor,
  aFabricColor,
  aLine,
  aLocation,
  anAddress,
  aProperty,
  aPropertyCollection,
  aSnapshot,
  aUser,
  aVoucher,
  type BasketChanges,
  pricesOf,
} from './builders.ts';
export { InMemoryChatDesk } from './inMemoryChatDesk.ts';
export { InMemoryClaims } from './inMemoryClaims.ts';
export { inMemoryCards, type RedirectResult } from './inMemoryPayments.ts';
export { InMemoryPeople } from './inMemoryPeople.ts';
export {
  InMemoryAftercare,
  InMemoryConversations,
  InMemoryInquiries,
  InMemoryNewsletter,
  InMemoryPreferences,
  InMemoryReferrals,
  InMemoryReviews,
  RecordedAnalytics,
  SteppedClock,
} from './inMemoryServices.ts';
export {
  type InMemoryShop,
  inMemoryShop,
  openInMemoryShop,
  type ShopPorts,
} from './inMemoryShop.ts';
export { InMemoryShopData } from './inMemoryShopData.ts';
export {
  caseAddress,
  caseBuyer,
  caseDropPoint,
  caseRecipient,
  caseTimes,
  caseTitles,
  orderCases,
} from './orderCases.ts';
export { payingByCard } from './payingByCard.ts';
export { runs } from './runs.ts';
export {
  aShopFixture,
  type FixtureAccount,
  type FixtureGiftCard,
  type FixtureShippingMethod,
  type ShopFixture,
} from './shopFixture.ts';
export { type Machine, type Step, takeSteps } from './takeSteps.ts';
export { transitions } from './transitions.ts';
