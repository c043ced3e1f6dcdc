import { formatMoney, type Locale, languageTags, locales } from '@tailorbird/domain/kernel';
import { currentStepOf, isSplit, type Order } from '@tailorbird/domain/orders';
import { caseAddress, caseDropPoint, caseTitles, orderCases } from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import { orderReceiptMail } from '../src/contexts/orders/mails/orderReceipt.ts';
import { type MailedStep, stepLetter } from '../src/contexts/orders/mails/orderStep.ts';

const origin = 'https://shop.test';
const pathOf = ({ isGuest }: Order): string => (isGuest ? '/order?order=1' : '/profile/orders');

const receiptOf = (order: Order, locale: Locale): string => {
  const { sold } = order;
  const { subject, text } = orderReceiptMail({
    order,
    locale,
    origin,
    path: pathOf(order),
    sold: sold && { ...sold, countryCode: 'PT', reference: '' },
  });
  return `${subject}\n${text}`;
};

const stepsOf = (order: Order): readonly MailedStep[] => {
  if (order.sold?.handover === 'now') return order.status === 'Cancelled' ? ['brought-back'] : [];
  const step = currentStepOf(order);
  if (step === null || order.lines.every(({ requiresShipping }) => !requiresShipping)) return [];
  return step === 'first-sent' ? [step, 'fit-awaited', 'fit-reminder'] : [step];
};

type Told = {
  readonly name: string;
  readonly kind: MailedStep | 'receipt';
  readonly order: Order;
  readonly locale: Locale;
  readonly words: string;
};

const told: readonly Told[] = locales.flatMap((locale) =>
  orderCases.flatMap(({ name, order }): readonly Told[] => [
    ...(order.status === 'Cancelled' || order.withdrawals.length > 0
      ? []
      : [{ name, order, locale, kind: 'receipt' as const, words: receiptOf(order, locale) }]),
    ...stepsOf(order).map((kind) => {
      const letter = { locale, origin, path: pathOf(order), fitKey: 'key', feedbackLink: 'link' };
      const { subject, text } = stepLetter(order, kind, letter);
      return { name: `${name}, ${locale}`, order, locale, kind, words: `${subject}\n${text}` };
    }),
  ]),
);

const offending = (holds: (each: Told) => boolean): readonly string[] =>
  told.filter((each) => !holds(each)).map(({ name, kind }) => `${name}: ${kind}`);

const makingWords =
  /\b(cut|sew|sewn|fit|fits|try|tried)\b|zuschn|zugeschn|näh|pass(t|form)|anprob|probier/i;
const sendingWords = /parcel|shipping|carrier|tracking|paket|versand|sendungs/i;

const hasMaking = (order: Order): boolean =>
  order.lines.some(({ snapshot }) => snapshot.userSizeId !== null);

