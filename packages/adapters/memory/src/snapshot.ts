import type { InMemoryState, StoredAccount } from './state.ts';

const maps = ['stock', 'voucherUses', 'cardTokens', 'papers', 'sizeVersions'] as const;

type Entries = readonly (readonly [unknown, unknown])[];

/** The state of a shop with one browser, as JSON. Payments in progress are not part of it. */
export type ShopSnapshot = Pick<
  InMemoryState,
  'guest' | 'countryCode' | 'currency' | 'devicePasskeys'
> & {
  readonly accounts: readonly StoredAccount[];
  /** Id of the signed-in customer. */
  readonly signedIn: number | null;
  readonly lastId: number;
  readonly additions: readonly string[];
} & Readonly<Record<(typeof maps)[number], Entries>>;

export const snapshotOf = (state: InMemoryState): ShopSnapshot => {
  const { accounts, signedIn, ids, additions, guest, countryCode, currency, devicePasskeys } =
    state;
  return {
    accounts: [...accounts],
    signedIn: signedIn?.user.id ?? null,
    lastId: ids.last,
    additions: [...additions],
    guest,
    countryCode,
    currency,
    devicePasskeys,
    stock: [...state.stock],
    voucherUses: [...state.voucherUses],
    cardTokens: [...state.cardTokens],
    papers: [...state.papers],
    sizeVersions: [...state.sizeVersions],
  };
};

/** Replaces the state by a snapshot. A frozen basket opens again, as its payment is unknown. */
export const restoreSnapshot = (state: InMemoryState, snapshot: ShopSnapshot): void => {
  const { accounts, signedIn, lastId, additions, ...own } = structuredClone(snapshot);
  state.accounts.splice(0, state.accounts.length, ...accounts);
  state.ids.last = lastId;
  state.additions.clear();
  for (const key of additions) state.additions.add(key);
  for (const name of maps) {
    const map = state[name] as Map<unknown, unknown>;
    map.clear();
    for (const [key, value] of snapshot[name]) map.set(key, value);
  }
  state.payments.clear();
  state.guest = own.guest;
  state.countryCode = own.countryCode;
  state.currency = own.currency;
  state.devicePasskeys = own.devicePasskeys;
  state.signedIn = state.accounts.find(({ user }) => user.id === signedIn) ?? null;
  for (const belongings of [state.guest, ...state.accounts.map((each) => each.belongings)])
    belongings.basket = { ...belongings.basket, status: 'Open', pendingPayment: null };
};
