import { sandboxCards } from '@tailorbird/domain/checkout';
import type { OpenShop, ShopUnderTest } from '@tailorbird/domain/testing/contracts';
import { type InMemoryShop, openInMemoryShop } from '../shop.ts';

const bankResults = { approve: 'authorised', decline: 'refused', cancel: 'cancelled' } as const;

export const underTest = (shop: InMemoryShop): ShopUnderTest & InMemoryShop => ({
  ...shop,
  mailedLink: async (email) => shop.passwords.mailedTo(email),
  mailedNewsletterLinks: async (email) => shop.newsletter.mailedTo(email),
  mailedOrderLink: async (email) => shop.orderLinks.mailedTo(email),
  oneTimeCode: (key) => key,
  mailedConfirmation: async (email) => shop.security.mailedTo(email),
  vouchers: {
    tenPercent: 'TENPERCENT',
    amount: 'TWENTYOFF',
    shipping: 'SHIPFREE',
    account: 'CREDIT50',
    expired: 'EXPIRED',
    notYetValid: 'TOOSOON',
    used: 'USED',
  },
  cards: sandboxCards,
  limited: { slug: 'pique-polo', fabricColorId: 52, pieces: 5 },
  soldOut: { slug: 'pique-polo', fabricColorId: 53 },
  advanceOrder: async (number, to) => {
    const moved = shop.advance(number, to);
    if (!moved.ok) throw new Error(JSON.stringify(moved.failure));
  },
  origin: '',
  decideAtBank: async (_, decision) => bankResults[decision],
});

const enter = openInMemoryShop();

/** A shared shop in memory. Each call opens a new browser. */
export const openInMemory: OpenShop = async () => underTest(enter());
