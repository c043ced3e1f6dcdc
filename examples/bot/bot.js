import { createInterface } from 'node:readline';
import { inMemoryShop } from '@tailorbird/adapter-memory';
import { summarizeBasket } from '@tailorbird/domain/basket';
import { defaultVariant, publicViewer } from '@tailorbird/domain/catalog';
import { emptyAddress } from '@tailorbird/domain/checkout';
import { formatMoney } from '@tailorbird/domain/kernel';
import { isSplit } from '@tailorbird/domain/orders';

const shop = inMemoryShop();
const name = { firstName: 'Ada', lastName: 'Weber', phone: '+49 30 901820' };
const place = { line1: 'Torstraße 1', postcode: '10119', city: 'Berlin', countryCode: 'DE' };
const address = { ...emptyAddress, ...name, ...place };
const show = (amount) => formatMoney(amount, 'en-IE');

/** The value of a result; throws the kind of its failure. */
const taken = ({ ok, value, failure }) => {
  if (ok) return value;
  throw new Error(`Sorry: ${failure.kind}`);
};

const summary = async () => {
  const { switches } = taken(await shop.account.visit()).location;
  const basket = taken(await shop.baskets.current());
  return { basket, ...summarizeBasket(basket, switches) };
};

const describeBasket = async () => {
  const { basket, shipping, total } = await summary();
  if (basket.lines.length === 0) return 'Your basket is empty. Try /garments.';
  return [
    ...basket.lines.map(
      (line) => `${line.quantity} × ${line.title}: ${show(line.priceExclDiscounts)}`,
    ),
    ...basket.offerDiscounts.map(({ percent, amount }) => `${percent} %: −${show(amount)}`),
    ...basket.voucherDiscounts.map(({ name, amount }) => `${name}: −${show(amount)}`),
    `Shipping: ${show(shipping)}`,
    `Total: ${show(total)}`,
  ].join('\n');
};

const commands = {
  garments: async () =>
    (await shop.catalog.clothingTypes())
      .map(({ slug, title, prices }) => `${title}, €${prices.EUR / 100}: /add ${slug}`)
      .join('\n'),
  add: async (slug, quantity = '1') => {
    const type = taken(await shop.catalog.clothingType(slug ?? ''));
    const size = { size: { base: 7, length: 'R' }, title: '7 Regular' };
    const saved =
      type.sizeType &&
      taken(await shop.sizes.ofStandardSize({ ...size, sizeTypeId: type.sizeType.id }));
    const piece = {
      ...defaultVariant(type, publicViewer),
      quantity: Number.parseInt(quantity, 10) || 1,
      userSizeId: saved?.id ?? null,
      initials: '',
      note: '',
      productId: type.isStockItem ? type.id : null,
    };
    taken(await shop.baskets.add(piece));
    return describeBasket();
  },
  voucher: async (code = '') => taken(await shop.baskets.addVoucher(code)) && describeBasket(),
  basket: describeBasket,
  pay: async (number = '') => {
    taken(await shop.checkout.setShippingAddress(address));
    taken(await shop.checkout.chooseShippingMethod('standard'));
    const card = { number, expiry: '12/39', securityCode: '123', holderName: 'Ada Weber' };
    const token = taken(await shop.cardTokens.exchange(card));
    const payment = {
      idempotencyKey: crypto.randomUUID(),
      expected: (await summary()).total,
      means: { kind: 'card', token },
      guestEmail: 'ada@example.com',
      termsAccepted: true,
      comment: '',
      returnUrl: 'https://bot.example/',
    };
    const paid = taken(await shop.payments.pay(payment));
    if (paid.status === 'redirect') return `Confirm at your bank: ${paid.url}`;
    lastOrder = paid.orderNumber;
    return `Thank you! Order ${lastOrder}`;
  },
  orders: async () => {
    if (!lastOrder) return 'You have no order yet.';
    const order = taken(await shop.orders.byNumber(lastOrder));
    const { earliest, latest } = order.deliveryDays;
    const wait = isSplit(order) ? ' The first piece comes first; confirm its fit.' : '';
    return `${order.number}: ${order.status}, in ${earliest} to ${latest} days.${wait}`;
  },
  help: async () => `I know ${Object.keys(commands).join(', ')}.`,
};
let lastOrder = null;

for await (const message of createInterface({ input: process.stdin })) {
  const [command = '', ...parameters] = message.trim().replace(/^\//, '').split(/\s+/);
  const answer = commands[Object.hasOwn(commands, command) ? command : 'help'];
  console.log(`> ${message}`);
  console.log(await answer(...parameters).catch(({ message: reason }) => reason));
}
