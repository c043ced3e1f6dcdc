import type { InMemoryState, StoredAccount, StoredPayment, VisitorRecords } from './state.ts';

const maps = [
  'stock',
  'voucherUses',
  'cardTokens',
  'papers',
  'sizeVersions',
  'resetLinks',
  'orderLinks',
  'photos',
  'subscriptions',
  'inquiries',
] as const;

type Entries = readonly (readonly [unknown, unknown])[];

/** Id of the account that pays; null for the guest. */
type KeptPayment = Omit<StoredPayment, 'payer'> & { readonly payer: number | null };

export type ShopSnapshot = Pick<
  InMemoryState,
  'guest' | 'countryCode' | 'currency' | 'devicePasskeys'
> & {
  readonly accounts: readonly StoredAccount[];
  readonly signedIn: number | null;
  readonly lastId: number;
  readonly additions: readonly string[];
  /** By idempotency key. */
  readonly payments: readonly (readonly [string, KeptPayment])[];
} & Readonly<Record<(typeof maps)[number], Entries>>;

/** Payments of the guest and of customers; those of earlier guests cannot be completed. */
const keptPayments = ({ payments, guest, accounts }: InMemoryState): ShopSnapshot['payments'] =>
  [...payments].flatMap(([key, { payer, ...payment }]): ShopSnapshot['payments'] => {
    if (payer === guest) return [[key, { ...payment, payer: null }] as const];
    const account = accounts.find(({ records }) => records === payer);
    return account ? [[key, { ...payment, payer: account.user.id }] as const] : [];
  });

export const snapshotOf = (state: InMemoryState): ShopSnapshot => {
  const { accounts, signedIn, ids, additions, guest, countryCode, currency, devicePasskeys } =
    state;
  return structuredClone({
    accounts: [...accounts],
    signedIn: signedIn?.user.id ?? null,
    lastId: ids.last,
    additions: [...additions],
    guest,
    countryCode,
    currency,
    devicePasskeys,
    payments: keptPayments(state),
    stock: [...state.stock],
    voucherUses: [...state.voucherUses],
    cardTokens: [...state.cardTokens],
    papers: [...state.papers],
    sizeVersions: [...state.sizeVersions],
    resetLinks: [...state.resetLinks],
    orderLinks: [...state.orderLinks],
    photos: [...state.photos],
    subscriptions: [...state.subscriptions],
    inquiries: [...state.inquiries],
  });
};

export const restoreSnapshot = (state: InMemoryState, snapshot: ShopSnapshot): void => {
  const { accounts, signedIn, lastId, additions, payments, ...own } = structuredClone(snapshot);
  state.accounts.splice(0, state.accounts.length, ...accounts);
  state.ids.last = lastId;
  state.additions.clear();
  for (const key of additions) state.additions.add(key);
  for (const name of maps) {
    const map = state[name] as Map<unknown, unknown>;
    map.clear();
    for (const [key, value] of own[name]) map.set(key, value);
  }
  state.guest = own.guest;
  state.countryCode = own.countryCode;
  state.currency = own.currency;
  state.devicePasskeys = own.devicePasskeys;
  const accountOf = (id: number | null): StoredAccount | undefined =>
    state.accounts.find(({ user }) => user.id === id);
  state.signedIn = accountOf(signedIn) ?? null;
  state.payments.clear();
  for (const [key, { payer, ...payment }] of payments) {
    const owner: VisitorRecords | undefined =
      payer === null ? state.guest : accountOf(payer)?.records;
    if (owner) state.payments.set(key, { ...payment, payer: owner });
  }
};
