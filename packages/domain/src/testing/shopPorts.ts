import type { Account, Passkeys, Passwords, ProfileExport, Security } from '../account/index.ts';
import type { Baskets } from '../basket/index.ts';
import type { Catalog } from '../catalog/index.ts';
import type { CardTokens, Checkout, Payments } from '../checkout/index.ts';
import type { Content, Expenditures } from '../content/index.ts';
import type { Favorites } from '../designer/index.ts';
import type { Newsletter } from '../newsletter/index.ts';
import type {
  Aftercare,
  FitFeedbacks,
  GarmentPages,
  OrderLinks,
  Orders,
  Papers,
  Withdrawals,
} from '../orders/index.ts';
import type { Reviews } from '../reviews/index.ts';
import type { Search } from '../search/index.ts';
import type { Sizes, Wearers } from '../sizing/index.ts';
import type { Claims, Inquiries } from '../support/index.ts';

export type ShopPorts = {
  readonly account: Account;
  readonly baskets: Baskets;
  readonly cardTokens: CardTokens;
  readonly catalog: Catalog;
  readonly changes: Pick<Aftercare, 'changeComment' | 'changePiece' | 'changeShippingAddress'>;
  readonly checkout: Checkout;
  readonly claims: Claims;
  readonly content: Content;
  readonly expenditures: Expenditures;
  readonly favorites: Favorites;
  readonly fitFeedbacks: FitFeedbacks;
  readonly fits: Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'>;
  readonly garmentPages: GarmentPages;
  readonly inquiries: Inquiries;
  readonly newsletter: Newsletter;
  readonly orderLinks: OrderLinks;
  readonly orders: Orders;
  readonly passkeys: Passkeys;
  readonly papers: Papers;
  readonly passwords: Passwords;
  readonly payments: Payments;
  readonly profileExport: ProfileExport;
  readonly reviews: Reviews;
  readonly search: Search;
  readonly security: Security;
  readonly sizes: Sizes;
  readonly wearers: Wearers;
  readonly withdrawals: Withdrawals;
};
