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
  dropVouchers,
  freezeBasket,
  holdCurrentBasket,
  takeVouchers,
  viewStoredBasket,
} from '../../basket/index.ts';
import { takeStock, type WithCatalog } from '../../catalog/index.ts';
import type { WithLevies } from '../../location/index.ts';
import { draftOrder, type WithArrivals } from '../../orders/index.ts';
import {
  findActivePayment,
  findPaymentByKey,
  insertPayment,
  type StoredPayment,
} from '../store/payments.ts';
import { askToKeep, nameOfMeans, noteMeansUsed } from '../store/savedMeans.ts';
import { askAndSettle, awaitSettled, type PaymentNeeds } from './askProvider.ts';
import { boughtLines } from './boughtLines.ts';
import { type CheckoutRefusal, checkPayable, piecesOf } from './checkPayable.ts';
import type { ProviderMeans, WithPayments } from './paymentProvider.ts';
import { settleWithin } from './settlePayment.ts';
import { checkSale, draftOfSale, enterSale, type TillSaleOrdered, viewAtTill } from './tillSale.ts';

/** A request to pay that was checked, with who makes it. */
export type PaymentOrdered = Pick<
  PaymentRequest,
  'idempotencyKey' | 'expected' | 'comment' | 'returnUrl'
> & {
  readonly owner: Owner;
  readonly viewer: Viewer;
  /** What this visitor pays in. */
  readonly currency: Currency;
  /** Null when they were told there is nothing to pay, and at the till. */
  readonly means: PaymentMeans | null;
  /** Where they are, as far as it is known. */
  readonly country: string | null;
  /** The sale in a store this is; null for what its customer pays. */
  readonly sale: TillSaleOrdered | null;
  /** Somebody acts for the customer: nothing is taken of what is the customer's (GUARD-13). */
  readonly isActing: boolean;
  readonly email: string;
  readonly locale: Locale;
  readonly origin: string;
};

export type PaymentNotBegun =
  | CheckoutRefusal
  /** The key belongs to a payment with another content. */
  | { readonly reason: 'key-reused' }
  /** Another payment for this basket is being asked about. */
  | { readonly reason: 'payment-in-progress' }
  /** Somebody else would pay with the customer's credit. */
  | { readonly reason: 'credit-of-customer' }
  /** Somebody else would pay with a card that is kept for the customer. */
  | { readonly reason: 'means-of-customer' }
  /** There is no such card any more, or it is somebody else's. */
  | { readonly reason: 'means-unknown' }
  /** It cannot be sold at the till like that. */
  | { readonly reason: 'sale-invalid'; readonly fields: TillSaleFailures }
  /** Something is to be paid, and nothing to pay it with was given. */
  | { readonly reason: 'means-missing' };

/** What paying needs beside what taking a payment does. */
export type PayNeeds = WithSigningKey &
  PaymentNeeds &
  WithCatalog &
  WithSettings &
  WithArrivals &
  WithLevies;

type Begun =
  /** The provider is to be asked. */
  | { readonly kind: 'ask'; readonly payment: StoredPayment; readonly means: ProviderMeans }
  /** It was there already, or needed no provider. */
  | { readonly kind: 'known'; readonly payment: StoredPayment }
  /** An earlier payment waits at the bank's page and is in the way. */
  | { readonly kind: 'in-the-way'; readonly payment: StoredPayment };

/** By which method something is paid, as it is kept. */
const methodOf = (means: PaymentMeans): WalletMethod | 'card' =>
  means.kind === 'wallet' ? means.method : 'card';

/** What is paid with as the provider has it. Of what it keeps, a customer pays with their own alone, and nobody in their name. */
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
  await noteMeansUsed(trx, means.id, shop.clock());
  return ok({ kind: 'kept', name, device: means.device ?? null });
};

/** What a payment is made with, for it to be told from one with the same key: of kept cards which, of others the method. Without the token: whoever tries the same payment again may have got another one for the same card. */
const meansTold = (means: PaymentMeans): string =>
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
        means && meansTold(means),
        email,
        comment,
        returnUrl,
        ...(sale ? [sale.asked] : []),
      ]),
    )
    .digest('base64url');

/**
 * Everything before the provider is asked, in one transaction: the basket is checked and frozen, its stock and vouchers are held, and the payment is written down. With nothing to pay the order is
 * made at once.
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
  const basket = await holdCurrentBasket(trx, owner);
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
  const stock = await takeStock(trx, reservation.stock);
  if (!stock.ok) return refuse({ reason: 'Out Of Stock' });
  const vouchers = await takeVouchers(trx, view, now);
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
    if (!asked.value) throw new Error('The payment has no payment means');
    if (owner.kind === 'customer' && asked.value.kind === 'card' && asked.value.keep)
      await askToKeep(
        trx,
        { accountId: owner.accountId, provider: shop.payments.name, reference: payment.reference },
        now,
      );
    return { kind: 'ask', payment, means: asked.value };
  }
  const settled = await settleWithin(trx, shop, payment.id, { status: 'authorised' });
  if (sale && checked) await enterSale(trx, shop, settled, sale, checked.value);
  return { kind: 'known', payment: settled };
};

/** Another tab may begin a payment between the two; more often than this it is no accident. */
const mostAttempts = 3;

/**
 * Pays for the basket of a customer or guest, once: the same key is answered with the same payment however often and however many at a time it comes; a second payment of a basket is refused while
 * one is being asked about, and takes the place of one that waits at the bank's page. Answers how the payment stands.
 */
export const pay = async (
  shop: PayNeeds,
  ordered: PaymentOrdered,
): Promise<Result<StoredPayment, PaymentNotBegun>> => {
  for (let tried = 0; tried < mostAttempts; tried += 1) {
    const begun = await attempt<Begun, PaymentNotBegun>(
      shop.database,
      (trx, refuse) => begin(trx, shop, ordered, refuse),
      'read committed',
    );
    if (!begun.ok) {
      if (begun.failure.reason === 'Voucher Removed')
        await dropVouchers(shop, ordered.owner, begun.failure.vouchers);
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
          await askAndSettle(shop, payment, () =>
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
        const settled = await askAndSettle(shop, payment, () =>
          shop.payments.cancel(payment.reference),
        );
        // The customer had approved it meanwhile: the order is placed, and nothing more is to be paid.
        if (settled.status === 'authorised') return ok(settled);
        if (settled.status === 'pending' || settled.status === 'redirect')
          return err({ reason: 'payment-in-progress' });
      }
    }
  }
  return err({ reason: 'payment-in-progress' });
};
