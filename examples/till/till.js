import { createInterface } from 'node:readline';
import { priceBasket } from '@tailorbird/domain/basket';
import { allocate, formatMoney, money } from '@tailorbird/domain/kernel';

const currency = 'EUR';
const goods = {
  shirt: { cents: 11_900, productClass: 'Customize' },
  sweater: { cents: 15_900, productClass: '3DKNITTING' },
  beanie: { cents: 4_950, productClass: 'Accessories' },
};
const vouchers = {
  SPRING: { code: 'SPRING', name: 'Spring', benefit: { kind: 'percentage', percent: 15 } },
};

const sale = { lines: [], vouchers: [], payers: 1 };

const read = (typed) => {
  const [first, second = ''] = typed.trim().split(/\s+/);
  if (first === 'voucher') {
    const voucher = vouchers[second.toUpperCase()];
    if (voucher) sale.vouchers.push(voucher);
    else console.error(`Unknown voucher: ${second}`);
  } else if (first === 'split') {
    sale.payers = Math.max(1, Number.parseInt(second, 10) || 1);
  } else if (goods[second] && Number.parseInt(first, 10) > 0) {
    const { cents, productClass } = goods[second];
    sale.lines.push({
      id: sale.lines.length + 1,
      title: second,
      quantity: Number.parseInt(first, 10),
      unitPrice: money(cents, currency),
      productClass,
      requiresShipping: false,
    });
  } else console.error(`Type a quantity and one of: ${Object.keys(goods).join(', ')}`);
};

for await (const line of createInterface({ input: process.stdin })) if (line.trim()) read(line);

const { lines, vouchers: used, payers } = sale;
const priced = priceBasket({ currency, lines, vouchers: used, shippingMethods: [] });
const show = (amount) => formatMoney(amount, 'en-IE');

for (const [index, { priceExclDiscounts }] of priced.lines.entries())
  console.log(`${lines[index].quantity} × ${lines[index].title}: ${show(priceExclDiscounts)}`);
for (const { percent, amount } of priced.offerDiscounts)
  console.log(`${percent} % volume discount: −${show(amount)}`);
for (const { name, amount } of priced.voucherDiscounts) console.log(`${name}: −${show(amount)}`);
console.log(`To pay: ${show(priced.total)}`);
const shares = allocate(priced.total, Array(payers).fill(1));
if (payers > 1) console.log(`Each: ${shares.map(show).join(', ')}`);
