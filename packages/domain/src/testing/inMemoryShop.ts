import type { Account, Passkeys, Passwords, Security } from '../account/index.ts';
import type { Baskets } from '../basket/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { CardTokens, Checkout, Payments } from '../checkout/index.ts';
import type { Content, Expenditures } from '../content/index.ts';
import type { Aftercare, OrderLinks, Orders, Papers, Withdrawals } from '../orders/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Search } from '../search/index.ts';
import type { Sizes, Wearers } from '../sizing/index.ts';
import { InMemoryAccount } from './inMemoryAccount.ts';
import { InMemoryBaskets } from './inMemoryBaskets.ts';
import { InMemoryCatalog } from './inMemoryCatalog.ts';
import { InMemoryChanges } from './inMemoryChanges.ts';
import { InMemoryCheckout } from './inMemoryCheckout.ts';
import { InMemoryContent } from './inMemoryContent.ts';
import { InMemoryExpenditures } from './inMemoryExpenditures.ts';
import { InMemoryOrderLinks } from './inMemoryOrderLinks.ts';
import { InMemoryOrders } from './inMemoryOrders.ts';
import { InMemoryPapers } from './inMemoryPapers.ts';
import { InMemoryPasskeys } from './inMemoryPasskeys.ts';
import { InMemoryPasswords } from './inMemoryPasswords.ts';
import { InMemoryCardTokens, InMemoryPayments } from './inMemoryPayments.ts';
import { InMemorySearch } from './inMemorySearch.ts';
import { InMemorySecurity } from './inMemorySecurity.ts';
import { InMemoryReviews } from './inMemoryServices.ts';
import { InMemorySizeDesk } from './inMemorySizeDesk.ts';
import { InMemorySizes } from './inMemorySizes.ts';
import { enterHouse, openHouse } from './inMemoryState.ts';
import { InMemoryWearers } from './inMemoryWearers.ts';
import { InMemoryWithdrawals } from './inMemoryWithdrawals.ts';
import { aShopFixture, type ShopFixture } from './shopFixture.ts';

/** The ports of the shop for one browser. */
export type ShopPorts = {
  readonly account: Account;
  readonly baskets: Baskets;
  readonly cardTokens: CardTokens;
  readonly catalog: Catalog;
  readonly changes: Pick<Aftercare, 'changeComment' | 'changePiece' | 'changeShippingAddress'>;
  readonly checkout: Checkout;
  readonly content: Content;
  readonly expenditures: Expenditures;
  readonly orderLinks: OrderLinks;
  readonly orders: Orders;
  readonly passkeys: Passkeys;
  readonly papers: Papers;
  readonly passwords: Passwords;
  readonly payments: Payments;
  readonly reviews: Reviews;
  readonly search: Search;
  readonly security: Security;
  readonly sizes: Sizes;
  readonly wearers: Wearers;
  readonly withdrawals: Withdrawals;
};

/** In-memory ports with their mails, and the size desk of staff. */
export type InMemoryShop = ShopPorts & {
  readonly orderLinks: InMemoryOrderLinks;
  readonly passwords: InMemoryPasswords;
  readonly security: InMemorySecurity;
  readonly sizeDesk: InMemorySizeDesk;
};

/** An in-memory shop for any number of browsers: each call returns a new one. */
export const openInMemoryShop = (fixture: ShopFixture = aShopFixture()): (() => InMemoryShop) => {
  const house = openHouse(fixture);
  return () => {
    const state = enterHouse(house);
    const account = new InMemoryAccount(state);
    return {
      account,
      baskets: new InMemoryBaskets(state),
      cardTokens: new InMemoryCardTokens(state),
      catalog: new InMemoryCatalog(state),
      changes: new InMemoryChanges(state),
      checkout: new InMemoryCheckout(state),
      content: new InMemoryContent(state),
      expenditures: new InMemoryExpenditures(state),
      orderLinks: new InMemoryOrderLinks(state),
      orders: new InMemoryOrders(state),
      passkeys: new InMemoryPasskeys(state, account),
      papers: new InMemoryPapers(state),
      passwords: new InMemoryPasswords(state),
      payments: new InMemoryPayments(state),
      reviews: new InMemoryReviews(fixture.reviewScore, fixture.reviews),
      search: new InMemorySearch(state),
      security: new InMemorySecurity(state),
      sizeDesk: new InMemorySizeDesk(state),
      sizes: new InMemorySizes(state),
      wearers: new InMemoryWearers(state),
      withdrawals: new InMemoryWithdrawals(state),
    };
  };
};

/** An in-memory shop for one browser: for tests, and for a channel without a server. */
export const inMemoryShop = (fixture: ShopFixture = aShopFixture()): InMemoryShop =>
  openInMemoryShop(fixture)();
