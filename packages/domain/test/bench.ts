/**
 * `npm run bench` in this package: operations per second of plain numbers, big.js and dinero.js
 * on the same basket, alternating; then the cost per line for growing baskets. Only growth can
 * fail.
 */
import Big from 'big.js';
import {
  add,
  allocate,
  type Dinero,
  dinero,
  halfUp,
  multiply,
  subtract,
  toSnapshot,
  transformScale,
} from 'dinero.js';
import { EUR } from 'dinero.js/currencies';
import {
  allocateCredit,
  priceBasket,
  summarizeBasket,
  type UnpricedBasket,
} from '../src/basket/index.ts';
import {
  checkVariant,
  defaultVariant,
  formatVariantId,
  parseVariantId,
  publicViewer,
} from '../src/catalog/index.ts';
import { emptyAddress, validateAddress } from '../src/checkout/index.ts';
import { formatMoney, money } from '../src/kernel/index.ts';
import { splitOrder } from '../src/orders/index.ts';
import { filterMenu, type MenuLevel } from '../src/shell/index.ts';
import { estimateBody, learnFromFit, toFeetAndInches, toPounds } from '../src/sizing/index.ts';
import { aMan } from './bodyAnswers.ts';
import { fabricColor, property, shirt } from './clothingTypes.ts';
import { pricedBasket } from './pricedBasket.ts';
import { feltEverywhere } from './wornGarments.ts';

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

/** The discounts of that basket in order: five or more garments, and the voucher. */
const percents = [20, 12.5];
const isGiftCard = ({ productClass }: { readonly productClass: string }): boolean =>
  productClass === 'Gift Card';

/** The cost per line in plain numbers without currencies, checks or names: the lower bound. */
const inPlainNumbers = ({ lines }: UnpricedBasket): readonly number[] => {
  const paid = lines.map((line) => line.unitPrice.amount * line.quantity);
  for (const percent of percents) {
    let base = 0;
    for (let index = 0; index < lines.length; index += 1)
      if (!isGiftCard(lines[index]!)) base += paid[index]!;
    const discount = Math.round((base * percent) / 100);
    let missing = discount;
    const rests: number[] = [];
    for (let index = 0; index < lines.length; index += 1) {
      const product = isGiftCard(lines[index]!) ? 0 : discount * paid[index]!;
      const share = Math.floor(product / base);
      rests.push(product - share * base);
      paid[index]! -= share;
      missing -= share;
    }
    const order = [...rests.keys()].sort((one, other) => rests[other]! - rests[one]!);
    for (let index = 0; index < missing; index += 1) paid[order[index]!]! -= 1;
  }
  return paid;
};

const withBig = (basket: UnpricedBasket): readonly Big[] => {
  const isGarment = basket.lines.map((line) => !isGiftCard(line));
  let left = basket.lines.map((line) =>
    new Big(line.unitPrice.amount).div(100).times(line.quantity),
  );
  for (const percent of percents) {
    const base = left.reduce(
      (so, amount, index) => (isGarment[index] ? so.plus(amount) : so),
      new Big(0),
    );
    const discount = base.times(percent).div(100).round(2, Big.roundHalfUp);
    left = left.map((amount, index) =>
      isGarment[index] ? amount.minus(discount.times(amount).div(base).round(2)) : amount,
    );
  }
  return left;
};

/** Line prices by dinero.js, which gives the remainder to the first lines. */
const withDinero = (basket: UnpricedBasket): readonly Dinero<number>[] => {
  const none = dinero({ amount: 0, currency: EUR });
  const full = basket.lines.map((line) =>
    multiply(dinero({ amount: line.unitPrice.amount, currency: EUR }), line.quantity),
  );
  const giftCards = full.map((price, index) => (isGiftCard(basket.lines[index]!) ? price : none));
  let left = full.map((price, index) => subtract(price, giftCards[index]!));
  for (const percent of percents) {
    const base = left.reduce((so, price) => add(so, price), none);
    const discount = transformScale(multiply(base, { amount: percent * 10, scale: 3 }), 2, halfUp);
    const shares = allocate(
      discount,
      left.map((price) => toSnapshot(price).amount),
    );
    left = left.map((price, index) => subtract(price, shares[index]!));
  }
  return left.map((price, index) => add(price, giftCards[index]!));
};

let kept: unknown;
const secondsOf = (work: () => unknown, times: number): number => {
  const began = performance.now();
  for (let each = 0; each < times; each += 1) kept = work();
  return (performance.now() - began) / 1000;
};

/** Operations per second: the median of nine rounds of a tenth of a second each. */
const ratesOf = (
  works: Readonly<Record<string, () => unknown>>,
): Readonly<Record<string, number>> => {
  const turns = Object.entries(works).map(([name, work]) => {
    let times = 1;
    while (secondsOf(work, times) < 0.1) times *= 2;
    return { name, work, times, rates: [] as number[] };
  });
  for (let round = 0; round < 9; round += 1) {
    for (const { work, times, rates } of turns) rates.push(times / secondsOf(work, times));
  }
  return Object.fromEntries(
    turns.map(({ name, rates }) => [name, rates.sort((one, other) => one - other)[4]!]),
  );
};

