import { createHash, randomUUID } from 'node:crypto';
import type { Viewer } from '@tailorbird/domain/catalog';
import type {
  PaymentMeans,
  PaymentRequest,
  TillSaleFailures,
  WalletMethod,
} from '@tailorbird/domain/checkout';
import { type Currency, err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import { attempt } from '../../../platform/database/attempt.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithSettings } from '../../../platform/runtime/runtime.ts';
import type { WithSigningKey } from '../../../platform/session/signedLinks.ts';
import type { Owner } from '../../../platform/session/visitor.ts';
import {
  freezeBasket,
  lockCurrentBasket,
  redeemVouchers,
  removeInvalidVouchers,
  viewStoredBasket,
} from '../../basket/index.ts';
import { reserveStock, type WithCatalog } from '../../catalog/index.ts';
import type { WithLevies } from '../../location/index.ts';
import { draftOrder, type WithArrivals } from '../../orders/index.ts';
import {
  findActivePayment,
  findPaymentByKey,
  insertPayment,
  type StoredPayment,
} from '../store/payments.ts';
import { nameOfMeans, recordMeansUse, requestCardSaving } from '../store/savedMeans.ts';
import { boughtLines } from './boughtLines.ts';
import { type CheckoutRefusal, checkPayable, piecesOf } from './checkPayable.ts';
import type { ProviderMeans, WithPayments } from './paymentProvider.ts';
import { awaitSettled, type PaymentNeeds, requestAndSettle } from './queryProvider.ts';
import { settleWithin } from './settlePayment.ts';
import {
  checkSale,
  draftOfSale,
  recordSale,
  type TillSaleOrdered,
  viewAtTill,
} from './tillSale.ts';

export type PaymentOrdered = Pick<
  PaymentRequest,
  'idempotencyKey' | 'expected' | 'comment' | 'returnUrl'
> & {
  readonly owner: Owner;
  readonly viewer: Viewer;
  readonly currency: Currency;
  readonly means: PaymentMeans | null;
  readonly country: string | null;
  /** The sale in a store; null for a customer's payment. */
  readonly sale: TillSaleOrdered | null;
  /** Staff act for the customer: neither credit nor saved cards may be used (GUARD-13). */
  readonly isActing: boolean;
  readonly email: string;
  readonly locale: Locale;
  readonly origin: string;
};

export type PaymentNotBegun =
  | CheckoutRefusal
  /** The key belongs to a payment with other content. */
  | { readonly reason: 'key-reused' }
  | { readonly reason: 'payment-in-progress' }
  /** Staff acting for a customer cannot use their credit. */
  | { readonly reason: 'credit-of-customer' }
  /** Staff acting for a customer cannot use their saved cards. */
  | { readonly reason: 'means-of-customer' }
  /** The saved card does not exist or belongs to another customer. */
  | { readonly reason: 'means-unknown' }
  | { readonly reason: 'sale-invalid'; readonly fields: TillSaleFailures }
  /** The total is not zero and no payment method was given. */
  | { readonly reason: 'means-missing' };

export type PayNeeds = WithSigningKey &
  PaymentNeeds &
  WithCatalog &
  WithSettings &
  WithArrivals &
  WithLevies;

type Begun =
  | { readonly kind: 'ask'; readonly payment: StoredPayment; readonly means: ProviderMeans }
  /** The payment existed before, or needed no provider. */
  | { readonly kind: 'known'; readonly payment: StoredPayment }
  /** An earlier payment at the bank's page must end first. */
  | { readonly kind: 'in-the-way'; readonly payment: StoredPayment };

const methodOf = (means: PaymentMeans): WalletMethod | 'card' =>
  means.kind === 'wallet' ? means.method : 'card';

/** The payment method for the provider. Only customers themselves can use their saved cards. */
const providerMeans = async (
  trx: Queries,
  shop: WithPayments & WithClock,
  { means, owner, isActing }: Pick<PaymentOrdered, 'means' | 'owner' | 'isActing'>,
): Promise<Result<ProviderMeans | null, PaymentNotBegun>> => {
  const isTheirs = owner.kind === 'customer' && !isActing;
  if (means?.kind === 'card')
    return ok({ kind: 'card', token: means.token, keep: isTheirs && means.keep === true });
  if (means?.kind !== 'saved') return ok(means);
  if (isActing) return err({ reason: 'means-of-customer' });
  const name =
    owner.kind === 'customer'
      ? await nameOfMeans(
          trx,
          { accountId: owner.accountId, provider: shop.payments.name },
          means.id,
        )
      : null;
  if (name === null) return err({ reason: 'means-unknown' });
  await recordMeansUse(trx, means.id, shop.clock());
  return ok({ kind: 'kept', name, device: means.device ?? null });
};

/**
 * Identifies the payment method in the fingerprint: a saved card's id or the method.
 * The token is excluded, because a retry may have a new one.
 */
const meansFingerprint = (means: PaymentMeans): string =>
  means.kind === 'saved' ? `saved ${means.id}` : methodOf(means);

const fingerprintOf = ({
  expected,
  means,
  email,
  comment,
  returnUrl,
  sale,
}: PaymentOrdered): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        expected.amount,
        expected.currency,
        means && meansFingerprint(means),
        email,
        comment,
        returnUrl,
        ...(sale ? [sale.asked] : []),
      ]),
    )
    .digest('base64url');

