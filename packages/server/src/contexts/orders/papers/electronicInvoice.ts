import { add, type Money, sum, toDecimalString, zero } from '@tailorbird/domain/kernel';
import { countryOfTaxNumber } from '@tailorbird/domain/location';
import { type NetGroup, netInvoice } from '@tailorbird/domain/orders';
import type { InvoicedCompany, IssuedPaper } from '../application/papers/paper.ts';
import { type PaperTexts, paperTexts } from '../application/papers/paperTexts.ts';

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
} as const;

/** Codes of UNTDID 1001, UN/ECE Recommendation 20 and UNTDID 5305. */
const codes = { invoice: '380', 'credit-note': '381', piece: 'H87' } as const;

type Content = string | readonly string[];

/** An element; arrays are its children, texts are escaped. Empty texts omit it. */
const element = (
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const inside = typeof content === 'string' ? escaped(content) : content.join('');
  if (inside === '') return '';
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
};

const ram = (name: string, content: Content, attributes?: Readonly<Record<string, string>>) =>
  element(`ram:${name}`, content, attributes);

const amount = (name: string, value: Money): string => ram(name, toDecimalString(value));

/** A day as YYYYMMDD, in UTC as on the document. */
const day = (name: string, instant: string): string =>
  ram(name, [
    element('udt:DateTimeString', instant.slice(0, 10).replaceAll('-', ''), { format: '102' }),
  ]);

const countryCode = (code: string): string => (code === 'IC' ? 'ES' : code);

/** A percentage from thousandths. */
const percent = (rate: number): string => String(rate / 10);

type Category = { readonly code: 'S' | 'E' | 'G'; readonly reason: string };

/** The VAT category of a rate: standard, export, or exempt for gift cards. */
const categoryOf = ({ rate }: NetGroup, { content }: IssuedPaper, t: PaperTexts): Category => {
  if (rate > 0) return { code: 'S', reason: '' };
  const isExport = content.hasTaxable && content.tax.every((part) => part.rate === 0);
  return isExport ? { code: 'G', reason: t('abroad') } : { code: 'E', reason: t('cards') };
};

const taxOf = (name: string, { rate }: NetGroup, { code }: Category): string =>
  ram(name, [
    ram('TypeCode', 'VAT'),
    ram('CategoryCode', code),
    ram('RateApplicablePercent', percent(rate)),
  ]);

/** Six decimals, so that the quantity times the price is the net amount to the cent. */
const unitPrice = (net: Money, quantity: number): string =>
  (net.amount / 100 / quantity).toFixed(6);

const partyOf = (
  name: string,
  address: readonly string[],
  tax: { readonly scheme: string; readonly number: string } | null,
): readonly string[] => [
  ram('Name', name),
  ram('PostalTradeAddress', address),
  tax === null
    ? ''
    : ram('SpecifiedTaxRegistration', [ram('ID', tax.number, { schemeID: tax.scheme })]),
];

const sellerOf = ({ content: { seller } }: IssuedPaper): string => {
  const country = countryOfTaxNumber(seller.taxNumber);
  const [one = '', two = '', ...others] = seller.address;
  return ram(
    'SellerTradeParty',
    partyOf(
      seller.name,
      [
        ram('LineOne', one),
        ram('LineTwo', two),
        ram('LineThree', others.join(', ')),
        ram('CountryID', country ?? ''),
      ],
      { scheme: country === null ? 'FC' : 'VA', number: seller.taxNumber.replaceAll(/\s/g, '') },
    ),
  );
};

const buyerOf = (company: InvoicedCompany): string =>
  ram(
    'BuyerTradeParty',
    partyOf(
      company.company,
      [
        ram('PostcodeCode', company.postcode),
        ram('LineOne', company.line1),
        ram('LineTwo', company.line2),
        ram('CityName', company.city),
        ram('CountryID', countryCode(company.countryCode)),
      ],
      company.vatNumber === null ? null : { scheme: 'VA', number: company.vatNumber },
    ),
  );

const linesOf = (paper: IssuedPaper, groups: readonly NetGroup[], t: PaperTexts): string => {
  const all = groups.flatMap((group) => group.lines.map((line) => ({ group, ...line })));
  return all
    .toSorted((one, other) => one.place - other.place)
    .map(({ group, place, net }) => {
      const { title = '', detail = '', quantity = 1 } = paper.content.lines[place] ?? {};
      return ram('IncludedSupplyChainTradeLineItem', [
        ram('AssociatedDocumentLineDocument', [ram('LineID', String(place + 1))]),
        ram('SpecifiedTradeProduct', [ram('Name', title), ram('Description', detail)]),
        ram('SpecifiedLineTradeAgreement', [
          ram('NetPriceProductTradePrice', [ram('ChargeAmount', unitPrice(net, quantity))]),
        ]),
        ram('SpecifiedLineTradeDelivery', [
          ram('BilledQuantity', String(quantity), { unitCode: codes.piece }),
        ]),
        ram('SpecifiedLineTradeSettlement', [
          taxOf('ApplicableTradeTax', group, categoryOf(group, paper, t)),
          ram('SpecifiedTradeSettlementLineMonetarySummation', [amount('LineTotalAmount', net)]),
        ]),
      ]);
    })
    .join('');
};

