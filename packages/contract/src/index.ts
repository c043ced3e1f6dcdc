import * as account from './account/index.ts';
import * as basket from './basket/index.ts';
import * as catalog from './catalog/index.ts';
import * as checkout from './checkout/index.ts';
import * as content from './content/index.ts';
import * as giftCards from './giftCards/index.ts';
import * as graphql from './graphql/index.ts';
import * as newsletter from './newsletter/index.ts';
import * as orders from './orders/index.ts';
import * as reviews from './reviews/index.ts';
import * as search from './search/index.ts';
import * as sizing from './sizing/index.ts';
import * as support from './support/index.ts';

export type { Context, Endpoint, Method, PathParams, RequestOf, ResponseOf, Responses, Schema, Status } from './endpoint.ts';
export { endpoint, fillPath, pathOf } from './endpoint.ts';

/** Every call of the shop, by name. Browsers import a context's own module instead, to load no more than they use. */
export const endpoints = {
  signIn: account.signIn,
  readCurrentUser: account.readCurrentUser,
  signOut: account.signOut,
  signUp: account.signUp,
  createRetailCustomer: account.createRetailCustomer,
  updateUser: account.updateUser,
  listAddresses: account.listAddresses,
  startVisit: account.startVisit,
  chooseCountry: account.chooseCountry,
  readCredits: account.readCredits,
  requestPasswordReset: account.requestPasswordReset,
  validateResetToken: account.validateResetToken,
  confirmPasswordReset: account.confirmPasswordReset,
  listClothingTypes: catalog.listClothingTypes,
  readClothingType: catalog.readClothingType,
  listStock: catalog.listStock,
  readGiftCardTiers: giftCards.readGiftCardTiers,
  listProductGroups: catalog.listProductGroups,
  listSizeTypes: sizing.listSizeTypes,
  readSizeType: sizing.readSizeType,
  listUserSizes: sizing.listUserSizes,
  createUserSize: sizing.createUserSize,
  readUserSize: sizing.readUserSize,
  deleteUserSize: sizing.deleteUserSize,
  readSizeDependencies: sizing.readSizeDependencies,
  updateUserSize: sizing.updateUserSize,
  readSizeHistory: sizing.readSizeHistory,
  restoreUserSize: sizing.restoreUserSize,
  readSizeConversion: sizing.readSizeConversion,
  convertUserSize: sizing.convertUserSize,
  exportUserSizes: sizing.exportUserSizes,
  deleteUserSizes: sizing.deleteUserSizes,
  createSizeForUser: sizing.createSizeForUser,
  updateSizeForUser: sizing.updateSizeForUser,
  lookUpSize: sizing.lookUpSize,
  previewSizeConversion: sizing.previewSizeConversion,
  readBasket: basket.readBasket,
  countBasket: basket.countBasket,
  addProduct: basket.addProduct,
  changeLine: basket.changeLine,
  changePiece: basket.changePiece,
  removeLine: basket.removeLine,
  addVoucher: basket.addVoucher,
  removeVoucher: basket.removeVoucher,
  activateCredit: basket.activateCredit,
  deactivateCredit: basket.deactivateCredit,
  listCountries: checkout.listCountries,
  readShippingAddress: checkout.readShippingAddress,
  addShippingAddress: checkout.addShippingAddress,
  addCourier: checkout.addCourier,
  addDropPoint: checkout.addDropPoint,
  validateBasket: checkout.validateBasket,
  listShippingMethods: checkout.listShippingMethods,
  listDropPoints: checkout.listDropPoints,
  listPaymentMethods: checkout.listPaymentMethods,
  startPayment: checkout.startPayment,
  submitPaymentDetails: checkout.submitPaymentDetails,
  listOrders: orders.listOrders,
  readOrder: orders.readOrder,
  changeOrder: orders.changeOrder,
  readOrderAnalytics: orders.readOrderAnalytics,
  readHome: content.readHome,
  readPage: content.readPage,
  readNotesMeta: content.readNotesMeta,
  listLatestArticles: content.listLatestArticles,
  listArticles: content.listArticles,
  readReviewInfo: reviews.readReviewInfo,
  listReviews: reviews.listReviews,
  findInShop: search.findInShop,
  readArticle: content.readArticle,
  listLaunches: content.listLaunches,
  readGenericExpenditure: content.readGenericExpenditure,
  readBasketLineExpenditure: content.readBasketLineExpenditure,
  readOrderLineExpenditure: content.readOrderLineExpenditure,
  readFoldPreview: content.readFoldPreview,
  signFoldPreview: content.signFoldPreview,
  sendInquiry: support.sendInquiry,
  subscribe: newsletter.subscribe,
  queryGraph: graphql.queryGraph,
} as const;
