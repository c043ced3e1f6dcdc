import {
  type Account,
  type Credentials,
  type CurrentUser,
  parseNewPassword,
  type SignInRefused,
  type SignUp,
  type SignUpRefused,
  type Visit,
} from '@tailorbird/domain/account';
import { type LineChange, mergeGuestLines } from '@tailorbird/domain/basket';
import { err, type Money, money, ok, parseEmail, type Result } from '@tailorbird/domain/kernel';
import { currencyFor, type LocationInfo } from '@tailorbird/domain/location';
import { savedStandardSize, type UserSize } from '@tailorbird/domain/sizing';
import type { ShopFixture } from './shopFixture.ts';
import {
  type InMemoryState,
  newRecords,
  nextId,
  recordEvent,
  type StoredAccount,
  type StoredLine,
  viewBasket,
  withChange,
} from './state.ts';

type Unreached = { readonly kind: 'unreachable' };

const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const invalid = (field: 'email' | 'password', message: string): Result<never, SignUpRefused> =>
  err({ kind: 'sign-up-invalid', messages: [message], fields: { [field]: [message] } });

const sameSizes = (
  guests: readonly UserSize[],
  own: readonly UserSize[],
): ReadonlyMap<number, number> =>
  new Map(
    guests.flatMap(({ id, standardSize, sizeTypeId }) => {
      const same = standardSize && savedStandardSize(own, standardSize, sizeTypeId);
      return same ? [[id, same.id]] : [];
    }),
  );

/** The location of a country; import charges are unknown if the fixture states none. */
const locationOf = (
  { location, locations, countries, shippingMethods }: ShopFixture,
  countryCode: string | null,
): LocationInfo => {
  const known = [location, ...(locations ?? [])].find((each) => each.countryCode === countryCode);
  if (known) return known;
  const country = countries.find(({ code }) => code === countryCode);
  const currency = currencyFor(countryCode);
  const prices = shippingMethods.map((method) => method.prices[currency]);
  return {
    ...location,
    countryCode,
    countryName: country?.printableName ?? null,
    continentCode: null,
    currency,
    shippingAvailable: country?.shippable ?? true,
    defaultShippingPrice: Math.min(...prices),
    levyTerms: countryCode === null ? null : { kind: 'unknown' },
  };
};

export class InMemoryAccount implements Account {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly visit = async (): Promise<Result<Visit, Unreached>> => {
    const { signedIn, fixture, countryCode } = this.#state;
    return ok({
      user: signedIn?.user ?? null,
      location: locationOf(fixture, countryCode),
      basketCount: viewBasket(this.#state).itemCount,
    });
  };

