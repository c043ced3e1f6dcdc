export { describeAccountContract } from './describeAccountContract.ts';
export { describeAfterOrderingContract } from './describeAfterOrderingContract.ts';
export { describeBasketsContract } from './describeBasketsContract.ts';
export { describeCatalogContract } from './describeCatalogContract.ts';
export { type ChatUnderTest, describeChatContract } from './describeChatContract.ts';
export { describeCheckoutContract } from './describeCheckoutContract.ts';
export { describeClaimsContract } from './describeClaimsContract.ts';
export { describeContactContract } from './describeContactContract.ts';
export { describeContentContract } from './describeContentContract.ts';
export { describeFavoritesContract } from './describeFavoritesContract.ts';
export { describeFitsContract } from './describeFitsContract.ts';
export { describeOrdersContract } from './describeOrdersContract.ts';
export { describePasskeysContract } from './describePasskeysContract.ts';
export { describePasswordsContract } from './describePasswordsContract.ts';
export { describePaymentsContract } from './describePaymentsContract.ts';
export { describePeopleContract } from './describePeopleContract.ts';
export { describeProfileExportContract } from './describeProfileExportContract.ts';
export { describeReviewsContract } from './describeReviewsContract.ts';
export { describeSearchContract } from './describeSearchContract.ts';
export { describeSecurityContract } from './describeSecurityContract.ts';
export { describeShopContract } from './describeShopContract.ts';
export { describeShopDataContract } from './describeShopDataContract.ts';
export { describeSizeDeskContract } from './describeSizeDeskContract.ts';
export { describeSizesContract } from './describeSizesContract.ts';
export { describeWearersContract } from './describeWearersContract.ts';
export type { OpenShop, ShopUnderTest } from './shopUnderTest.ts';
export {
  add,
  aGarmentType,
  aPayment,
  aPiece,
  currentBasket,
  failureOf,
  order,
  password,
  readyToPay,
  signUp,
  sizeFor,
  standardSize,
  successOf,
  typeBySlug,
  unique,
} from './steps.ts';
