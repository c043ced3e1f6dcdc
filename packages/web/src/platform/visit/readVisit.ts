import type { CurrentUser, Visit } from '@tailorbird/domain/account';
import type { ContinentCode } from '@tailorbird/domain/kernel';
import { type Currency, err, fromDecimalString, ok, type Result } from '@tailorbird/domain/kernel';

/*
 * The first call of every visit, made before anything heavier is loaded: plain fetch, and the answer taken at its word. Every later call goes through
 * the `Account` port, whose adapter checks what it is told.
 */

type WireCurrentUser = {
  readonly id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_active: boolean;
  readonly is_superuser: boolean;
  readonly is_staff: boolean;
  readonly impersonate: boolean;
  readonly is_store: boolean;
  readonly is_store_impersonate: boolean;
  readonly newsletter: boolean;
  readonly userrecord: { readonly num_orders: number; readonly num_fulfilled_orders: number };
};
type WireVisit = {
  readonly user: WireCurrentUser | null;
  readonly basket_count: number;
  readonly location: {
    readonly country_code: string;
    readonly country_name: string;
    readonly continent_code: ContinentCode;
    readonly currency: Currency;
    readonly shipping_available: boolean;
    readonly default_shipping_price: string;
    readonly test_group: string;
    readonly waffle: {
      readonly switches: {
        readonly applied_chat: boolean;
        readonly apply_credit_to_shipping_price: boolean;
        readonly social_login_enabled: boolean;
        readonly is_new_oxford_shirt_launched: boolean;
      };
    };
  };
};

const toUser = (wire: WireCurrentUser): CurrentUser => ({
  id: wire.id,
  email: wire.email,
  firstName: wire.first_name,
  lastName: wire.last_name,
  isActive: wire.is_active,
  isSuperuser: wire.is_superuser,
  isStaff: wire.is_staff,
  impersonate: wire.impersonate,
  isStore: wire.is_store,
  isStoreImpersonate: wire.is_store_impersonate,
  orderCount: wire.userrecord.num_orders,
  fulfilledOrderCount: wire.userrecord.num_fulfilled_orders,
  newsletter: wire.newsletter,
});

const toVisit = ({ user, location, basket_count }: WireVisit): Visit => ({
  user: user && toUser(user),
  basketCount: basket_count,
  location: {
    countryCode: location.country_code,
    countryName: location.country_name,
    continentCode: location.continent_code,
    currency: location.currency,
    shippingAvailable: location.shipping_available,
    defaultShippingPrice: fromDecimalString(location.default_shipping_price, location.currency)?.amount ?? 0,
    testGroup: location.test_group,
    switches: {
      appliedChat: location.waffle.switches.applied_chat,
      applyCreditToShippingPrice: location.waffle.switches.apply_credit_to_shipping_price,
      socialLoginEnabled: location.waffle.switches.social_login_enabled,
      isNewOxfordShirtLaunched: location.waffle.switches.is_new_oxford_shirt_launched,
    },
  },
});

/** Who is here, where they are, and what is in their basket (API-14). */
export const readVisit = async (): Promise<Result<Visit, { readonly kind: 'unreachable' }>> => {
  try {
    const answer = await fetch('/api/v1/soat/init/', { credentials: 'same-origin', headers: { accept: 'application/json' } });
    return answer.ok ? ok(toVisit((await answer.json()) as WireVisit)) : err({ kind: 'unreachable' });
  } catch {
    return err({ kind: 'unreachable' });
  }
};
