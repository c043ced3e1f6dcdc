import type { MailToChange, ShopMail, ShopTable, ShopValue } from '@tailorbird/domain/shell';

/** A row being edited: its original, null if new, and its edited value. */
export type Draft = {
  readonly key: string;
  readonly title: string;
  readonly before: ShopValue | null;
  readonly after: ShopValue;
};

export type MailsToChoose = readonly ShopMail[];

/** A mail in both languages with its preview; null for the current version. */
export type ShownLetters = {
  readonly words: MailToChange['letters'];
  readonly preview: string | null;
};

export type ShopField = {
  readonly name:
    | 'on'
    | 'name'
    | 'percent'
    | 'valid_from'
    | 'valid_until'
    | 'usage'
    | 'pieces'
    | 'date'
    | 'title_en'
    | 'title_de'
    | 'text_en'
    | 'text_de'
    | 'pattern'
    | 'name_en'
    | 'name_de'
    | 'priority'
    | 'used'
    | 'issuer'
    | 'number'
    | 'link'
    | 'emblem'
    | 'last_day'
    | 'sample'
    | 'shop_pays'
    | 'duty_knitted'
    | 'duty_woven'
    | 'duty_headwear'
    | 'duty_rest'
    | 'import_tax'
    | 'currency'
    | 'duty_free'
    | 'tax_free'
    | 'with_shipping'
    | 'per_euro';
  readonly kind: 'flag' | 'number' | 'text' | 'area' | 'date' | 'usage' | 'emblem';
};

export const switchNames = [
  'appliedChat',
  'applyCreditToShippingPrice',
  'socialLoginEnabled',
  'isNewOxfordShirtLaunched',
] as const;

export const usages = ['multi-use', 'single-use', 'once-per-customer'] as const;

export const fieldsOf: Readonly<Record<ShopTable, readonly ShopField[]>> = {
  switches: [{ name: 'on', kind: 'flag' }],
  vouchers: [
    { name: 'name', kind: 'text' },
    { name: 'percent', kind: 'number' },
    { name: 'valid_from', kind: 'date' },
    { name: 'valid_until', kind: 'date' },
    { name: 'usage', kind: 'usage' },
  ],
  stock: [{ name: 'pieces', kind: 'number' }],
  launches: [
    { name: 'date', kind: 'date' },
    { name: 'title_en', kind: 'text' },
    { name: 'title_de', kind: 'text' },
    { name: 'text_en', kind: 'area' },
    { name: 'text_de', kind: 'area' },
  ],
  certificates: [
    { name: 'used', kind: 'flag' },
    { name: 'name_en', kind: 'text' },
    { name: 'name_de', kind: 'text' },
    { name: 'text_en', kind: 'area' },
    { name: 'text_de', kind: 'area' },
    { name: 'issuer', kind: 'text' },
    { name: 'number', kind: 'text' },
    { name: 'link', kind: 'text' },
    { name: 'last_day', kind: 'date' },
    { name: 'emblem', kind: 'emblem' },
    { name: 'sample', kind: 'flag' },
  ],
  naming: [
    { name: 'pattern', kind: 'text' },
    { name: 'name_en', kind: 'text' },
    { name: 'name_de', kind: 'text' },
    { name: 'priority', kind: 'number' },
    { name: 'used', kind: 'flag' },
  ],
  imports: [
    { name: 'used', kind: 'flag' },
    { name: 'shop_pays', kind: 'flag' },
    { name: 'duty_knitted', kind: 'text' },
    { name: 'duty_woven', kind: 'text' },
    { name: 'duty_headwear', kind: 'text' },
    { name: 'duty_rest', kind: 'text' },
    { name: 'import_tax', kind: 'text' },
    { name: 'currency', kind: 'text' },
    { name: 'duty_free', kind: 'number' },
    { name: 'tax_free', kind: 'number' },
    { name: 'with_shipping', kind: 'flag' },
  ],
  exchange: [{ name: 'per_euro', kind: 'text' }],
  // Text fields depend on language and plural form.
  texts: [],
  mails: [],
};

/** True if a table has texts, which have their own fields. */
export const isTextTable = (table: ShopTable): boolean => table === 'texts' || table === 'mails';

/** Parses a number; invalid input stays for the server to refuse. */
export const numberOf = (typed: string): string | number | null =>
  typed.trim() === '' ? null : /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed;

export const newVoucher = (today: string): ShopValue => ({
  name: '',
  percent: 10,
  valid_from: today,
  valid_until: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
  usage: 'multi-use',
});

export const newRule: ShopValue = {
  pattern: '',
  name_en: '',
  name_de: '',
  priority: 10,
  used: true,
};

export const newCertificate = (today: string): ShopValue => ({
  used: true,
  name_en: '',
  name_de: '',
  text_en: '',
  text_de: '',
  issuer: '',
  number: '',
  link: 'https://',
  last_day: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
  emblem: 'stitches',
  sample: false,
});

/** Countries are inactive until their rates are entered. */
export const newImport: ShopValue = {
  used: false,
  shop_pays: false,
  duty_knitted: '0',
  duty_woven: '0',
  duty_headwear: '0',
  duty_rest: '0',
  import_tax: '0',
  currency: 'EUR',
  duty_free: 0,
  tax_free: 0,
  with_shipping: true,
};

export const newExchange: ShopValue = { per_euro: '' };

/** Key of a new row, from its start time. */
export const keyOfNew = (what: 'rule' | 'certificate', now: number): string =>
  `${what}-${now.toString(36)}`;
