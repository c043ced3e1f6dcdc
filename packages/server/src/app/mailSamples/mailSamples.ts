import { type Locale, money } from '@tailorbird/domain/kernel';
import type { Refund } from '@tailorbird/domain/orders';
import type { Claim, ClaimDecision } from '@tailorbird/domain/support';
import { confirmEmailMail } from '../../contexts/account/mails/confirmEmail.ts';
import { passwordResetMail } from '../../contexts/account/mails/passwordReset.ts';
import { friendRewardMail, referrerRewardMail } from '../../contexts/account/mails/referralRewards.ts';
import {
  emailChangeAskedMail,
  passkeyAddedMail,
  passkeyRemovedMail,
  passwordChangedMail,
} from '../../contexts/account/mails/securityNotices.ts';
import { welcomeMail } from '../../contexts/account/mails/welcome.ts';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { giftCardMail, presentMail } from '../../contexts/giftCards/mails.ts';
import { confirmationMail, firstLetter, letterMail } from '../../contexts/newsletter/mails.ts';
import { showOrder } from '../../contexts/orders/application/showOrder.ts';
import { deliveryMovedMail } from '../../contexts/orders/mails/deliveryMoved.ts';
import { orderLinkMail } from '../../contexts/orders/mails/orderLink.ts';
import { orderReceiptMail } from '../../contexts/orders/mails/orderReceipt.ts';
import { orderStepMail, type ToldStep } from '../../contexts/orders/mails/orderStep.ts';
import { pieceChangedMail } from '../../contexts/orders/mails/pieceChanged.ts';
import { withdrawalMail } from '../../contexts/orders/mails/withdrawal.ts';
import type { StoredOrder } from '../../contexts/orders/store/storedOrder.ts';
import { sizeGivenMail } from '../../contexts/sizing/mails/sizeGiven.ts';
import type { MailSamples } from '../../contexts/staff/application/texts/mailSamples.ts';
import { answerMail } from '../../contexts/support/mails/chat.ts';
import { claimDecidedMail, orderLinkMail as claimLinkMail, claimReceivedMail } from '../../contexts/support/mails/claims.ts';
import { receivedMail } from '../../contexts/support/mails/inquiries.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import { inStore, placedAt, sampleEmail, sampleLine, sampleOrder } from './sampleOrder.ts';

type Write = (locale: Locale, origin: string) => Mail;

const to = sampleEmail;
const link = 'sample';
const euros = (cents: number) => money(cents, 'EUR');

const aboutOrders = (shop: WithCatalog & WithSettings) => {
  const orderMail =
    (write: (order: StoredOrder) => Mail): Write =>
    (locale, origin) =>
      write(sampleOrder(shop, locale, origin));
  const step = (name: ToldStep): Write => orderMail((order) => orderStepMail(order, name, link));
  const pickup = { ...inStore, handover: 'pickup' } as const;
  const towardsStore = (name: ToldStep): Write =>
    orderMail((order) => orderStepMail({ ...order, content: { ...order.content, sold: pickup } }, name));
  const refund: Refund = {
    key: 'cancelled',
    reason: 'cancelled',
    parts: [],
    refunded: euros(15_815),
    credited: euros(1_000),
    at: placedAt,
    doneAt: null,
  };
  const refunded = (order: StoredOrder): StoredOrder => ({ ...order, refunds: [refund] });
  const soldInStore = ({ content: { paidBy: _, ...content }, ...order }: StoredOrder): StoredOrder => ({
    ...order,
    content: { ...content, shippingAddress: null, deliveryDays: null, sold: inStore },
  });
  const receipt = (order: StoredOrder): Mail =>
    orderReceiptMail({
      order: showOrder(order, order.locale),
      locale: order.locale,
      origin: order.origin,
      path: `/checkout/thank-you?order_number=${order.number}`,
      sold: order.content.sold ?? null,
    });
  const split = (order: StoredOrder): StoredOrder => ({ ...order, lines: order.lines.map((line) => ({ ...line, madeFirst: 1 })) });
  return {
    'order-receipt': orderMail(receipt),
    'order-receipt-split': orderMail((order) => receipt(split(order))),
    'order-receipt-store': orderMail((order) => receipt(soldInStore(order))),
    'order-receipt-pickup': orderMail((order) => {
      const { content, ...sold } = soldInStore(order);
      return receipt({ ...sold, content: { ...content, sold: { ...pickup, means: 'cash' } } });
    }),
    'order-link': (locale, origin) => orderLinkMail({ to, orderNumber: '100023', locale, origin, link }),
    making: step('making'),
    'making-first': orderMail((order) => orderStepMail(split(order), 'making-first')),
    'first-sent': orderMail((order) => orderStepMail(split(order), 'first-sent')),
    'first-sent-to-store': towardsStore('first-sent'),
    'fit-awaited': orderMail((order) => orderStepMail(split(order), 'fit-awaited')),
    'fit-reminder': orderMail((order) => orderStepMail(split(order), 'fit-reminder')),
    'making-rest': orderMail((order) => orderStepMail(split(order), 'making-rest')),
    sent: step('sent'),
    'sent-to-store': towardsStore('sent'),
    'ready-in-store': towardsStore('delivered'),
    delivered: step('delivered'),
    'delivery-moved': orderMail(deliveryMovedMail),
    'piece-changed': orderMail((order) => {
      const before = sampleLine(shop);
      const after = { ...before, snapshot: { ...before.snapshot, initials: '' } };
      return pieceChangedMail(order, { before, after, changed: ['initials', 'size'] });
    }),
    cancelled: orderMail((order) => orderStepMail(refunded(order), 'cancelled')),
    'brought-back': orderMail((order) => orderStepMail(refunded(soldInStore(order)), 'brought-back')),
    withdrawal: orderMail((order) => {
      const pieces = [{ lineId: 1, quantity: 1, amount: euros(8_010), comesBack: true }];
      return withdrawalMail(order, { id: 1, at: placedAt, pieces, shipping: euros(795), backAt: null }, shop.settings.seller);
    }),
  } satisfies Partial<MailSamples>;
};

