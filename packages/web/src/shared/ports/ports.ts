import type {
  Account,
  Passkeys,
  Passwords,
  People,
  ProfileExport,
  Referrals,
  Security,
  SocialAccounts,
} from '@tailorbird/domain/account';
import type { Baskets } from '@tailorbird/domain/basket';
import type { Catalog } from '@tailorbird/domain/catalog';
import type { CardTokens, Checkout, Payments, Till } from '@tailorbird/domain/checkout';
import type { Content, Expenditures } from '@tailorbird/domain/content';
import type { Favorites } from '@tailorbird/domain/designer';
import type { Newsletter } from '@tailorbird/domain/newsletter';
import type {
  Aftercare,
  FitFeedbacks,
  Jobs,
  OrderLinks,
  Orders,
  Papers,
  Withdrawals,
  Workshop,
} from '@tailorbird/domain/orders';
import type { Reviews } from '@tailorbird/domain/reviews';
import type { Search } from '@tailorbird/domain/search';
import type {
  Analytics,
  ConsentManager,
  ConsentRecords,
  ErrorReports,
  Preferences,
  Purchases,
  ShopData,
} from '@tailorbird/domain/shell';
import type { SizeDesk, Sizes, UserSize, Wearers } from '@tailorbird/domain/sizing';
import type {
  ChatDesk,
  Claims,
  Conversations,
  Inquiries,
  StudioChats,
  StudioClaims,
  SupportTokens,
} from '@tailorbird/domain/support';
import type { Reporter } from '../../platform/reports/reporter.ts';
import { port, value } from '../../platform/services/token.ts';
import type { BasketActions } from '../basket/basketActions.ts';
import type { OutsideScripts } from '../payments/cardScript.ts';

/*
 * The ports of the domain. The composition binds an adapter to each.
 */

export const AccountT = port<Account>('Account');
/** What can be done about the fit of a split order. */
export const FitsT = port<Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'>>('Fits');
/** The designs the signed-in customer likes. */
export const FavoritesT = port<Favorites>('Favorites');
export const FitFeedbacksT = port<FitFeedbacks>('FitFeedbacks');
export const AnalyticsT = port<Analytics>('Analytics', { isOptional: true });
export const BasketsT = port<Baskets>('Baskets');
/** Who exchanges a card for a token. */
export const CardTokensT = port<CardTokens>('CardTokens');
/** Who brings in scripts of other companies. */
export const OutsideScriptsT = port<OutsideScripts>('OutsideScripts');
export const CatalogT = port<Catalog>('Catalog');
/** What a customer can change of an order. */
export const ChangesT =
  port<Pick<Aftercare, 'changeComment' | 'changePiece' | 'changeShippingAddress'>>('Changes');
export const CheckoutT = port<Checkout>('Checkout');
/** The shop's own conversation with the visitor, and its word for who they are. */
export const ChatDeskT = port<ChatDesk & SupportTokens>('ChatDesk');
export const ClaimsT = port<Claims>('Claims');
export const StudioChatsT = port<StudioChats>('StudioChats');
export const StudioClaimsT = port<StudioClaims>('StudioClaims');
/** Who asks for consent and keeps the answer. */
export const ConsentManagerT = port<ConsentManager>('ConsentManager', { isOptional: true });
export const ConsentRecordsT = port<ConsentRecords>('ConsentRecords');
export const PurchasesT = port<Purchases>('Purchases');
export const ErrorReportsT = port<ErrorReports>('ErrorReports');
/** Tells of what went wrong in this tab. */
export const ReporterT = port<Reporter>('Reporter', { isOptional: true });
export const ContentT = port<Content>('Content');
/** What goes into the pieces of baskets and orders. */
export const ExpendituresT = port<Expenditures>('Expenditures');
export const ConversationsT = port<Conversations>('Conversations', { isOptional: true });
export const InquiriesT = port<Inquiries>('Inquiries');
export const NewsletterT = port<Newsletter>('Newsletter');
/** The way to an order for who has no account. */
export const OrderLinksT = port<OrderLinks>('OrderLinks');
export const OrdersT = port<Orders>('Orders');
/** Invoices and credit notes. */
export const PapersT = port<Papers>('Papers');
export const WithdrawalsT = port<Withdrawals>('Withdrawals');
export const PasskeysT = port<Passkeys>('Passkeys');
/** Customers, for those who work here. */
export const PeopleT = port<People<UserSize>>('People');
export const PasswordsT = port<Passwords>('Passwords');
export const PaymentsT = port<Payments>('Payments');
export const ProfileExportT = port<ProfileExport>('ProfileExport');
export const ReferralsT = port<Referrals>('Referrals');
export const ReviewsT = port<Reviews>('Reviews');
export const SearchT = port<Search>('Search');
export const SecurityT = port<Security>('Security');
/** What of the shop can be changed while it is open. */
export const ShopDataT = port<ShopData>('ShopData');
/** Anybody's sizes, for admins. */
export const SizeDeskT = port<SizeDesk>('SizeDesk');
export const SizesT = port<Sizes>('Sizes');
export const WearersT = port<Wearers>('Wearers');
export const SocialAccountsT = port<SocialAccounts>('SocialAccounts');
/** The till of a store, for those who sell there. */
export const TillT = port<Till>('Till');
export const WorkshopT = port<Workshop & { readonly jobs: Jobs }>('Workshop');

/** What this browser remembers. At hand from the start; a page that is being rendered remembers nothing. */
export const PreferencesT = value<Preferences>('Preferences');

/** The basket of this tab, as pages that sell something see it. */
export const BasketActionsT = port<BasketActions>('BasketActions');
