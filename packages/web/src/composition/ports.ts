import type { Catalog } from '@tailorbird/domain/catalog';
import type { Content } from '@tailorbird/domain/content';
import { err, type Locale, ok } from '@tailorbird/domain/kernel';
import type { Container } from 'inversify';
import { provide } from './container.ts';
import { CatalogT, ContentT } from './tokens.ts';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export const provideHttpPorts = (container: Container, fetch: Fetch, locale: () => Locale): void => {
  const read = async (path: string) => {
    const answer = await fetch(`/fixture/${locale()}/${path}`);
    return answer.ok ? await answer.json() : null;
  };
  const orMissing = (value: unknown) => (value === null ? err({ kind: 'not-found' as const }) : ok(value as never));
  const catalog: Catalog = {
    clothingTypes: () => read('clothing-types'),
    clothingType: async (slug) => orMissing(await read(`clothing-types/${slug}`)),
    productGroups: () => read('product-groups'),
    giftCardTiers: () => read('gift-card-tiers'),
  };
  const content: Content = {
    home: () => read('home'),
    page: async (slug) => orMissing(await read(`pages/${slug}`)),
    latestNotes: () => read('notes'),
    note: async (slug) => orMissing(await read(`notes/${slug}`)),
  };
  provide(container, CatalogT, catalog);
  provide(container, ContentT, content);
};
