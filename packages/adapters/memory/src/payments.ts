import { shippingDays as daysByMethod, summarizeBasket } from '@tailorbird/domain/basket';
import {
  type Card,
  type CardNotExchanged,
  type CardTokens,
  cardBrandOf,
  expiryMonthOf,
  type Payment,
  type PaymentFailure,
  type PaymentMeans,
  type PaymentMethod,
  type PaymentRequest,
  type Payments,
  type SavedMeans,
  sandboxOutcomeOf,
  validateCard,
  walletNames,
} from '@tailorbird/domain/checkout';
import { add, err, ok, parseEmail, type Result, subtract } from '@tailorbird/domain/kernel';
import { type DayRange, estimateDelivery, type Order, progressOf } from '@tailorbird/domain/orders';
import { checkoutObstacle } from './checkoutObstacle.ts';
import { splitLines } from './making.ts';
import {
  type InMemoryState,
  newBasket,
  nextId,
  recordsOf,
  type StoredCard,
  type StoredPayment,
  viewBasket,
} from './state.ts';

const transitDays: ReadonlyMap<string, DayRange> = new Map(Object.entries(daysByMethod));

/** The bank's parameters in the return URL. */
export type RedirectResult = 'authorised' | 'refused' | 'cancelled';

type Paid = Result<Payment, PaymentFailure>;
type Settled = Pick<StoredPayment, 'lastFour' | 'result'>;

export class InMemoryCardTokens implements CardTokens {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly exchange = async (card: Card): Promise<Result<string, CardNotExchanged>> => {
    const { now } = this.#state.fixture;
    const checked = validateCard(card, {
      year: Number(now.slice(0, 4)),
      month: Number(now.slice(5, 7)),
    });
    if (!checked.ok) return err({ kind: 'card-invalid', fields: checked.failure });
    const { number, expiry } = checked.value;
    const token = `token-${nextId(this.#state)}`;
    this.#state.cardTokens.set(token, {
      outcome: sandboxOutcomeOf(checked.value),
      brand: cardBrandOf(number),
      lastFour: number.slice(-4),
      expires: expiryMonthOf(expiry),
    });
    return ok(token);
  };
}

/** In-memory payment by the sandbox's rules, without delay. */
export class InMemoryPayments implements Payments {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly methods = async (): Promise<Result<readonly PaymentMethod[], PaymentFailure>> => {
    const basket = viewBasket(this.#state);
    if (basket.lines.length === 0) return err({ kind: 'basket-empty' });
    const { provider, wallets } = this.#state.bank;
    const configuration = { provider };
    return ok([
      ...wallets.map((type) => ({ type, name: walletNames[type], brands: [], configuration })),
      { type: 'card', name: 'Card', brands: ['visa', 'mc', 'amex'], configuration },
    ]);
  };