  readonly currentUser = async (): Promise<Result<CurrentUser | null, Unreached>> =>
    ok(this.#state.signedIn?.user ?? null);

  readonly signIn = async (
    credentials: Credentials,
  ): Promise<Result<CurrentUser, SignInRefused>> => {
    const account = this.#byEmail(credentials.email);
    if (
      !account?.user.isActive ||
      account.password === '' ||
      account.password !== credentials.password
    ) {
      if (account) recordEvent(account, 'sign-in-failed');
      return err({ kind: 'invalid-credentials' });
    }
    const { secondFactor } = account;
    if (secondFactor?.isOn) {
      const code = credentials.oneTimeCode ?? '';
      if (code === '') return err({ kind: 'second-factor-required' });
      if (code !== secondFactor.key && !secondFactor.recoveryCodes.includes(code))
        return err({ kind: 'second-factor-wrong' });
      account.secondFactor = {
        ...secondFactor,
        recoveryCodes: secondFactor.recoveryCodes.filter((each) => each !== code),
      };
    }
    if (this.#state.signedIn) return err({ kind: 'session-in-use' });
    this.enter(account);
    recordEvent(account, 'signed-in');
    return ok(account.user);
  };

  readonly signUp = async (request: SignUp): Promise<Result<CurrentUser, SignUpRefused>> => {
    const email = parseEmail(request.email);
    if (!email.ok) return invalid('email', email.failure.kind);
    const password = parseNewPassword(request.password, request.source);
    if (!password.ok) return invalid('password', password.failure.kind);
    if (this.#byEmail(email.value)) return err({ kind: 'already-exists' });
    const user: CurrentUser = {
      id: nextId(this.#state),
      email: email.value,
      firstName: '',
      lastName: '',
      isActive: true,
      isSuperuser: false,
      isStaff: false,
      impersonate: false,
      isStore: false,
      isStoreImpersonate: false,
      orderCount: 0,
      fulfilledOrderCount: 0,
      newsletter: request.newsletter,
      emailConfirmed: false,
      mailLanguage: null,
      needsSecondFactor: false,
      isRestored: false,
    };
    const account: StoredAccount = {
      user,
      password: password.value ?? '',
      credit: 0,
      usedVouchers: [],
      unconfirmedEmail: {
        email: email.value.toLowerCase(),
        link: { uid: String(user.id), token: `token-${nextId(this.#state)}` },
      },
      secondFactor: null,
      passkeys: [],
      events: ['signed-up'],
      records: newRecords(this.#state),
    };
    this.#state.accounts.push(account);
    this.enter(account);
    return ok(user);
  };

  /** A new guest starts empty; the customer's basket is kept. */
  readonly signOut = async (): Promise<Result<null, Unreached>> => {
    if (this.#state.signedIn) this.#state.guest = newRecords(this.#state);
    this.#state.signedIn = null;
    return ok(null);
  };

  readonly update: Account['update'] = async (changes) => {
    const { signedIn } = this.#state;
    if (!signedIn) return err({ kind: 'unreachable' });
    signedIn.user = { ...signedIn.user, ...changes };
    return ok(signedIn.user);
  };

  readonly credit = async (): Promise<Result<Money, Unreached>> => {
    const { signedIn, currency } = this.#state;
    return signedIn ? ok(money(signedIn.credit, currency)) : err({ kind: 'unreachable' });
  };

  readonly chooseCountry = async (countryCode: string): Promise<Result<Visit, Unreached>> => {
    if (!this.#state.fixture.countries.some(({ code }) => code === countryCode))
      return err({ kind: 'unreachable' });
    this.#state.countryCode = countryCode;
    this.#state.currency = currencyFor(countryCode);
    return this.visit();
  };

  readonly #byEmail = (email: string): StoredAccount | undefined =>
    this.#state.accounts.find(({ user }) => sameAddress(user.email, email));

  /** Moves a guest's lines and sizes into the account; none is lost. */
  readonly enter = (account: StoredAccount): void => {
    const { guest } = this.#state;
    const { records } = account;
    const became = sameSizes(guest.sizes, records.sizes);
    const lines = guest.basket.lines.map((line) => {
      const size =
        line.snapshot.userSizeId === null ? undefined : became.get(line.snapshot.userSizeId);
      return size === undefined
        ? line
        : { ...line, snapshot: { ...line.snapshot, userSizeId: size } };
    });
    const merged = mergeGuestLines(records.basket.lines, lines).reduce<readonly StoredLine[]>(
      (all, change: LineChange) => withChange(this.#state, all, change),
      records.basket.lines,
    );
    records.sizes = [...guest.sizes.filter((size) => !became.has(size.id)), ...records.sizes];
    records.removedSizes = [...guest.removedSizes, ...records.removedSizes];
    records.erasedSizes = [...guest.erasedSizes, ...records.erasedSizes];
    records.basket = {
      ...records.basket,
      lines: merged,
      voucherCodes: [...new Set([...records.basket.voucherCodes, ...guest.basket.voucherCodes])],
      address: guest.basket.address ?? records.basket.address,
      shippingMethodCode: guest.basket.shippingMethodCode ?? records.basket.shippingMethodCode,
    };
    records.claims = [...guest.claims, ...records.claims];
    records.feedbacks = [...guest.feedbacks, ...records.feedbacks];
    this.#state.guest = newRecords(this.#state);
    this.#state.signedIn = account;
  };
}