const allowanceOf = (isCharge: boolean, net: Money, reason: string, tax: string): string =>
  net.amount === 0
    ? ''
    : ram('SpecifiedTradeAllowanceCharge', [
        ram('ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
        amount('ActualAmount', net),
        ram('Reason', reason),
        tax,
      ]);

const settlementOf = (paper: IssuedPaper, groups: readonly NetGroup[], t: PaperTexts): string => {
  const { content } = paper;
  const { currency } = content.total;
  const none = zero(currency);
  const all = (amounts: readonly Money[]): Money => sum(amounts, currency);
  const discounted = content.discounts.map(({ name }) => name).join(', ') || t('discount');
  const lineTotal = all(groups.flatMap(({ lines }) => lines.map(({ net }) => net)));
  const charges = all(groups.map(({ shipping }) => shipping ?? none));
  const allowances = all(groups.map(({ discount }) => discount));
  const tax = all(groups.map((group) => group.tax));
  return ram('ApplicableHeaderTradeSettlement', [
    ram('InvoiceCurrencyCode', currency),
    ...groups.map((group) => {
      const { code, reason } = categoryOf(group, paper, t);
      return ram('ApplicableTradeTax', [
        amount('CalculatedAmount', group.tax),
        ram('TypeCode', 'VAT'),
        ram('ExemptionReason', reason),
        amount('BasisAmount', group.net),
        ram('CategoryCode', code),
        ram('RateApplicablePercent', percent(group.rate)),
      ]);
    }),
    ...groups.flatMap((group) => {
      const category = taxOf('CategoryTradeTax', group, categoryOf(group, paper, t));
      return [
        allowanceOf(false, group.discount, discounted, category),
        allowanceOf(true, group.shipping ?? none, t('shipping'), category),
      ];
    }),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('LineTotalAmount', lineTotal),
      amount('ChargeTotalAmount', charges),
      amount('AllowanceTotalAmount', allowances),
      amount('TaxBasisTotalAmount', all(groups.map(({ net }) => net))),
      ram('TaxTotalAmount', toDecimalString(tax), { currencyID: currency }),
      amount('GrandTotalAmount', content.total),
      amount('TotalPrepaidAmount', add(content.credit, content.paid)),
      amount('DuePayableAmount', none),
    ]),
    content.corrects === null
      ? ''
      : ram('InvoiceReferencedDocument', [ram('IssuerAssignedID', content.corrects.number)]),
  ]);
};

/**
 * An invoice or credit note to a company as XML: UN/CEFACT Cross Industry Invoice, profile
 * EN 16931 of Factur-X 1.0. Null for private persons and for documents of zero.
 */
export const electronicInvoiceOf = (paper: IssuedPaper): string | null => {
  const { content, issuedAt, kind, number } = paper;
  const groups = netInvoice({
    lines: content.lines.map(({ amount: gross, isUntaxed = false }) => ({
      amount: gross,
      isUntaxed,
    })),
    shipping: content.shipping,
    tax: content.tax,
  });
  if (!content.company || groups.length === 0) return null;
  const t = paperTexts(content.locale);
  const xml = element(
    'rsm:CrossIndustryInvoice',
    [
      element('rsm:ExchangedDocumentContext', [
        ram('GuidelineSpecifiedDocumentContextParameter', [ram('ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      element('rsm:ExchangedDocument', [
        ram('ID', number),
        ram('TypeCode', codes[kind]),
        day('IssueDateTime', issuedAt),
        content.reason ? ram('IncludedNote', [ram('Content', content.reason)]) : '',
      ]),
      element('rsm:SupplyChainTradeTransaction', [
        linesOf(paper, groups, t),
        ram('ApplicableHeaderTradeAgreement', [
          sellerOf(paper),
          buyerOf(content.company),
          ram('BuyerOrderReferencedDocument', [ram('IssuerAssignedID', content.orderNumber)]),
        ]),
        content.suppliedAt
          ? ram('ApplicableHeaderTradeDelivery', [
              ram('ActualDeliverySupplyChainEvent', [
                day('OccurrenceDateTime', content.suppliedAt),
              ]),
            ])
          : '<ram:ApplicableHeaderTradeDelivery/>',
        settlementOf(paper, groups, t),
      ]),
    ],
    Object.fromEntries(Object.entries(namespaces).map(([key, uri]) => [`xmlns:${key}`, uri])),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
};

const extension = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** XMP metadata that declares the attached XML, with the schema PDF/A requires for it. */
export const electronicInvoiceMetadata = (fileName: string): string => {
  const facts = [
    ['DocumentFileName', fileName, 'Name of the embedded XML invoice file'],
    ['DocumentType', 'INVOICE', 'Kind of document'],
    ['Version', '1.0', 'Version of the standard'],
    ['ConformanceLevel', 'EN 16931', 'Profile of the XML invoice'],
  ] as const;
  const property = ([name, , description]: (typeof facts)[number]): string =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
  return `
    <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>${extension}</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>fx</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq>${facts.map(property).join('')}</rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>
    <rdf:Description rdf:about="" xmlns:fx="${extension}">
      ${facts.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')}
    </rdf:Description>`;
};
