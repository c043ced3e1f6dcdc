import { type Locale, money } from '@tailorbird/domain/kernel';
import { productionDay, type Refund } from '@tailorbird/domain/orders';
import type orderLink from '../../../locales/en/orderLink.json';
import type orderSteps from '../../../locales/en/orderSteps.json';
import type orders from '../../../locales/en/orders.json';
import type withdrawal from '../../../locales/en/withdrawal.json';
import type { WithCatalog } from '../../contexts/catalog/application/catalog.ts';
import { showOrder } from '../../contexts/orders/application/showOrder.ts';
import { deliveryMovedMail } from '../../contexts/orders/mails/deliveryMoved.ts';
import { orderLinkMail } from '../../contexts/orders/mails/orderLink.ts';
import { orderReceiptMail } from '../../contexts/orders/mails/orderReceipt.ts';
import { type MailedStep, orderStepMail } from '../../contexts/orders/mails/orderStep.ts';
import { pieceChangedMail } from '../../contexts/orders/mails/pieceChanged.ts';
import { withdrawalMail } from '../../contexts/orders/mails/withdrawal.ts';
import type { StoredOrder } from '../../contexts/orders/store/storedOrder.ts';
import type { MailSamples } from '../../contexts/staff/application/texts/mailSamples.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { WithSettings } from '../../platform/runtime/runtime.ts';
import {
  inStore,
  sampleLink as link,
  placedAt,
  sampleLine,
  sampleOrder,
  sampleEmail as to,
} from './sampleOrder.ts';
import { samplesIn } from './samplesIn.ts';

type Write = (locale: Locale, origin: string) => Mail;

const path = `/order?${new URLSearchParams({ order: '100023', link })}`;

const dropPoint = {
  id: 'corner',
  name: 'Corner shop',
  line1: 'Torvet 2',
  postcode: '1620',
  city: 'København',
};

const euros = (cents: number) => money(cents, 'EUR');

