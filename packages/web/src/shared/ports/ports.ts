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
import type { LegalDuties } from '@tailorbird/domain/legal';
import type { Newsletter } from '@tailorbird/domain/newsletter';
import type {
  Aftercare,
  FitFeedbacks,
  GarmentPages,
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

/* The ports of the domain. The composition binds an adapter to each. */

export const AccountT = port<Account>('Account');
export const FitsT = port<Pick<Aftercare, 'awaitingFit' | 'confirmFit' | 'releaseRest'>>('Fits');
export const FavoritesT = port<Favorites>('Favorites');
export const FitFeedbacksT = port<FitFeedbacks>('FitFeedbacks');
export const AnalyticsT = port<Analytics>('Analytics', { isOptional: true });
export const BasketsT = port<Baskets>('Baskets');
export const CardTokensT = port<CardTokens>('CardTokens');
export const OutsideScriptsT = port<OutsideScripts>('OutsideScripts');
export const CatalogT = port<Catalog>('Catalog');
export const ChangesT =
  port<Pick<Aftercare, 'changeComment' | 'changePiece' | 'changeShippingAddress'>>('Changes');
export const CheckoutT = port<Checkout>('Checkout');
export const ChatDeskT = port<ChatDesk & SupportTokens>('ChatDesk');
export const ClaimsT = port<Claims>('Claims');
export const StudioChatsT = port<StudioChats>('StudioChats');
export const StudioClaimsT = port<StudioClaims>('StudioClaims');
export const ConsentManagerT = port<ConsentManager>('ConsentManager', { isOptional: true });
export const ConsentRecordsT = port<ConsentRecords>('ConsentRecords');
export const PurchasesT = port<Purchases>('Purchases');
export const ErrorReportsT = port<ErrorReports>('ErrorReports');
export const ReporterT = port<Reporter>('Reporter', { isOptional: true });
export const ContentT = port<Content>('Content');
export const GarmentPagesT = port<GarmentPages>('GarmentPages');
export const ExpendituresT = port<Expenditures>('Expenditures');
export const ConversationsT = port<Conversations>('Conversations', { isOptional: true });
export const InquiriesT = port<Inquiries>('Inquiries');
export const LegalDutiesT = port<LegalDuties>('LegalDuties');
export const NewsletterT = port<Newsletter>('Newsletter');
export const OrderLinksT = port<OrderLinks>('OrderLinks');
export const OrdersT = port<Orders>('Orders');
export const PapersT = port<Papers>('Papers');
export const WithdrawalsT = port<Withdrawals>('Withdrawals');
export const PasskeysT = port<Passkeys>('Passkeys');
export const PeopleT = port<People<UserSize>>('People');
export const PasswordsT = port<Passwords>('Passwords');
export const PaymentsT = port<Payments>('Payments');
export const ProfileExportT = port<ProfileExport>('ProfileExport');
export const ReferralsT = port<Referrals>('Referrals');
export const ReviewsT = port<Reviews>('Reviews');
export const SearchT = port<Search>('Search');
export const SecurityT = port<Security>('Security');
export const ShopDataT = port<ShopData>('ShopData');
export const SizeDeskT = port<SizeDesk>('SizeDesk');
export const SizesT = port<Sizes>('Sizes');
export const WearersT = port<Wearers>('Wearers');
export const SocialAccountsT = port<SocialAccounts>('SocialAccounts');
export const TillT = port<Till>('Till');
export const WorkshopT = port<Workshop & { readonly jobs: Jobs }>('Workshop');

/** Preferences stored in this browser. Always available; empty during server rendering. */
export const PreferencesT = value<Preferences>('Preferences');

export const BasketActionsT = port<BasketActions>('BasketActions');
