import {
  chooseCountry,
  readCredits,
  readCurrentUser,
  signIn,
  signOut,
  signUp,
  startVisit,
  updateUser,
  type WireCurrentUser,
  type WireUserChanges,
  type WireVisit,
} from '@tailorbird/contract/account';
import { sessionInUse } from '@tailorbird/contract/errors';
import type { WireLocationInfo } from '@tailorbird/contract/location';
import type { Account, CurrentUser, SignInRefused, SignUp, SignUpRefused, Visit } from '@tailorbird/domain/account';
import { err, type Money, ok, type Result } from '@tailorbird/domain/kernel';
import type { LocationInfo } from '@tailorbird/domain/location';
import type { HttpClient } from './client.ts';
import { messagesOf } from './messages.ts';
import { moneyOf } from './money.ts';

type Unreached = { readonly kind: 'unreachable' };

const userOf = (user: WireCurrentUser): CurrentUser => ({
  id: user.id,
  email: user.email,
  firstName: user.first_name,
  lastName: user.last_name,
  isActive: user.is_active,
  isSuperuser: user.is_superuser,
  isStaff: user.is_staff,
  impersonate: user.impersonate,
  isStore: user.is_store,
  isStoreImpersonate: user.is_store_impersonate,
  orderCount: user.userrecord.num_orders,
  fulfilledOrderCount: user.userrecord.num_fulfilled_orders,
  newsletter: user.newsletter,
});

const locationOf = (location: WireLocationInfo): LocationInfo => {
  const { switches } = location.waffle;
  return {
    countryCode: location.country_code,
    countryName: location.country_name,
    continentCode: location.continent_code,
    currency: location.currency,
    shippingAvailable: location.shipping_available,
    defaultShippingPrice: moneyOf(location.default_shipping_price, location.currency).amount,
    testGroup: location.test_group,
    switches: {
      appliedChat: switches.applied_chat,
      applyCreditToShippingPrice: switches.apply_credit_to_shipping_price,
      socialLoginEnabled: switches.social_login_enabled,
      isNewOxfordShirtLaunched: switches.is_new_oxford_shirt_launched,
    },
  };
};

const visitOf = (visit: WireVisit): Visit => ({
  user: visit.user && userOf(visit.user),
  location: locationOf(visit.location),
  basketCount: visit.basket_count,
});

const unreachable: Result<never, Unreached> = err({ kind: 'unreachable' });

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The session over HTTP. */
export class HttpAccount implements Account {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly visit = async (): Promise<Result<Visit, Unreached>> => {
    const answer = await this.#client.send(startVisit);
    return answer.status === 200 ? ok(visitOf(answer.body)) : unreachable;
  };

  /** 405 to this GET means that nobody is signed in. */
  readonly currentUser = async (): Promise<Result<CurrentUser | null, Unreached>> => {
    const answer = await this.#client.send(readCurrentUser);
    if (answer.status === 405) return ok(null);
    return answer.status === 200 ? ok(userOf(answer.body)) : unreachable;
  };

  readonly signIn = async ({
    email,
    password,
  }: {
    readonly email: string;
    readonly password: string;
  }): Promise<Result<CurrentUser, SignInRefused>> => {
    const answer = await this.#client.send(signIn, { body: { username: email, password } });
    switch (answer.status) {
      case 200: {
        const user = await this.currentUser();
        return user.ok && user.value ? ok(user.value) : unreachable;
      }
      case 401:
        return err({ kind: 'invalid-credentials' });
      case 405: {
        // AUTH-32: somebody is signed in already; when it is the one who tries, that is what they wanted.
        if (answer.body.detail !== sessionInUse) return unreachable;
        const user = await this.currentUser();
        return user.ok && user.value && sameAddress(user.value.email, email) ? ok(user.value) : err({ kind: 'session-in-use' });
      }
      default:
        return unreachable;
    }
  };

  readonly signUp = async (request: SignUp): Promise<Result<CurrentUser, SignUpRefused>> => {
    const { email, password, newsletter, source, signingUpWithCredit } = request;
    const answer = await this.#client.send(signUp, {
      body: { email, password, newsletter, signing_up_with_credit: signingUpWithCredit, source },
    });
    switch (answer.status) {
      case 201:
        return ok(userOf(answer.body));
      case 400: {
        const messages = messagesOf(answer.body);
        // The stock wire has no 409 and says it in the 400.
        return messages.some((message) => /already exists/i.test(message))
          ? err({ kind: 'already-exists' })
          : err({ kind: 'sign-up-invalid', messages });
      }
      case 409:
        return err({ kind: 'already-exists' });
      default:
        return unreachable;
    }
  };

  readonly signOut = async (): Promise<Result<null, Unreached>> => {
    const answer = await this.#client.send(signOut);
    return answer.status === 200 ? ok(null) : unreachable;
  };

  readonly update: Account['update'] = async (changes) => {
    const body: WireUserChanges = {
      ...(changes.firstName !== undefined && { first_name: changes.firstName }),
      ...(changes.lastName !== undefined && { last_name: changes.lastName }),
      ...(changes.newsletter !== undefined && { newsletter: changes.newsletter }),
      ...(changes.isActive !== undefined && { is_active: changes.isActive }),
    };
    const answer = await this.#client.send(updateUser, { body });
    return answer.status === 200 ? ok(userOf(answer.body)) : unreachable;
  };

  readonly credit = async (): Promise<Result<Money, Unreached>> => {
    const answer = await this.#client.send(readCredits);
    return answer.status === 200 ? ok(moneyOf(answer.body.total_credit, answer.body.currency)) : unreachable;
  };

  readonly chooseCountry = async (countryCode: string): Promise<Result<Visit, Unreached>> => {
    const answer = await this.#client.send(chooseCountry, { body: { country_code: countryCode } });
    return answer.status === 200 ? ok(visitOf(answer.body)) : unreachable;
  };
}