const basket = basketOf(20);
const totalOf = (amounts: readonly number[]): number =>
  amounts.reduce((so, amount) => so + amount, 0);
const total = priceBasket(basket).total.amount;
const plainTotal = totalOf(inPlainNumbers(basket));
const dineroTotal = totalOf(withDinero(basket).map((price) => toSnapshot(price).amount));
const bigTotal = totalOf(withBig(basket).map((price) => price.times(100).toNumber()));
// Shares rounded separately miss the sum by up to half a cent each.
if (plainTotal !== total || dineroTotal !== total || Math.abs(bigTotal - total) > 20) {
  throw new Error(
    `Not the same sum: ${total}, ${plainTotal} in plain numbers, ${dineroTotal} with dinero.js, ${bigTotal} with big.js`,
  );
}

const prices = ratesOf({
  'plain numbers': () => inPlainNumbers(basket),
  Tailorbird: () => priceBasket(basket),
  'big.js': () => withBig(basket),
  'dinero.js': () => withDinero(basket),
});
console.log('What each of 20 lines costs after two discounts, shared out to the cent:');
console.table(
  Object.fromEntries(
    Object.entries(prices).map(([name, rate]) => [
      name,
      {
        'a second': Math.round(rate),
        'of plain numbers': `${((100 * rate) / prices['plain numbers']!).toFixed(1)} %`,
      },
    ]),
  ),
);

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
      action: {
        kind: 'open-products',
        items: [1, 2, 3, 4, 5].map((each) => item(group * 15 + sub * 5 + each)),
      },
    })),
  },
}));
const viewer = {
  activeClothingTypeIds: new Set(Array.from({ length: 60 }, (_, each) => each)),
  isAdmin: false,
};
const seen = pricedBasket(basket, { active: true, available: 5_000, code: 'standard' });
const estimate = estimateBody(aMan);
const worn = (['too-small', 'right', 'too-large'] as const).map((felt) =>
  feltEverywhere(estimate, felt),
);
const switches = { applyCreditToShippingPrice: true };
const others = ratesOf({
  'summarize 20 lines': () => summarizeBasket(seen, switches),
  'allocate credit': () =>
    allocateCredit(
      { total: seen.total, shipping: money(700, 'EUR'), credit: seen.credit },
      switches,
    ),
  'format an amount': () => formatMoney(money(123_456, 'EUR'), 'de-DE'),
  'read and check a variant': () => {
    const parsed = parseVariantId(type, id);
    return parsed.ok && checkVariant(type, parsed.value, publicViewer);
  },
  'validate an address': () => validateAddress(address, ['US']),
  'filter a menu of 105 garments': () => filterMenu(menu, viewer),
  'convert a height and a weight': () => [toFeetAndInches(aMan.heightCm), toPounds(aMan.weightKg)],
  'estimate a body': () => estimateBody(aMan),
  'learn from a shirt, five answers': () => learnFromFit(estimate, worn.slice(0, 1)),
  'learn from three shirts': () => learnFromFit(estimate, worn),
});
console.table(
  Object.fromEntries(
    Object.entries(others).map(([name, rate]) => [
      name,
      { 'a second': Math.round(rate), 'µs each': Number((1e6 / rate).toFixed(2)) },
    ]),
  ),
);

const sizes = [10, 100, 1_000, 10_000];
const growth: Record<string, Record<string, number>> = {};
for (const [name, work] of [
  ['price', (lines: UnpricedBasket) => priceBasket(lines)],
  [
    'split',
    ({ lines }: UnpricedBasket) =>
      splitOrder(
        lines.map((line) => ({
          ...line,
          isMadeToSize: true,
          clothingTypeSlug: `style-${line.id}`,
        })),
        { hasOrdered: true, orderedStyles: new Set() },
      ),
  ],
  ['price in plain numbers', (lines: UnpricedBasket) => inPlainNumbers(lines)],
] as const) {
  const baskets = Object.fromEntries(sizes.map((lines) => [lines, basketOf(lines)]));
  const rates = ratesOf(
    Object.fromEntries(sizes.map((lines) => [`${lines} lines`, () => work(baskets[lines]!)])),
  );
  const costs = sizes.map((lines) => Math.round(1e9 / rates[`${lines} lines`]! / lines));
  growth[name] = Object.fromEntries(sizes.map((lines, index) => [`${lines} lines`, costs[index]!]));
  // Sorting costs a logarithm; a quadratic step would cost a thousandfold.
  if (costs[3]! > 6 * costs[0]!)
    throw new Error(`${name} does not grow linearly: ${costs.join(', ')} ns a line`);
}
console.log('Nanoseconds a line:');
console.table(growth);
if (kept === undefined) throw new Error('Nothing was measured');
