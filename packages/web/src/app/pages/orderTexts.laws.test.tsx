import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { ruleFigures } from '@tailorbird/domain/content';
import { formatMoney, type Locale, languageTags, locales } from '@tailorbird/domain/kernel';
import { legalLineOf, requiredNotices } from '@tailorbird/domain/legal';
import { basketOutlook, isSplit, type Order, withdrawalRightOf } from '@tailorbird/domain/orders';
import {
  aLine,
  aSnapshot,
  caseAddress,
  caseBuyer,
  caseDropPoint,
  caseRecipient,
  caseTimes,
  orderCases,
} from '@tailorbird/domain/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Receipt } from '../../features/checkout/ThankYouPage.tsx';
import { OrderCard } from '../../features/orders/OrderCard.tsx';
import type { OrdersStore } from '../../features/orders/ordersStore.ts';
import { ClockT } from '../../platform/browser/browser.ts';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '../../platform/navigation/router.ts';
import { bind, createServices } from '../../platform/services/services.ts';
import { namespaces, textsOf } from '../../platform/texts/allTexts.ts';
import { createTexts, TextsT } from '../../platform/texts/textStore.ts';
import { LocaleContext } from '../../platform/texts/useT.ts';
import { ToastStore, ToastsT } from '../../platform/toasts/toastStore.ts';
import LegalGuarantee from '../../shared/orderLines/LegalGuarantee.tsx';
import WithdrawalNotice from '../../shared/orderLines/WithdrawalNotice.tsx';
import { PreferencesT } from '../../shared/ports/ports.ts';
import { VisitStore, VisitT } from '../../shared/visit/visitStore.ts';
import { Root } from '../Root.tsx';

const home = (await createStaticHandler([{ id: 'page', path: '/' }]).query(
  new Request('https://shop.example/'),
)) as StaticHandlerContext;

