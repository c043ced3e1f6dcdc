import { summarizeBasket } from '@tailorbird/domain/basket';
import {
  type Card,
  type CardNotTaken,
  type CardTokens,
  type Payment,
  type PaymentFailure,
  type PaymentMeans,
  type PaymentMethod,
  type PaymentRequest,
  type Payments,
  type SavedMeans,
  validateCard,
} from '@tailorbird/domain/checkout';
import { add, err, ok, parseEmail, type Result, subtract } from '@tailorbird/domain/kernel';
import { estimateDelivery, type Order } from '@tailorbird/domain/orders';
import { checkoutObstacle } from './checkoutObstacle.ts';
import { splitLines } from './making.ts';
import {
  belongingsOf,
  type InMemoryState,
  nextId,
  renewBasket,
  type StoredPayment,
  viewBasket,
} from './state.ts';

/** Cards of the in-memory bank, by outcome; it refuses all others. */
export const inMemoryCards = {
  authorised: '4111111111111111',
  wrongCvc: '4000000000000127',
  fraud: '4100000000000019',
  redirect: '4000000000003220',
  refused: '4000000000000002',
} as const;

const bankAnswers: Readonly<Record<string, 'authorised' | 'redirect' | PaymentFailure>> = {
  [inMemoryCards.authorised]: 'authorised',
  [inMemoryCards.redirect]: 'redirect',
  [inMemoryCards.wrongCvc]: { kind: 'wrong-cvc' },
  [inMemoryCards.fraud]: { kind: 'fraud' },
};

/** The bank's parameters in the return URL. */
export type RedirectResult = 'authorised' | 'refused' | 'cancelled';

type Paid = Result<Payment, PaymentFailure>;

/** The in-memory bank as browsers call it. */
export class InMemoryCardTokens implements CardTokens {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly exchange = async (card: Card): Promise<Result<string, CardNotTaken>> => {
    const { now } = this.#state.fixture;
    const checked = validateCard(card, {
      year: Number(now.slice(0, 4)),
      month: Number(now.slice(5, 7)),
    });
    if (!checked.ok) return err({ kind: 'card-invalid', fields: checked.failure });
    const token = `token-${nextId(this.#state)}`;
    this.#state.cardTokens.set(token, checked.value.number);
    return ok(token);
  };
}

/** In-memory payment by one bank, without delay. */
export class InMemoryPayments implements Payments {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly methods = async (): Promise<Result<readonly PaymentMethod[], PaymentFailure>> => {
    const basket = viewBasket(this.#state);
    if (basket.lines.length === 0) return err({ kind: 'basket-empty' });
    return ok([
      { type: 'paypal', name: 'PayPal', brands: [], configuration: { provider: 'memory' } },
      { type: 'card', name: 'Card', brands: ['visa', 'mc'], configuration: { provider: 'memory' } },
    ]);
  };