describe('mails about an order in every state', () => {
  it('mails mention fit and sizes only for pieces with a size', () => {
    expect(offending(({ order, words }) => hasMaking(order) || !makingWords.test(words))).toEqual(
      [],
    );
  });

  it('mails with emailed gift cards only do not mention parcels', () => {
    const isSent = ({ lines }: Order): boolean =>
      lines.some(({ requiresShipping }) => requiresShipping);
    expect(offending(({ order, words }) => isSent(order) || !sendingWords.test(words))).toEqual([]);
  });

  it('a receipt names the address of emailed gift cards', () => {
    expect(
      offending(
        ({ kind, order, words }) =>
          kind !== 'receipt' ||
          order.lines.every(({ snapshot }) => !snapshot.gift) ||
          words.includes('mo@example.test'),
      ),
    ).toEqual([]);
  });

  it('a receipt names the parcel shop instead of the home address', () => {
    expect(
      offending(
        ({ kind, order, words }) =>
          order.dropPoint === null ||
          (!words.includes(caseAddress.line1) &&
            (!['receipt', 'sent', 'first-sent'].includes(kind) ||
              words.includes(caseDropPoint.line1))),
      ),
    ).toEqual([]);
  });

  it('a receipt has each piece, the last time for changes, contact and imprint', () => {
    const [{ order } = { order: null }] = orderCases;
    if (!order) throw new Error('there are no cases');
    const { html, text } = orderReceiptMail({
      order,
      locale: 'en',
      origin,
      path: '/order',
      sold: null,
    });
    const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src ?? '');
    expect(pictures[0]).toBe(`${origin}/icon-192.png`);
    expect(pictures).toHaveLength(1 + order.lines.length);
    for (const picture of pictures.slice(1))
      expect(picture).toMatch(/^https:\/\/shop\.test\/.*\.png\?.*width=450/);
    expect(text).toMatch(/change the pieces until \w+day, \w+ \d+ at \d+:\d\d\s[AP]M\b/);
    expect(text).toContain(`${origin}/contact`);
    expect(text).toContain(`${origin}/imprint`);
  });

  it.each([
    ['PT', '2026-09-27T08:00:00.000Z', 3],
    ['DE', '2026-09-27T08:00:00.000Z', 2],
    ['DE', '2026-09-26T08:00:00.000Z', null],
    ['GB', '2026-12-01T08:00:00.000Z', null],
    ['US', '2026-12-01T08:00:00.000Z', null],
  ])(
    '[LEGAL-02] the receipt of an order to %s on %s states %s guarantee years',
    (countryCode, datePlaced, years) => {
      const found = orderCases.find(({ order }) => order.shippingAddress !== null);
      if (!found) throw new Error('there are no cases');
      const order = {
        ...found.order,
        datePlaced,
        shippingAddress: { ...caseAddress, countryCode },
      };
      const [en, de] = [receiptOf(order, 'en'), receiptOf(order, 'de')];
      const guarantee = [`${origin}/legal-guarantee`, `${origin}/de/legal-guarantee`];
      expect([en.includes(guarantee[0] ?? ''), de.includes(guarantee[1] ?? '')]).toEqual(
        years === null ? [false, false] : [true, true],
      );
      if (years !== null) {
        expect(en).toContain(`Legal guarantee: at least ${years} years`);
        expect(de).toContain(`Gesetzliche Gewährleistung: mindestens ${years} Jahre`);
      }
    },
  );

  it('mails mention a second part only if the order is split', () => {
    expect(
      offending(
        ({ order, words }) => isSplit(order) || !/the rest|second parcel|der rest/i.test(words),
      ),
    ).toEqual([]);
  });

  it('the second parcel’s mail lists only its pieces', () => {
    const rests = told.filter(({ order, kind }) => isSplit(order) && kind === 'sent');
    expect(rests.length).toBeGreaterThan(0);
    for (const { order, words } of rests) {
      expect(words).toMatch(/the rest|der rest/i);
      const [line] = order.lines;
      expect(words).toContain(`${(line?.quantity ?? 0) - 1} × ${caseTitles.sized}`);
      expect(words).not.toContain(caseTitles.ready);
      expect(words).not.toContain(caseTitles.card);
    }
  });

  it('a cancellation mail states the refund and no delivery day or next step', () => {
    const canceled = told.filter(({ order }) => order.status === 'Cancelled');
    expect(canceled.length).toBeGreaterThan(0);
    for (const { order, words, locale } of canceled) {
      expect(words).not.toMatch(/thank|danke|expected|voraussichtlich|\bsoon\b|\bbald\b/i);
      for (const { refunded } of order.refunds)
        if (refunded.amount > 0)
          expect(words).toContain(formatMoney(refunded, languageTags[locale]));
    }
  });

  it('a remake’s mail names the original order', () => {
    expect(
      offending(
        ({ kind, order, words }) =>
          kind === 'receipt' || order.remakeOf === null || words.includes(order.remakeOf),
      ),
    ).toEqual([]);
  });

  it('mails for guests link to their order and never to a profile', () => {
    expect(offending(({ order, words }) => !order.isGuest || !words.includes('/profile'))).toEqual(
      [],
    );
  });
});