const servicesIn = (locale: Locale, now: string = caseTimes.now) =>
  createServices(
    [
      bind(
        TextsT,
        createTexts(async () => ({}), ruleFigures, {
          locale,
          texts: Object.fromEntries(namespaces.map((name) => [name, textsOf(locale, name)])),
        }),
      ),
      bind(VisitT, new VisitStore(() => new Promise(() => {}))),
      bind(PreferencesT, new MemoryPreferences()),
      bind(ToastsT, new ToastStore()),
      bind(ClockT, { now: () => Date.parse(now), after: () => () => {} }),
    ],
    () => new Promise(() => {}),
  );

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<img[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&');

type Screen = {
  readonly name: string;
  readonly order: Order;
  readonly locale: Locale;
  readonly html: string;
  readonly words: string;
};

const store = { result: null, reordering: null } as unknown as OrdersStore;
const rendererIn = (locale: Locale, now?: string) => {
  const services = servicesIn(locale, now);
  return (content: ReactNode): string => {
    const router = createStaticRouter([{ id: 'page', path: '/', element: content }], home);
    return renderToString(
      <Root services={services} router={router}>
        <LocaleContext value={locale}>
          <StaticRouterProvider router={router} context={home} hydrate={false} />
        </LocaleContext>
      </Root>,
    );
  };
};

/** Rendered on import, which has no time limit. */
const screens: readonly Screen[] = locales.flatMap((locale) => {
  const render = rendererIn(locale);
  return orderCases.flatMap(({ name, order }): readonly Screen[] => {
    const shown = {
      receipt: <Receipt order={order} onChanged={() => {}} />,
      card: <OrderCard store={store} order={order} isOpen={true} onToggle={() => {}} />,
    };
    return Object.entries(shown).map(([screen, content]) => {
      const html = render(content);
      return {
        name: `${screen}, ${locale}: ${name}`,
        order,
        locale,
        html,
        words: wordsOf(html),
      };
    });
  });
});

const offending = (holds: (screen: Screen) => boolean): readonly string[] =>
  screens.filter((screen) => !holds(screen)).map(({ name }) => name);

const isShipped = ({ lines }: Order): boolean =>
  lines.some(({ requiresShipping }) => requiresShipping);
const isSized = ({ lines }: Order): boolean =>
  lines.some(({ snapshot }) => snapshot.userSizeId !== null);

describe('receipt and card of an order in every state', () => {
  it('orders without a sized piece mention no sewing or trying on', () => {
    const making = /We cut|We sew|You try it on|Wir schneiden|Wir nähen|Du probierst an/;
    expect(offending(({ order, words }) => isSized(order) || !making.test(words))).toEqual([]);
  });

  it('orders of emailed gift cards mention no parcel', () => {
    const sending = /parcel|We send|Wir verschicken|Paket|Lieferadresse|Delivery address/;
    expect(offending(({ order, words }) => isShipped(order) || !sending.test(words))).toEqual([]);
  });

  it('a canceled or withdrawn order has no garment pages', () => {
    const heading = /Garment pages|Seiten der Kleidungsstücke/;
    const isOver = ({ status, withdrawals }: Order): boolean =>
      status === 'Cancelled' ||
      withdrawals.some(({ pieces }) => pieces.some(({ quantity }) => quantity === 4));
    expect(offending(({ order, words }) => !isOver(order) || !heading.test(words))).toEqual([]);
    expect(screens.some(({ words }) => heading.test(words))).toBe(true);
  });

  it('pieces taken along have no delivery address', () => {
    const heading = /Lieferadresse|Delivery address/;
    expect(
      offending(({ order, words }) => order.sold?.handover !== 'now' || !heading.test(words)),
    ).toEqual([]);
  });

  it('a gift card is addressed to its recipient, not to its buyer', () => {
    expect(
      offending(
        ({ order, words }) =>
          order.status === 'Cancelled' ||
          order.lines.every(({ snapshot }) => !snapshot.gift) ||
          order.withdrawals.length > 0 ||
          (words.includes(caseRecipient) && !words.includes(`by email to ${caseBuyer}`)),
      ),
    ).toEqual([]);
  });

  it('a pickup order shows the parcel shop instead of any other address', () => {
    expect(
      offending(
        ({ order, words }) =>
          order.dropPoint === null ||
          (words.includes(caseDropPoint.line1) &&
            !words.includes(caseAddress.line1) &&
            !/Change the address|Adresse ändern/.test(words)),
      ),
    ).toEqual([]);
  });

  it('only split orders mention a rest', () => {
    expect(
      offending(
        ({ order, words }) =>
          isSplit(order) || !/the rest|der rest|two parts|zwei teilen/i.test(words),
      ),
    ).toEqual([]);
  });

  it('a canceled order shows its refund and no expected delivery', () => {
    const canceled = screens.filter(({ order }) => order.status === 'Cancelled');
    expect(canceled.length).toBeGreaterThan(0);
    for (const { name, order, words, locale } of canceled) {
      expect(words, name).not.toMatch(/Thank you|Danke|Between|Zwischen dem|We send|Wir versch/);
      for (const { refunded } of order.refunds)
        if (refunded.amount > 0)
          expect(words, name).toContain(formatMoney(refunded, languageTags[locale]));
    }
  });

  it('an order is thanked for only until production begins', () => {
    expect(
      offending(
        ({ order, words }) =>
          !/Thank you|Danke/.test(words) || ['Pending', 'Confirmed'].includes(order.status),
      ),
    ).toEqual([]);
  });

  it('a remake names the order that it replaces', () => {
    expect(
      offending(({ order, words }) => order.remakeOf === null || words.includes(order.remakeOf)),
    ).toEqual([]);
  });
});

describe('the checkout', () => {
  const piece = aLine({ withdrawalRight: 'granted' });
  const card = aLine({ snapshot: { ...aSnapshot(), fabricColorId: null, giftCardTier: 100 } });
  it.each([
    ['DE', piece, '2026-09-27', ['at least 2 years', 'mindestens 2 Jahren']],
    ['PT', piece, '2026-09-27', ['at least 3 years', 'mindestens 3 Jahren']],
    ['DE', piece, '2026-09-26', null],
    ['DE', card, '2026-12-01', null],
    ['GB', piece, '2026-12-01', null],
    ['US', piece, '2026-12-01', null],
  ] as const)(
    '[LEGAL-02] checkout links the legal guarantee where required: %s',
    (countryCode, line, on, words) => {
      const shown = locales.map((locale) =>
        rendererIn(
          locale,
          `${on}T12:00:00.000Z`,
        )(<LegalGuarantee lines={[line]} countryCode={countryCode} />),
      );
      if (words === null) {
        expect(shown).toEqual(['', '']);
        return;
      }
      for (const [index, text] of words.entries())
        expect(wordsOf(shown[index] ?? '')).toContain(text);
      expect(shown[0]).toContain('href="/legal-guarantee"');
      expect(shown[1]).toContain('href="/de/legal-guarantee"');
    },
  );

  it.each(
    locales.flatMap((locale) =>
      ['PT', 'DE', 'FR', 'GB', 'CH', 'US'].map((country) => [country, locale] as const),
    ),
  )(
    '[LEGAL-01] the payment step in %s in %s has the notices of the table',
    (countryCode, locale) => {
      const terms = { countryCode, standardSizesReturnable: true };
      const lines = [aSnapshot(), aSnapshot({ userSizeId: null })].map((snapshot, place) =>
        aLine({
          id: place + 1,
          title: `Piece ${place}`,
          snapshot,
          withdrawalRight: withdrawalRightOf({ snapshot, isStandardSize: false }, terms),
        }),
      );
      const words = wordsOf(
        rendererIn(
          locale,
          '2026-12-01T12:00:00.000Z',
        )(
          <>
            <WithdrawalNotice outlook={basketOutlook(lines, null)} />
            <LegalGuarantee lines={lines} countryCode={countryCode} />
          </>,
        ),
      );
      const { before } = textsOf(locale, 'withdrawal') as unknown as {
        readonly before: Readonly<Record<'partly' | 'guarantee', string>>;
      };
      const start = (text: string): string => text.split('{{')[0] ?? '';
      const shown = [
        ...(words.includes(start(before.guarantee)) ? ['legal-guarantee'] : []),
        ...(words.includes(start(before.partly)) && words.includes('Piece 1')
          ? ['made-to-specification', 'withdrawal']
          : []),
      ];
      const due = requiredNotices({
        seller: { countryCode: 'PT' },
        customer: { countryCode },
        lines: lines.map(legalLineOf),
        on: '2026-12-01',
      }).flatMap(({ kind, place }) => (place === 'checkout' ? [kind] : []));
      // The shop grants the right of withdrawal in Switzerland without a law.
      const own = countryCode === 'CH' ? ['made-to-specification', 'withdrawal'] : [];
      expect(shown).toEqual([...due.toSorted(), ...own]);
    },
  );
});
