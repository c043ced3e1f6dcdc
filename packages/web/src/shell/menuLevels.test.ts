import type { ProductGroup } from '@tailorbird/domain/catalog';
import { expect, test } from 'vitest';
import { type MenuLevel, shopLevels, visibleLevels } from './menuLevels.ts';

const item = (id: string, clothingTypeId: number | null) => ({
  id,
  title: id,
  descriptionLines: [],
  clothingTypeId,
  link: `/${id}`,
  newTag: false,
  previewImage: null,
});
const products = (id: string, ...types: readonly number[]): MenuLevel => ({
  id,
  label: id,
  action: { kind: 'open-products', items: [...types.map((type) => item(`type-${type}`, type)), item('all', null)] },
});
const level = (id: string, ...sublevels: readonly MenuLevel[]): MenuLevel => ({ id, label: id, action: { kind: 'open-level', sublevels } });
const customer = { activeTypes: new Set([1]), isAdmin: false };
const ids = (levels: readonly MenuLevel[]): readonly string[] => levels.map(({ id }) => id);

test('[MENU-16] products of inactive clothing types are hidden from customers and shown to admins', () => {
  const levels = [products('tees', 1, 2)];
  const itemsFor = (isAdmin: boolean) => {
    const [tees] = visibleLevels(levels, { ...customer, isAdmin });
    return tees?.action.kind === 'open-products' ? tees.action.items.map(({ id }) => id) : [];
  };
  expect(itemsFor(false)).toEqual(['type-1', 'all']);
  expect(itemsFor(true)).toEqual(['type-1', 'type-2', 'all']);
});

test('[MENU-17] a product list with nothing but View All is hidden', () => {
  expect(ids(visibleLevels([products('tees', 1), products('polos', 2), products('empty')], customer))).toEqual(['tees']);
});

test('[MENU-18] a level with no visible children is hidden, however deep they are', () => {
  const levels = [level('shown', products('tees', 1)), level('hidden', level('deeper', products('polos', 2))), level('bare')];
  expect(ids(visibleLevels(levels, customer))).toEqual(['shown']);
});

test('[MENU-03] each product list ends with View All, which leads to the sub-category of the overview', () => {
  const group: ProductGroup = {
    slug: 't-shirts',
    title: 'T-Shirts',
    description: '',
    subCategories: [{ slug: 'cotton', title: 'Cotton', clothingTypeSlugs: [] }],
  };
  const [tees, all] = shopLevels([group], [], { viewAll: 'View All', allGarments: 'All Garments' });
  expect(tees?.action).toMatchObject({
    sublevels: [{ label: 'Cotton', action: { items: [{ title: 'View All', link: '/products/t-shirts#cotton' }] } }],
  });
  expect(all?.action).toEqual({ kind: 'link', url: '/products' });
});
