import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { money } from '@tailorbird/domain/kernel';
import { describe, expect, it } from 'vitest';
import type { IssuedPaper } from '../src/contexts/orders/application/papers/paper.ts';
import { drawPaper } from '../src/contexts/orders/papers/drawPaper.ts';
import { electronicInvoiceOf } from '../src/contexts/orders/papers/electronicInvoice.ts';
import { writePaper } from '../src/contexts/orders/papers/writePaper.ts';
import {
  anAddress,
  aPayment,
  aTShirt,
  type Client,
  pay,
  readyToPay,
  saveSize,
  signUp,
} from './oscarClient.ts';
import { openShop, origin } from './oscarShop.ts';

const shop = openShop();

const papersOf = async (): Promise<readonly IssuedPaper[]> => {
  const rows = await shop.server.database.queries
    .selectFrom('paper')
    .select(['kind', 'content'])
    .orderBy('id')
    .execute();
  return rows.map(({ kind, content }, index) => ({
    number: `${kind === 'invoice' ? 'INV' : 'CRN'}-${String(index + 1).padStart(6, '0')}`,
    kind: kind as IssuedPaper['kind'],
    issuedAt: '2026-11-28T10:00:00.000Z',
    content: JSON.parse(content),
  }));
};

/** An order of three shirts and a gift card, with volume discount, voucher and credit. */
const orderMixed = async (client: Client): Promise<string> => {
  await signUp(client);
  await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'GIFT50' });
  await readyToPay(client, aTShirt(await saveSize(client), { quantity: 3 }));
  const { tiers } = (await client.get('/oscarapi/products/purchase-info/giftcard2/')).body;
  const card = tiers.find(
    ({ clothing_type_id }: { readonly clothing_type_id: number }) => clothing_type_id === 14,
  );
  await client.post('/oscarapi/basket/add-product/', {
    product_id: card.product_id,
    note: '',
    quantity: 1,
  });
  await client.post('/oscarapi/basket/add-voucher/', { vouchercode: 'WELCOME10' });
  await client.post('/oscarapi/basket/accounts/activate/', {});
  const { body } = await pay(client, aPayment(await client.basket(), origin));
  if (body.resultCode !== 'Authorised') throw new Error(JSON.stringify(body));
  return body.order_number;
};

const invoice = (client: Client, number: string, company: string, vat_number = '') =>
  client.post(`/oscarapi/orders/${number}/invoice/`, {
    billing_address: anAddress({ company }),
    ...(vat_number !== '' && { vat_number }),
  });

const cents = (xml: string, name: string): readonly number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]+)</ram:${name}>`, 'g'))].map(
    ([, text]) => Math.round(Number(text) * 100),
  );
const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

describe('an electronic invoice', () => {
  it('the PDF to a company contains the invoice as valid XML', async () => {
    const client = shop.client({ country: 'DE' });
    const number = await orderMixed(client);
    expect(await invoice(client, number, 'Nadel & <Faden>', 'de 123 456 789')).toMatchObject({
      status: 200,
    });
    const papers = await papersOf();
    expect(papers).toHaveLength(1);
    for (const paper of papers) {
      const drawn = await drawPaper(writePaper(paper));
      const { xml, filename } = await extractXml(drawn);
      expect(filename).toBe('factur-x.xml');
      expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true, errors: [] });
      expect(xml).toContain('Nadel &amp; &lt;Faden>');
      expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
      const { content } = paper;
      expect(cents(xml, 'GrandTotalAmount')).toEqual([content.total.amount]);
      expect(cents(xml, 'TotalPrepaidAmount')).toEqual([content.total.amount]);
      const [lines = 0] = cents(xml, 'LineTotalAmount').slice(-1);
      expect(sum(cents(xml, 'LineTotalAmount').slice(0, -1))).toBe(lines);
      const [allowances = 0, charges = 0, basis = 0, tax = 0] = [
        'AllowanceTotalAmount',
        'ChargeTotalAmount',
        'TaxBasisTotalAmount',
        'TaxTotalAmount',
      ].flatMap((name) => cents(xml, name));
      expect(lines - allowances + charges).toBe(basis);
      expect(basis + tax).toBe(content.total.amount);
      expect(sum(cents(xml, 'BasisAmount'))).toBe(basis);
      expect(sum(cents(xml, 'CalculatedAmount'))).toBe(tax);
    }
  });

  it('the metadata of the PDF declares PDF/A-3 and the profile', async () => {
    const [paper] = await papersOf();
    if (!paper) throw new Error('no invoice');
    const text = Buffer.from(await drawPaper(writePaper(paper))).toString('latin1');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(text).toContain('/AFRelationship /Alternative');
    expect(text).toContain('/OutputIntents');
  });

  it('a wrong VAT number is refused by field without using a number', async () => {
    const client = shop.client({ country: 'DE' });
    const number = await orderMixed(client);
    const before = (await papersOf()).length;
    expect(await invoice(client, number, 'Nadel & Faden', 'DE12')).toMatchObject({
      status: 400,
      body: { vat_number: [expect.stringContaining('DE123456789')] },
    });
    expect(await papersOf()).toHaveLength(before);
  });

  it('private persons get a plain PDF', async () => {
    const client = shop.client({ country: 'DE' });
    const number = await orderMixed(client);
    await invoice(client, number, '');
    const paper = (await papersOf()).at(-1);
    if (!paper) throw new Error('no invoice');
    expect(electronicInvoiceOf(paper)).toBeNull();
  });

  it('the Canary Islands belong to Spain', async () => {
    const [paper] = await papersOf();
    if (!paper?.content.company) throw new Error('no invoice');
    const company = { ...paper.content.company, countryCode: 'IC', vatNumber: null };
    const xml = electronicInvoiceOf({ ...paper, content: { ...paper.content, company } });
    expect(await validateXsd(xml ?? '', Profile.EN16931)).toMatchObject({ valid: true });
    expect(xml).toContain('<ram:CountryID>ES</ram:CountryID>');
  });

  it('exports and credit notes have valid XML', async () => {
    const [paper] = await papersOf();
    if (!paper) throw new Error('no invoice');
    const { total } = paper.content;
    const content = {
      ...paper.content,
      reason: 'Contract withdrawn from',
      corrects: { number: paper.number, issuedAt: paper.issuedAt },
      suppliedAt: '2026-11-20T10:00:00.000Z',
      tax: [{ rate: 0, gross: total, net: total, tax: money(0, total.currency) }],
    };
    const xml = electronicInvoiceOf({ ...paper, kind: 'credit-note', content }) ?? '';
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true, errors: [] });
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:CategoryCode>G</ram:CategoryCode>');
    expect(xml).toContain('<udt:DateTimeString format="102">20261120</udt:DateTimeString>');
  });
});
