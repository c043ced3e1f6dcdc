import type { Account, Passwords } from '@tailorbird/domain/account';
import type { Baskets } from '@tailorbird/domain/basket';
import type { Catalog } from '@tailorbird/domain/catalog';
import type { Checkout, Payments } from '@tailorbird/domain/checkout';
import type { Content } from '@tailorbird/domain/content';
import type { Newsletter } from '@tailorbird/domain/newsletter';
import type { Orders } from '@tailorbird/domain/orders';
import type { Reviews } from '@tailorbird/domain/reviews';
import type { Search } from '@tailorbird/domain/search';
import type { Analytics, Preferences } from '@tailorbird/domain/shell';
import type { Sizes } from '@tailorbird/domain/sizing';
import type { Conversations, Inquiries } from '@tailorbird/domain/support';
import type { ServiceIdentifier } from 'inversify';
import type { AuthStore } from '../features/account/authStore.ts';
import type { BasketStore } from '../features/basket/basketStore.ts';
import type { CheckoutStore } from '../features/checkout/checkoutStore.ts';
import type { ReviewStore } from '../features/reviews/reviewStore.ts';
import type { SizeDraftStore } from '../features/sizing/sizeDraftStore.ts';
import type { BasketDesk } from '../platform/basketDesk.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { ToastStore } from '../platform/toasts/toastStore.ts';
import type { VisitStore } from '../platform/visit/visitStore.ts';

/** A name for a service that knows the service's type. This module holds names alone: importing it loads neither Inversify nor an adapter. */
export type Token<Service> = ServiceIdentifier<Service>;

const token = <Service>(name: string): Token<Service> => Symbol.for(`tailorbird.${name}`);

export const AccountT: Token<Account> = token('Account');
export const AnalyticsT: Token<Analytics> = token('Analytics');
export const BasketsT: Token<Baskets> = token('Baskets');
export const CatalogT: Token<Catalog> = token('Catalog');
export const CheckoutT: Token<Checkout> = token('Checkout');
export const ContentT: Token<Content> = token('Content');
export const ConversationsT: Token<Conversations> = token('Conversations');
export const InquiriesT: Token<Inquiries> = token('Inquiries');
export const NewsletterT: Token<Newsletter> = token('Newsletter');
export const OrdersT: Token<Orders> = token('Orders');
export const PasswordsT: Token<Passwords> = token('Passwords');
export const PaymentsT: Token<Payments> = token('Payments');
export const PreferencesT: Token<Preferences> = token('Preferences');
export const ReviewsT: Token<Reviews> = token('Reviews');
export const SearchT: Token<Search> = token('Search');
export const SizesT: Token<Sizes> = token('Sizes');

/** Time, as this browser tells it. */
export const ClockT: Token<Clock> = token('Clock');

/** Stores of the frame, for stores that take part in it: they are made before the container and outlive every page. */
export const ToastsT: Token<ToastStore> = token('Toasts');
export const VisitT: Token<VisitStore> = token('Visit');

/** The basket as pages that sell something see it. */
export const BasketDeskT: Token<BasketDesk> = token('BasketDesk');

/** Stores of features, one for the whole tab. */
export const AuthStoreT: Token<AuthStore> = token('AuthStore');
export const BasketStoreT: Token<BasketStore> = token('BasketStore');
export const ReviewStoreT: Token<ReviewStore> = token('ReviewStore');

/** The size on its way from where it was found to where it is saved. */
export const SizeDraftT: Token<SizeDraftStore> = token('SizeDraft');

/** A new one for each visit to the checkout. */
export const CheckoutStoreT: Token<CheckoutStore> = token('CheckoutStore');