  readonly saved = async (): Promise<
    Result<readonly SavedMeans[], { readonly kind: 'unreachable' }>
  > => ok(this.#state.signedIn?.records.savedCards.map(({ means }) => means) ?? []);

  readonly removeSaved = async (
    id: number,
  ): Promise<Result<null, { readonly kind: 'unreachable' }>> => {
    const records = this.#state.signedIn?.records;
    if (records) records.savedCards = records.savedCards.filter(({ means }) => means.id !== id);
    return ok(null);
  };

  readonly pay = async (request: PaymentRequest): Promise<Paid> => {
    const known = this.#own(request.idempotencyKey);
    if (known) return known.result;
    const refusal = this.#refusal(request);
    if (refusal) return err(refusal);
    const payer = recordsOf(this.#state);
    const settled = this.#settle(request);
    this.#state.payments.set(request.idempotencyKey, { payer, request, ...settled });
    return settled.result;
  };

  readonly complete = async (paymentId: string, redirectResult: string): Promise<Paid> => {
    const payment = this.#own(paymentId);
    if (!payment) return err({ kind: 'payment-cancelled' });
    if (!payment.result.ok || payment.result.value.status === 'authorised') return payment.result;
    this.#open();
    const failure: PaymentFailure =
      redirectResult === 'cancelled' ? { kind: 'payment-cancelled' } : { kind: 'payment-refused' };
    payment.result =
      redirectResult === 'authorised'
        ? ok(this.#place(payment.request, payment.lastFour))
        : err(failure);
    return payment.result;
  };

  readonly cancel = async (paymentId: string): Promise<Result<null, PaymentFailure>> => {
    const settled = await this.complete(paymentId, 'cancelled');
    return settled.ok ? err({ kind: 'basket-changed' }) : ok(null);
  };

  /** A payment of this browser's customer or guest; others do not exist for them. */
  readonly #own = (paymentId: string): StoredPayment | undefined => {
    const payment = this.#state.payments.get(paymentId);
    return payment?.payer === recordsOf(this.#state) ? payment : undefined;
  };

  /** Why a request is refused before the bank is asked. */
  readonly #refusal = (request: PaymentRequest): PaymentFailure | null => {
    const { location } = this.#state.fixture;
    const obstacle = checkoutObstacle(this.#state);
    if (obstacle) return obstacle;
    if (!request.termsAccepted) return { kind: 'terms-not-accepted' };
    if (this.#state.signedIn === null && !parseEmail(request.guestEmail ?? '').ok)
      return { kind: 'email-invalid' };
    const owed = summarizeBasket(viewBasket(this.#state), location.switches).total;
    if (owed.amount !== request.expected.amount || owed.currency !== request.expected.currency)
      return { kind: 'basket-changed' };
    return request.means === null && owed.amount > 0 ? { kind: 'payment-refused' } : null;
  };

  /** The card of a token, which is valid once, or a saved one; null if unknown. */
  readonly #cardOf = (means: Exclude<PaymentMeans, { kind: 'wallet' }>): StoredCard | null => {
    const { signedIn, cardTokens } = this.#state;
    if (means.kind === 'saved')
      return (
        signedIn?.records.savedCards.find(({ means: { id } }) => id === means.id)?.card ?? null
      );
    const card = cardTokens.get(means.token);
    cardTokens.delete(means.token);
    if (means.keep && signedIn && card?.outcome === 'authorised') {
      const { brand, lastFour, expires } = card;
      const saved: SavedMeans = {
        id: nextId(this.#state),
        kind: 'card',
        brand,
        lastFour,
        expires,
      };
      signedIn.records.savedCards = [{ card, means: saved }, ...signedIn.records.savedCards];
    }
    return card ?? null;
  };

  /** Wallets decide on their own page. */
  readonly #settle = (request: PaymentRequest): Settled => {
    const { means, idempotencyKey: id, returnUrl } = request;
    const card = means === null || means.kind === 'wallet' ? null : this.#cardOf(means);
    const lastFour = card?.lastFour ?? null;
    const outcome =
      means === null
        ? 'authorised'
        : means.kind === 'wallet'
          ? 'challenge'
          : (card?.outcome ?? 'payment-refused');
    if (outcome === 'authorised') return { lastFour, result: ok(this.#place(request, lastFour)) };
    if (outcome !== 'challenge') return { lastFour, result: err({ kind: outcome }) };
    const url = this.#state.bank.pageOf({ id, returnUrl });
    const records = recordsOf(this.#state);
    records.basket = { ...records.basket, status: 'Frozen', pendingPayment: { id, url } };
    return { lastFour, result: ok({ status: 'redirect', paymentId: id, url }) };
  };

  readonly #open = (): void => {
    const records = recordsOf(this.#state);
    records.basket = { ...records.basket, status: 'Open', pendingPayment: null };
  };

  /** Turns the basket into an order; uses up stock, vouchers and credit. */
  readonly #place = (request: PaymentRequest, lastFour: string | null): Payment => {
    const state = this.#state;
    const records = recordsOf(state);
    const basket = viewBasket(state);
    const summary = summarizeBasket(basket, state.fixture.location.switches);
    const number = `TB-${100_000 + nextId(state)}`;
    const total = add(basket.total, summary.shipping);
    const shippingDays = basket.requiresShipping
      ? (transitDays.get(summary.shippingMethod?.code ?? '') ??
        state.fixture.location.defaultShippingDays)
      : null;
    const versionOf = (id: number): number =>
      records.sizes.find((size) => size.id === id)?.version ?? 1;
    const status = basket.requiresShipping ? 'Confirmed' : 'Delivered';
    const order: Order = {
      number,
      status,
      progress: progressOf[status],
      history: [{ status, at: state.fixture.now, by: 'system' }],
      fitAnswer: null,
      isCancellable: status === 'Confirmed',
      parcels: [],
      datePlaced: state.fixture.now,
      email: state.signedIn?.user.email ?? request.guestEmail ?? '',
      lines: splitLines(
        basket.lines.map(({ dateCreated: _, preOrder: __, size, ...line }) => ({
          ...line,
          size: size && { ...size, version: size.version ?? versionOf(size.id) },
          status,
          madeFirst: null,
        })),
        records.orders,
      ),
      offerDiscounts: basket.offerDiscounts,
      voucherDiscounts: basket.voucherDiscounts,
      shippingDiscounts: basket.shippingDiscounts,
      shippingMethod: {
        code: summary.shippingMethod?.code ?? '',
        name: summary.shippingMethod?.name ?? '',
      },
      shipping: summary.shipping,
      credit: summary.credit,
      total,
      paid: subtract(total, summary.credit),
      paidBy: request.means && {
        method: request.means.kind === 'wallet' ? request.means.method : 'card',
        lastFour,
      },
      isGuest: state.signedIn === null,
      remakeOf: null,
      sold: null,
      shippingAddress: records.basket.address,
      dropPoint: records.basket.dropPoint,
      billingAddress: records.basket.address,
      comment: request.comment,
      deliveryDays: estimateDelivery({
        placedAt: state.fixture.now,
        productClasses: basket.lines.map(({ productClass }) => productClass),
        shippingDays,
        comment: request.comment,
      }),
      shippingDays,
      refunds: [],
      withdrawals: [],
      deliveryNote: '',
    };
    for (const { snapshot, quantity } of records.basket.lines) {
      const left =
        snapshot.fabricColorId === null ? undefined : state.stock.get(snapshot.fabricColorId);
      if (left !== undefined) state.stock.set(snapshot.fabricColorId as number, left - quantity);
    }
    for (const code of basket.voucherCodes)
      state.voucherUses.set(code, (state.voucherUses.get(code) ?? 0) + 1);
    if (state.signedIn) {
      const { signedIn } = state;
      signedIn.credit -= summary.credit.amount;
      signedIn.usedVouchers = [...signedIn.usedVouchers, ...basket.voucherCodes];
      signedIn.user = { ...signedIn.user, orderCount: signedIn.user.orderCount + 1 };
      if (order.shippingAddress) records.addresses = [order.shippingAddress, ...records.addresses];
    }
    records.orders = [order, ...records.orders];
    records.basket = newBasket(state);
    return { status: 'authorised', orderNumber: number };
  };
}
