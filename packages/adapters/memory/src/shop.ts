import type { SocialAccounts } from '@tailorbird/domain/account';
import type { Result } from '@tailorbird/domain/kernel';
import type { MoveRefused, Order, OrderRefused, OrderStatus } from '@tailorbird/domain/orders';
import { InMemoryAccount } from './account.ts';
import { InMemoryBaskets } from './baskets.ts';
import { InMemoryCatalog } from './catalog.ts';
import { InMemoryChanges } from './changes.ts';
import { InMemoryCheckout } from './checkout.ts';
import { InMemoryContent } from './content.ts';
import { InMemoryExpenditures } from './expenditures.ts';
import { InMemoryFavorites } from './favorites.ts';
import { InMemoryFitFeedbacks } from './fitFeedbacks.ts';
import { InMemoryGarmentPages } from './garmentPages.ts';
import { InMemoryInquiries } from './inquiries.ts';
import { advanceInMemory, InMemoryFits } from './making.ts';
import { InMemoryNewsletter } from './newsletter.ts';
import { InMemoryOrderLinks } from './orderLinks.ts';
import { InMemoryOrders } from './orders.ts';
import { InMemoryPapers } from './papers.ts';
import { InMemoryPasskeys } from './passkeys.ts';
import { InMemoryPasswords } from './passwords.ts';
import { InMemoryCardTokens, InMemoryPayments } from './payments.ts';
import { InMemoryProfileExport } from './profileExport.ts';
import { InMemorySearch } from './search.ts';
import { InMemorySecurity } from './security.ts';
import { InMemoryReviews } from './services.ts';
import { InMemoryShopClaims } from './shopClaims.ts';
import { aShopFixture, type ShopFixture } from './shopFixture.ts';
import { InMemorySizes } from './sizes.ts';
import { restoreSnapshot, type ShopSnapshot, snapshotOf } from './snapshot.ts';
import { noSocialAccounts } from './socialAccounts.ts';
import {
  createSharedState,
  type ImagePathOf,
  type InMemoryBank,
  openBrowser,
  plainImagePath,
  type SharedState,
  sandboxBank,
} from './state.ts';
import { InMemoryWearers } from './wearers.ts';
import { InMemoryWithdrawals } from './withdrawals.ts';

/** In-memory ports of one browser, with their mails. */
export type InMemoryShop = {
  readonly account: InMemoryAccount;
  readonly baskets: InMemoryBaskets;
  readonly cardTokens: InMemoryCardTokens;
  readonly catalog: InMemoryCatalog;
  readonly changes: InMemoryChanges;
  readonly checkout: InMemoryCheckout;
  readonly claims: InMemoryShopClaims;
  readonly content: InMemoryContent;
  readonly expenditures: InMemoryExpenditures;
  readonly favorites: InMemoryFavorites;
  readonly fitFeedbacks: InMemoryFitFeedbacks;
  readonly fits: InMemoryFits;
  readonly garmentPages: InMemoryGarmentPages;
  readonly inquiries: InMemoryInquiries;
  readonly newsletter: InMemoryNewsletter;
  readonly orderLinks: InMemoryOrderLinks;
  readonly orders: InMemoryOrders;
  readonly papers: InMemoryPapers;
  readonly passkeys: InMemoryPasskeys;
  readonly passwords: InMemoryPasswords;
  readonly payments: InMemoryPayments;
  readonly profileExport: InMemoryProfileExport;
  readonly reviews: InMemoryReviews;
  readonly search: InMemorySearch;
  readonly security: InMemorySecurity;
  readonly sizes: InMemorySizes;
  readonly socialAccounts: SocialAccounts;
  readonly wearers: InMemoryWearers;
  readonly withdrawals: InMemoryWithdrawals;
  readonly advance: (number: string, to: OrderStatus) => Result<Order, MoveRefused | OrderRefused>;
  /** The state as JSON, to restore later. Only for a shop with one browser. */
  readonly snapshot: () => ShopSnapshot;
  readonly restore: (snapshot: ShopSnapshot) => void;
};

export type ShopOptions = {
  readonly bank?: InMemoryBank;
  /** Without a seller, the shop issues no invoices. */
  readonly hasSeller?: boolean;
  readonly imagePathOf?: ImagePathOf;
};

export const createPorts = (shared: SharedState): InMemoryShop => {
  const state = openBrowser(shared);
  const account = new InMemoryAccount(state);
  return {
    account,
    baskets: new InMemoryBaskets(state),
    cardTokens: new InMemoryCardTokens(state),
    catalog: new InMemoryCatalog(state),
    changes: new InMemoryChanges(state),
    checkout: new InMemoryCheckout(state),
    garmentPages: new InMemoryGarmentPages(state),
    claims: new InMemoryShopClaims(state),
    content: new InMemoryContent(state),
    expenditures: new InMemoryExpenditures(state),
    favorites: new InMemoryFavorites(state),
    fitFeedbacks: new InMemoryFitFeedbacks(state),
    fits: new InMemoryFits(state),
    inquiries: new InMemoryInquiries(state),
    newsletter: new InMemoryNewsletter(state),
    orderLinks: new InMemoryOrderLinks(state),
    orders: new InMemoryOrders(state),
    passkeys: new InMemoryPasskeys(state, account),
    papers: new InMemoryPapers(state),
    passwords: new InMemoryPasswords(state),
    payments: new InMemoryPayments(state),
    profileExport: new InMemoryProfileExport(state),
    reviews: new InMemoryReviews(shared.fixture),
    search: new InMemorySearch(state),
    security: new InMemorySecurity(state),
    sizes: new InMemorySizes(state),
    socialAccounts: noSocialAccounts,
    wearers: new InMemoryWearers(state),
    withdrawals: new InMemoryWithdrawals(state),
    advance: (number, to) => advanceInMemory(state, number, to),
    snapshot: () => snapshotOf(state),
    restore: (snapshot) => restoreSnapshot(state, snapshot),
  };
};

/** An in-memory shop for any number of browsers: each call returns a new one. */
export const openInMemoryShop = (
  fixture: ShopFixture = aShopFixture(),
  { bank = sandboxBank, hasSeller = true, imagePathOf = plainImagePath }: ShopOptions = {},
): (() => InMemoryShop) => {
  const shared = createSharedState(fixture, { bank, hasSeller, imagePathOf });
  return () => createPorts(shared);
};

/** An in-memory shop for one browser: for tests, and for a channel without a server. */
export const inMemoryShop = (
  fixture: ShopFixture = aShopFixture(),
  options: ShopOptions = {},
): InMemoryShop => openInMemoryShop(fixture, options)();
