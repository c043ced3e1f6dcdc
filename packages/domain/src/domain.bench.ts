/**
 * `npm run bench` in this package: sums in operations a second, big.js doing the same sums in the same run, and how they grow with the basket. Judges
 * growth alone: what a machine does in a second is its own affair.
 */
import Big from 'big.js';
import { expect, test } from 'vitest';
import { fabricColor, property, shirt } from '../test/clothingTypes.ts';
import { pricedBasket } from '../test/pricedBasket.ts';
import { allocateCredit, priceBasket, summarizeBasket, type UnpricedBasket } from './basket/index.ts';
import { checkVariant, defaultVariant, formatVariantId, parseVariantId, publicViewer } from './catalog/index.ts';
import { emptyAddress, validateAddress } from './checkout/index.ts';
import { formatMoney, money } from './kernel/index.ts';
import { splitOrder } from './orders/index.ts';
import { filterMenu, type MenuLevel } from './shell/index.ts';

const basketOf = (lines: number): UnpricedBasket => ({
  currency: 'EUR',
  lines: Array.from({ length: lines }, (_, index) => ({
    id: index + 1,
    quantity: 1 + (index % 5),
    unitPrice: money(5_900 + (index % 37) * 115, 'EUR'),
    productClass: index % 11 === 0 ? 'Gift Card' : 'Customize',
    requiresShipping: true,
  })),
  vouchers: [{ code: 'SPRING', name: 'Spring', benefit: { kind: 'percentage', percent: 12.5 } }],
  shippingMethods: [{ code: 'standard', name: '', description: '', price: money(700, 'EUR') }],
});

/** The same totals and shares in decimals. */
const priceWithBig = (basket: UnpricedBasket): Big => {
  const full = basket.lines.map((line) => new Big(line.unitPrice.amount).div(100).times(line.quantity));
  const isGarment = basket.lines.map(({ productClass }) => productClass !== 'Gift Card');
  let remaining = [...full];
  for (const percent of [20, 12.5]) {
    const base = remaining.reduce((so, amount, index) => (isGarment[index] ? so.plus(amount) : so), new Big(0));
    const discount = base.times(percent).div(100).round(2, Big.roundHalfUp);
    remaining = remaining.map((amount, index) => (isGarment[index] ? amount.minus(discount.times(amount).div(base).round(2)) : amount));
  }
  return remaining.reduce((so, amount) => so.plus(amount), new Big(0));
};

const rate = (result: { readonly throughput: { readonly mean: number } }): number => result.throughput.mean;

test('sums of 20 lines, beside big.js', async ({ bench }) => {
  const basket = basketOf(20);
  const seen = pricedBasket(basket, { active: true, available: 5_000, code: 'standard' });
  const switches = { applyCreditToShippingPrice: true };
  const ours = rate(await bench('price 20 lines', () => priceBasket(basket)).run());
  const big = rate(await bench('price 20 lines with big.js', () => priceWithBig(basket)).run());
  await bench('summarize 20 lines', () => summarizeBasket(seen, switches)).run();
  await bench('allocate credit', () =>
    allocateCredit({ total: seen.total, shipping: money(700, 'EUR'), credit: seen.credit }, switches),
  ).run();
  await bench('format an amount', () => formatMoney(money(123_456, 'EUR'), 'de-DE')).run();
  console.log(`Pricing 20 lines: ${Math.round(ours)} a second, ${Math.round(big)} with big.js`);
});

test('menus, addresses and variants', async ({ bench }) => {
  const type = {
    ...shirt,
    fabricColors: [fabricColor()],
    defaultFabricColorId: 1,
    propertyCollections: ['collar', 'sleeve', 'pocket'].map((slug, index) => ({
      id: index,
      slug,
      traitLabelTitle: slug,
      properties: [1, 2, 3, 4].map((each) => property(index * 10 + each, { default: each === 1 })),
    })),
  };
  const id = formatVariantId(type, defaultVariant(type, publicViewer));
  await bench('read and check a variant', () => {
    const parsed = parseVariantId(type, id);
    return parsed.ok && checkVariant(type, parsed.value, publicViewer);
  }).run();
  const address = {
    ...emptyAddress,
    firstName: 'Ada',
    lastName: 'Núñez',
    line1: '1 Weaver Street',
    city: 'Town',
    state: 'NY',
    postcode: '10001',
    countryCode: 'US',
    phone: '+1 212 555 0100',
  };
  await bench('validate an address', () => validateAddress(address, ['US'])).run();
  const item = (clothingTypeId: number) => ({
    id: String(clothingTypeId),
    title: '',
    descriptionLines: [],
    clothingTypeId,
    link: '',
    newTag: false,
    previewImage: null,
  });
  const menu: readonly MenuLevel[] = Array.from({ length: 7 }, (_, group) => ({
    id: String(group),
    label: '',
    action: {
      kind: 'open-level',
      sublevels: [0, 1, 2].map((sub) => ({
        id: `${group}/${sub}`,
        label: '',
        action: { kind: 'open-products', items: [1, 2, 3, 4, 5].map((each) => item(group * 15 + sub * 5 + each)) },
      })),
    },
  }));
  const viewer = { activeClothingTypeIds: new Set(Array.from({ length: 60 }, (_, each) => each)), isAdmin: false };
  await bench('filter a menu of 105 garments', () => filterMenu(menu, viewer)).run();
});

test('growth from 10 to 10,000 lines is linear', async ({ bench }) => {
  const perLine = async (name: string, lines: number, work: () => unknown): Promise<number> =>
    1 / rate(await bench(`${name}, ${lines} lines`, work).run()) / lines;
  for (const [name, workOn] of [
    ['price', (basket: UnpricedBasket) => priceBasket(basket)],
    [
      'split',
      (basket: UnpricedBasket) =>
        splitOrder(
          basket.lines.map((line) => ({ ...line, clothingTypeSlug: `style-${line.id}` })),
          { orderCount: 1, orderedStyles: new Set() },
        ),
    ],
  ] as const) {
    const costs: number[] = [];
    for (const lines of [10, 100, 1_000, 10_000]) {
      const basket = basketOf(lines);
      costs.push(await perLine(name, lines, () => workOn(basket)));
    }
    console.log(`${name}: ${costs.map((cost) => `${(cost * 1e9).toFixed(0)} ns`).join(', ')} a line`);
    // A sort costs its logarithm; a quadratic step would cost a hundredfold.
    expect(Math.max(...costs) / costs[1]!).toBeLessThan(6);
  }
});