/**
 * Runs everything before the provider call in one transaction: checks and freezes the basket,
 * reserves stock and vouchers, stores the payment. A total of zero creates the order at once.
 */
const begin = async (
  trx: Queries,
  shop: PayNeeds,
  ordered: PaymentOrdered,
  refuse: (failure: PaymentNotBegun) => never,
): Promise<Begun> => {
  const { owner } = ordered;
  const now = shop.clock();
  const fingerprint = fingerprintOf(ordered);
  const basket = await lockCurrentBasket(trx, owner);
  const known = await findPaymentByKey(trx, owner, ordered.idempotencyKey);
  if (known)
    return known.fingerprint === fingerprint
      ? { kind: 'known', payment: known }
      : refuse({ reason: 'key-reused' });

  if (!basket) return refuse({ reason: 'Basket Empty' });
  if (basket.status === 'Frozen') {
    const active = await findActivePayment(trx, basket.id);
    if (active?.status === 'redirect') return { kind: 'in-the-way', payment: active };
    return refuse({ reason: 'payment-in-progress' });
  }

  const { sale } = ordered;
  const seen = await viewStoredBasket(trx, basket, {
    ...shop,
    currency: ordered.currency,
    country: null,
    now,
  });
  const view = sale ? viewAtTill(seen, sale.asked.handover) : seen;
  const checked = sale && checkSale(shop.settings, seen, sale);
  if (checked && !checked.ok) return refuse({ reason: 'sale-invalid', fields: checked.failure });
  const payable = await checkPayable(trx, shop, view, ordered.viewer);
  if (!payable.ok) return refuse(payable.failure);
  const { owed, credit } = payable.value;
  if (ordered.isActing && credit.amount > 0) return refuse({ reason: 'credit-of-customer' });
  if (owed.amount !== ordered.expected.amount || owed.currency !== ordered.expected.currency)
    return refuse({ reason: 'Basket Changed' });
  const { means } = ordered;
  if (!checked && owed.amount > 0 && !means) return refuse({ reason: 'means-missing' });
  const method = checked ? 'till' : owed.amount === 0 || !means ? 'none' : methodOf(means);
  const asked = await providerMeans(trx, shop, ordered);
  if (!asked.ok) return refuse(asked.failure);

  await freezeBasket(trx, view);
  const reservation = { stock: piecesOf(view) };
  const stock = await reserveStock(trx, reservation.stock);
  if (!stock.ok) return refuse({ reason: 'Out Of Stock' });
  const vouchers = await redeemVouchers(trx, view, now);
  if (!vouchers.ok) return refuse({ reason: 'Voucher Removed', vouchers: [vouchers.failure] });
  const { locale, origin, comment } = ordered;
  const email = checked?.value.email ?? ordered.email;
  const draft = draftOrder(view, payable.value, { email, locale, origin, comment });
  const payment = await insertPayment(
    trx,
    {
      basket: { id: basket.id, owner },
      idempotencyKey: ordered.idempotencyKey,
      reference: randomUUID(),
      fingerprint,
      method,
      provider: method === 'none' || method === 'till' ? null : shop.payments.name,
      amount: owed,
      reservation,
      draft: checked ? draftOfSale(draft, view, checked.value, shop) : draft,
    },
    now,
  );
  if (method !== 'none' && method !== 'till') {
    if (!asked.value) throw new Error('The payment has no payment method');
    if (owner.kind === 'customer' && asked.value.kind === 'card' && asked.value.keep)
      await requestCardSaving(
        trx,
        { accountId: owner.accountId, provider: shop.payments.name, reference: payment.reference },
        now,
      );
    return { kind: 'ask', payment, means: asked.value };
  }
  const settled = await settleWithin(trx, shop, payment.id, { status: 'authorised' });
  if (sale && checked) await recordSale(trx, shop, settled, sale, checked.value);
  return { kind: 'known', payment: settled };
};