export const aboutOrders = (shop: WithCatalog & WithSettings): MailSamples => {
  const orderMail =
    (write: (order: StoredOrder) => Mail): Write =>
    (locale, origin) =>
      write(sampleOrder(shop, locale, origin));
  const step = (name: MailedStep): Write =>
    orderMail((order) => orderStepMail(order, name, path, link));
  const pickup = { ...inStore, handover: 'pickup' } as const;
  const towardsStore = (name: MailedStep): Write =>
    orderMail((order) =>
      orderStepMail({ ...order, content: { ...order.content, sold: pickup } }, name, path),
    );
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
  const soldInStore = ({
    content: { paidBy: _, ...content },
    ...order
  }: StoredOrder): StoredOrder => ({
    ...order,
    content: { ...content, shippingAddress: null, deliveryDays: null, sold: inStore },
  });
  const receipt = (order: StoredOrder): Mail =>
    orderReceiptMail({
      order: showOrder(order, order.locale),
      locale: order.locale,
      origin: order.origin,
      path,
      sold: order.content.sold ?? null,
    });
  const split = (order: StoredOrder): StoredOrder => ({
    ...order,
    content: { ...order.content, dropPoint },
    lines: order.lines.map((line) => ({ ...line, madeFirst: 1 })),
  });
  const readyMade = (order: StoredOrder): StoredOrder => ({
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      productClass: 'Retail',
      snapshot: { ...line.snapshot, userSizeId: null, initials: '' },
    })),
  });
  /** One of two pieces has initials, so only the other can be withdrawn from. */
  const partlyReturnable = (order: StoredOrder): StoredOrder => ({
    ...order,
    lines: readyMade(order).lines.flatMap((line) =>
      ['', 'AE'].map((initials, place) => ({
        ...line,
        id: place + 1,
        quantity: 1,
        snapshot: { ...line.snapshot, initials },
        priceExclDiscounts: euros(8_900),
        priceInclDiscounts: euros(8_010),
      })),
    ),
  });
  /** A standard size that can be returned, made after the days to withdraw. */
  const waiting = (order: StoredOrder): StoredOrder => ({
    ...order,
    content: {
      ...order.content,
      standardSizesReturnable: true,
      productionFrom: productionDay(order.placedAt),
    },
    lines: order.lines.map(({ snapshot, texts: { size, ...texts }, ...line }) => ({
      ...line,
      snapshot: { ...snapshot, initials: '' },
      texts: { ...texts, size: size && { ...size, isStandard: true as const } },
    })),
  });
  const giftCards = (order: StoredOrder): StoredOrder => ({
    ...order,
    content: { ...order.content, shippingAddress: null, deliveryDays: null, shippingDays: null },
    lines: [null, '2026-12-24'].flatMap((on, place) =>
      readyMade(order).lines.map((line) => ({
        ...line,
        id: place + 1,
        productClass: 'Gift Card' as const,
        snapshot: {
          ...line.snapshot,
          gift: { recipient: 'Mo', email: 'mo@tailorbird.example', on },
        },
        texts: {
          ...line.texts,
          clothingType: { ...line.texts.clothingType, requiresShipping: false },
        },
      })),
    ),
  });
  const remake = (order: StoredOrder): StoredOrder => ({
    ...order,
    content: { ...order.content, remakeOf: '100007' },
  });
  const rest = (name: MailedStep): Write =>
    orderMail((order) => orderStepMail(split(order), name, path, link));
  const restTowardsStore = (name: MailedStep): Write =>
    orderMail((order) => {
      const { content, ...first } = split(order);
      return orderStepMail({ ...first, content: { ...content, sold: pickup } }, name, path);
    });
  return [
    ...samplesIn<typeof orders>('orders', {
      'order-receipt': orderMail(receipt),
      'order-receipt-split': orderMail((order) => receipt(split(order))),
      'order-receipt-store': orderMail((order) => receipt(soldInStore(order))),
      'order-receipt-pickup': orderMail((order) => {
        const { content, ...sold } = soldInStore(order);
        const deliveryDays = { earliest: 12, latest: 16 };
        return receipt({
          ...sold,
          content: { ...content, deliveryDays, sold: { ...pickup, means: 'cash' } },
        });
      }),
      'order-receipt-ready-made': orderMail((order) => receipt(partlyReturnable(order))),
      'order-receipt-waiting': orderMail((order) => receipt(waiting(order))),
      'order-receipt-card': orderMail((order) => receipt(giftCards(order))),
    }),
    ...samplesIn<typeof orderLink>('orderLink', {
      'order-link': (locale, origin) =>
        orderLinkMail({ to, orderNumber: '100023', locale, origin, link }),
    }),
    ...samplesIn<typeof orderSteps>('orderSteps', {
      making: step('making'),
      packing: orderMail((order) => orderStepMail(readyMade(order), 'making', path)),
      'making-first': orderMail((order) => orderStepMail(split(order), 'making-first', path)),
      'first-sent': orderMail((order) => orderStepMail(split(order), 'first-sent', path)),
      'first-sent-to-store': towardsStore('first-sent'),
      'fit-awaited': orderMail((order) => orderStepMail(split(order), 'fit-awaited', path)),
      'fit-reminder': orderMail((order) => orderStepMail(split(order), 'fit-reminder', path)),
      'making-rest': orderMail((order) => orderStepMail(split(order), 'making-rest', path)),
      sent: step('sent'),
      'rest-sent': rest('sent'),
      'rest-sent-to-store': restTowardsStore('sent'),
      'sent-to-store': towardsStore('sent'),
      'ready-in-store': towardsStore('delivered'),
      delivered: step('delivered'),
      'rest-delivered': rest('delivered'),
      'rest-ready-in-store': restTowardsStore('delivered'),
      'delivered-ready-made': orderMail((order) =>
        orderStepMail(remake(readyMade(order)), 'delivered', path),
      ),
      'delivery-moved': orderMail((order) => deliveryMovedMail(order, path)),
      'piece-changed': orderMail((order) => {
        const before = sampleLine(shop);
        const after = { ...before, snapshot: { ...before.snapshot, initials: '' } };
        return pieceChangedMail(order, { before, after, changed: ['initials', 'size'] }, path);
      }),
      cancelled: orderMail((order) => orderStepMail(refunded(order), 'cancelled', path)),
      'brought-back': orderMail((order) =>
        orderStepMail(refunded(soldInStore(order)), 'brought-back', path),
      ),
    }),
    ...samplesIn<typeof withdrawal>('withdrawal', {
      withdrawal: orderMail((order) => {
        const pieces = [{ lineId: 1, quantity: 1, amount: euros(8_010), comesBack: true }];
        return withdrawalMail(
          order,
          { id: 1, at: placedAt, pieces, shipping: euros(795), backAt: null },
          shop.settings.seller,
          path,
        );
      }),
    }),
  ];
};