  readonly saved = async (): Promise<
    Result<readonly SavedMeans[], { readonly kind: 'unreachable' }>
  > => ok(this.#state.signedIn?.belongings.savedCards.map(({ means }) => means) ?? []);

  readonly forget = async (id: number): Promise<Result<null, { readonly kind: 'unreachable' }>> => {
    const belongings = this.#state.signedIn?.belongings;
    if (belongings)
      belongings.savedCards = belongings.savedCards.filter(({ means }) => means.id !== id);
    return ok(null);
  };

  readonly pay = async (request: PaymentRequest): Promise<Paid> => {
    const known = this.#own(request.idempotencyKey);
    if (known) return known.result;
    const refusal = this.#refusal(request);
    if (refusal) return err(refusal);
    const payer = belongingsOf(this.#state);
    const answer = request.means === null ? 'authorised' : this.#askBank(request.means);
    const result = this.#settle(request, answer);
    this.#state.payments.set(request.idempotencyKey, { payer, request, result });
    return result;
  };

  readonly complete = async (paymentId: string, redirectResult: string): Promise<Paid> => {
    const payment = this.#own(paymentId);
    if (!payment) return err({ kind: 'payment-cancelled' });
    if (!payment.result.ok || payment.result.value.status === 'authorised') return payment.result;
    this.#open();
    const failure: PaymentFailure =
      redirectResult === 'cancelled' ? { kind: 'payment-cancelled' } : { kind: 'payment-refused' };
    payment.result =
      redirectResult === 'authorised' ? ok(this.#place(payment.request)) : err(failure);
    return payment.result;
  };

  readonly cancel = async (paymentId: string): Promise<Result<null, PaymentFailure>> => {
    const settled = await this.complete(paymentId, 'cancelled');
    return settled.ok ? err({ kind: 'basket-changed' }) : ok(null);
  };

  /** A payment of this browser's customer or guest; others do not exist for them. */
  readonly #own = (paymentId: string): StoredPayment | undefined => {
    const payment = this.#state.payments.get(paymentId);
    return payment?.payer === belongingsOf(this.#state) ? payment : undefined;
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

  /** A token is valid once; wallets decide on their own page. */
  readonly #askBank = (means: PaymentMeans): 'authorised' | 'redirect' | PaymentFailure => {
    if (means.kind === 'wallet') return 'redirect';
    const { signedIn } = this.#state;
    const saved = signedIn?.belongings.savedCards;
    if (means.kind === 'saved')
      return (
        bankAnswers[saved?.find(({ means: { id } }) => id === means.id)?.number ?? ''] ?? {
          kind: 'payment-refused',
        }
      );
    const number = this.#state.cardTokens.get(means.token) ?? '';
    this.#state.cardTokens.delete(means.token);
    const card: SavedMeans = {
      id: nextId(this.#state),
      kind: 'card',
      brand: 'visa',
      lastFour: number.slice(-4),
      expires: '2039-12',
    };
    if (means.keep && signedIn && bankAnswers[number] === 'authorised')
      signedIn.belongings.savedCards = [{ number, means: card }, ...signedIn.belongings.savedCards];
    return bankAnswers[number] ?? { kind: 'payment-refused' };
  };

  readonly #settle = (
    request: PaymentRequest,
    answer: 'authorised' | 'redirect' | PaymentFailure,
  ): Paid => {
    if (answer === 'authorised') return ok(this.#place(request));
    if (answer !== 'redirect') return err(answer);
    const id = request.idempotencyKey;
    const url = `/bank/${id}`;
    const belongings = belongingsOf(this.#state);
    belongings.basket = { ...belongings.basket, status: 'Frozen', pendingPayment: { id, url } };
    return ok({ status: 'redirect', paymentId: id, url });
  };

  readonly #open = (): void => {
    const belongings = belongingsOf(this.#state);
    belongings.basket = { ...belongings.basket, status: 'Open', pendingPayment: null };
  };

  /** Turns the basket into an order; uses up stock, vouchers and credit. */
  readonly #place = (request: PaymentRequest): Payment => {
    const state = this.#state;
    const belongings = belongingsOf(state);
    const basket = viewBasket(state);
    const summary = summarizeBasket(basket, state.fixture.location.switches);
    const number = `TB-${100_000 + nextId(state)}`;
    const total = add(basket.total, summary.shipping);
    const shippingDays = basket.requiresShipping
      ? state.fixture.location.defaultShippingDays
      : null;
    const versionOf = (id: number): number =>
      belongings.sizes.find((size) => size.id === id)?.version ?? 1;
    const order: Order = {
      number,
      status: 'Pending',
      progress: 0,
      history: [],
      fitAnswer: null,
      isCancellable: true,
      parcels: [],
      datePlaced: state.fixture.now,
      email: state.signedIn?.user.email ?? request.guestEmail ?? '',
      lines: splitLines(
        basket.lines.map(({ dateCreated: _, preOrder: __, size, ...line }) => ({
          ...line,
          size: size && { ...size, version: size.version ?? versionOf(size.id) },
          status: 'Pending',
          madeFirst: null,
        })),
        belongings.orders,
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
        lastFour: null,
      },
      isGuest: state.signedIn === null,
      remakeOf: null,
      sold: null,
      shippingAddress: belongings.basket.address,
      dropPoint: belongings.basket.dropPoint,
      billingAddress: belongings.basket.address,
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
    for (const { snapshot, quantity } of belongings.basket.lines) {
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
      if (order.shippingAddress)
        belongings.addresses = [order.shippingAddress, ...belongings.addresses];
    }
    belongings.orders = [order, ...belongings.orders];
    belongings.basket = renewBasket(state);
    return { status: 'authorised', orderNumber: number };
  };
}