const aboutClaims = (shop: WithCatalog) => {
  const letter = (locale: Locale, origin: string, part: Partial<Claim> = {}) => {
    const [piece] = showOrder(sampleOrder(shop, locale, origin), locale).lines;
    const claim: Claim = {
      number: '5012',
      type: 'frg',
      orderNumber: '100023',
      status: 'Received',
      receivedAt: placedAt,
      settledAt: null,
      email: to,
      comment: '',
      levies: null,
      pieces: [
        {
          lineId: 1,
          quantity: 1,
          title: piece?.title ?? '',
          variantTitle: piece?.variantTitle ?? '',
          imagePath: '',
          sizeTitle: 'M',
          washConfirmed: true,
          zones: null,
          photos: [],
        },
      ],
      receipts: [],
      value: euros(8_010),
      hasAccount: true,
      decision: null,
      ...part,
    };
    return { claim, locale, origin, link };
  };
  const ofFit = (claim: Claim): Pick<Claim, 'pieces'> => ({ pieces: claim.pieces.map((piece) => ({ ...piece, zones: {} })) });
  const decided =
    (decision: ClaimDecision, isOfFit = false): Write =>
    (locale, origin) => {
      const pieces = isOfFit ? ofFit(letter(locale, origin).claim) : {};
      return claimDecidedMail(letter(locale, origin, { status: 'Settled', settledAt: placedAt, decision, ...pieces }));
    };
  return {
    'claim-link': (locale, origin) => claimLinkMail({ to, orderNumber: '100023', type: 'frg', locale, origin, link }),
    'claim-received': (locale, origin) => claimReceivedMail(letter(locale, origin)),
    'claim-received-quality': (locale, origin) => claimReceivedMail(letter(locale, origin, { type: 'quality' })),
    'claim-received-fit': (locale, origin) => claimReceivedMail(letter(locale, origin, ofFit(letter(locale, origin).claim))),
    'claim-remake': decided({ kind: 'remake', orderNumber: '100031' }),
    'claim-credit': decided({ kind: 'credit', amount: euros(8_010) }),
    'claim-alteration': decided({ kind: 'alteration', amount: euros(2_000), reference: 'A-2026-17' }),
    'claim-refused': decided({ kind: 'refused', words: 'The seam was opened by hand.' }),
    'claim-refused-fit': decided({ kind: 'refused', words: 'It fits as the size says.' }, true),
  } satisfies Partial<MailSamples>;
};

const notice =
  (write: (notice: { readonly to: string; readonly locale: Locale; readonly origin: string }) => Mail): Write =>
  (locale, origin) =>
    write({ to, locale, origin });

const aboutAccounts = {
  welcome: (locale, origin) => welcomeMail({ to, locale, origin, setPasswordPath: null, confirmPath: '/' }),
  'welcome-password': (locale, origin) => welcomeMail({ to, locale, origin, setPasswordPath: '/', confirmPath: null }),
  'confirm-email': (locale, origin) => confirmEmailMail({ to, locale, origin, path: '/' }),
  'password-reset': (locale, origin) => passwordResetMail({ to, locale, origin, path: '/' }),
  'password-changed': notice(passwordChangedMail),
  'email-change-asked': notice(emailChangeAskedMail),
  'passkey-added': notice(passkeyAddedMail),
  'passkey-removed': notice(passkeyRemovedMail),
  'referrer-reward': (locale, origin) => referrerRewardMail({ to, locale, origin, amount: euros(2_500) }),
  'friend-reward': (locale, origin) => friendRewardMail({ to, locale, origin, amount: euros(2_500), hasAccount: true }),
  'friend-reward-guest': (locale, origin) => friendRewardMail({ to, locale, origin, amount: euros(2_500), hasAccount: false }),
  'size-given': (locale, origin) => sizeGivenMail({ to, locale, origin, wearerName: 'Anna' }),
} satisfies Partial<MailSamples>;

const card = { code: 'GIFT-2345-6789', worth: euros(10_000), note: 'For your birthday.' };
const gift = { recipient: 'Otto', email: 'otto@example.com', on: null };
const words = {
  subject: { en: 'Linen is back', de: 'Leinen ist wieder da' },
  body: { en: 'The mill has woven again.', de: 'Die Weberei hat wieder gewebt.' },
  piece: '',
};

/** Each mail of the shop, with sample data: the garment is of the range, its reader is nobody. */
export const createMailSamples = (shop: WithCatalog & WithSettings): MailSamples => ({
  ...aboutOrders(shop),
  ...aboutClaims(shop),
  ...aboutAccounts,
  'gift-card': (locale, origin) => giftCardMail({ to, locale, origin, cards: [{ ...card, gift }] }),
  'gift-card-present': (locale, origin) => presentMail({ locale, origin, card: { ...card, gift }, gift }),
  'inquiry-received': (locale) => receivedMail({ topic: 'contact', values: {}, email: to }, locale),
  'chat-answer': (locale, origin) =>
    answerMail({ origin, locale }, [{ number: 1, author: 'staff', text: 'Yes, in linen too.', sources: [], photos: [], at: placedAt }], to),
  'newsletter-confirm': (locale, origin) => confirmationMail({ to, locale, origin, token: link, days: 7 }),
  'newsletter-first': (locale, origin) => firstLetter({ to, locale, origin, link }),
  'newsletter-letter': (locale, origin) => letterMail({ to, locale, origin, link, words }),
});