/** Another tab may start a payment in between; more attempts indicate a problem. */
const maximumMailAttempts = 3;

/**
 * Pays for a basket. Idempotent: the same key returns the same payment, also for concurrent
 * requests. A second payment of a basket is refused while another is being requested, and
 * replaces one that waits at the bank's page. Returns the payment's status.
 */
export const pay = async (
  shop: PayNeeds,
  ordered: PaymentOrdered,
): Promise<Result<StoredPayment, PaymentNotBegun>> => {
  for (let tried = 0; tried < maximumMailAttempts; tried += 1) {
    const begun = await attempt<Begun, PaymentNotBegun>(
      shop.database,
      (trx, refuse) => begin(trx, shop, ordered, refuse),
      'read committed',
    );
    if (!begun.ok) {
      if (begun.failure.reason === 'Voucher Removed')
        await removeInvalidVouchers(shop, ordered.owner, begun.failure.vouchers);
      return begun;
    }
    const { kind, payment } = begun.value;
    switch (kind) {
      case 'known':
        if (payment.method === 'none' || payment.method === 'till') shop.mailQueued();
        if (payment.method === 'till')
          shop.stockChanged(payment.reservation.stock.map(({ fabricColorId }) => fabricColorId));
        return ok(payment.status === 'pending' ? await awaitSettled(shop, payment) : payment);
      case 'ask': {
        shop.stockChanged(payment.reservation.stock.map(({ fabricColorId }) => fabricColorId));
        const { means } = begun.value;
        const { locale, returnUrl, email } = ordered;
        const { draft } = payment;
        const content = draft?.content;
        const bought = draft ? boughtLines(shop, draft, locale) : [];
        const address = content?.billingAddress ?? content?.shippingAddress ?? null;
        const payer = { email, address, country: address?.countryCode ?? ordered.country };
        return ok(
          await requestAndSettle(shop, payment, () =>
            shop.payments.authorise({
              reference: payment.reference,
              amount: payment.amount,
              bought,
              means,
              payer,
              returnUrl,
              locale,
            }),
          ),
        );
      }
      case 'in-the-way': {
        const settled = await requestAndSettle(shop, payment, () =>
          shop.payments.cancel(payment.reference),
        );
        // The customer approved the earlier payment meanwhile: the order exists.
        if (settled.status === 'authorised') return ok(settled);
        if (settled.status === 'pending' || settled.status === 'redirect')
          return err({ reason: 'payment-in-progress' });
      }
    }
  }
  return err({ reason: 'payment-in-progress' });
};
