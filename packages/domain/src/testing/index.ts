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
export {
  InMemoryConversations,
  InMemoryPreferences,
  RecordedAnalytics,
  SteppedClock,
} from './doubles.ts';
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
export { type Machine, runMachine, type Step } from './runMachine.ts';
export { runs } from './runs.ts';
export type { ShopPorts } from './shopPorts.ts';
export { transitions } from './transitions.ts';
