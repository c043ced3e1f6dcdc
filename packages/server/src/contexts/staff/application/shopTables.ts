import { normalizeVoucherCode } from '@tailorbird/domain/basket';
import { inLanguage, type Locale } from '@tailorbird/domain/kernel';
import type { ShopRow, ShopTable, ShopValue } from '@tailorbird/domain/shell';
import * as z from 'zod/mini';
import type { Queries, WithDatabase } from '../../../platform/database/database.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import { listVouchers, writeVoucher } from '../../basket/index.ts';
import {
  limitedStock,
  setStock,
  type WithCatalog,
  type WithStockSignal,
} from '../../catalog/index.ts';
import type { WithContent } from '../../content/index.ts';
import { countryName, exchangeValue, importValue } from '../../location/index.ts';
import { readOverrides, writeOverride } from '../store/shopData.ts';
import { certificateRows, certificateValue } from './certificateTable.ts';
import { importRowsOver, isNoCurrency, isNoDestination } from './importTables.ts';
import { launchKey, type WithShopData } from './liveShopData.ts';
import { isPatternRefused, namingRows, namingValue } from './namingTable.ts';
import { findTexts } from './texts/findTexts.ts';
import { refusedTexts, textRowNow, type WithTexts } from './texts/liveTexts.ts';
import type { TextRow } from './texts/textRows.ts';

export type TableNeeds = WithDatabase &
  WithSettings &
  WithCatalog &
  WithContent &
  WithStockSignal &
  WithShopData &
  WithTexts;

export type DataTable = {
  readonly who: 'admins' | 'admins and stores';
  readonly shape: z.ZodMiniType<ShopValue>;
  /** The stored form of a key; the key itself by default. */
  readonly normalizeKey?: (key: string) => string;
  /** The field that prevents a new row; null if it is allowed. */
  readonly newRefused: (value: ShopValue) => string | null;
  /** Fields of a valid row that conflict with other data. */
  readonly refused?: (
    queries: Queries,
    key: string,
    value: ShopValue,
  ) => Promise<readonly string[]>;
  readonly search?: (rows: readonly ShopRow[], search: string) => readonly ShopRow[];
  readonly rows: (queries: Queries, locale: Locale) => Promise<readonly ShopRow[]>;
  readonly write: (trx: Queries, key: string, value: ShopValue) => Promise<void>;
  readonly changed: (key: string) => Promise<void>;
};

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const day = z.iso.date();
const pieces = z.int().check(z.nonnegative(), z.maximum(100_000));

const voucherValue = z.strictObject({
  name,
  percent: z.nullable(z.int().check(z.positive(), z.maximum(100))),
  valid_from: day,
  valid_until: day,
  usage: z.enum(['single-use', 'multi-use', 'once-per-customer']),
});

const overriding =
  ({ shopData }: WithShopData) =>
  (name: ShopTable, table: Omit<DataTable, 'who' | 'write' | 'changed'>): DataTable => ({
    ...table,
    who: 'admins',
    write: (trx, key, value) => writeOverride(trx, name, key, value),
    changed: shopData.refresh,
  });

const titled = <Value extends { readonly name_en: string; readonly name_de: string }>(
  rows: readonly { readonly key: string; readonly value: Value }[],
  locale: Locale,
) =>
  rows.map(({ key, value }) => ({
    key,
    title: locale === 'de' ? value.name_de : value.name_en,
    value,
  }));

/** The table of current texts; `mails` are those of the server. */
const tableOfTexts = (
  shop: TableNeeds,
  table: TextRow['table'],
): Omit<DataTable, 'who' | 'write' | 'changed'> => ({
  newRefused: () => 'row',
  shape: z.record(z.string(), z.string()),
  refused: async (_, key, value) => {
    const row = shop.texts.rowOf(key);
    return row ? refusedTexts(row, value) : ['row'];
  },
  search: (rows, search) => findTexts(shop.texts, rows, search),
  rows: async (queries, locale) => {
    const overrides = await readOverrides(queries);
    return shop.texts.rows.flatMap((row) =>
      row.table === table ? [textRowNow(row, overrides, locale)] : [],
    );
  },
});

export const shopTablesOf = (shop: TableNeeds): Readonly<Record<ShopTable, DataTable>> => {
  const overridden = overriding(shop);
  return {
    switches: overridden('switches', {
      newRefused: () => 'row',
      shape: z.strictObject({ on: z.boolean() }),
      rows: async () =>
        Object.entries(shop.settings.switches).map(([key, on]) => ({
          key,
          title: key,
          value: { on },
        })),
    }),
    vouchers: {
      who: 'admins',
      normalizeKey: normalizeVoucherCode,
      newRefused: ({ percent }) => (percent === null ? 'percent' : null),
      shape: voucherValue,
      rows: async (queries) =>
        (await listVouchers(queries)).map(
          ({ code, name: title, benefit, usage, validFrom, validUntil }) => ({
            key: code,
            title: code,
            value: {
              name: title,
              percent: benefit.kind === 'percentage' ? benefit.percent : null,
              valid_from: validFrom.slice(0, 10),
              valid_until: validUntil.slice(0, 10),
              usage,
            },
          }),
        ),
      write: async (trx, key, value) => {
        const voucher = voucherValue.parse(value);
        const days = {
          validFrom: new Date(voucher.valid_from),
          validUntil: new Date(voucher.valid_until),
        };
        await writeVoucher(trx, {
          code: key,
          name: voucher.name,
          percent: voucher.percent,
          usage: voucher.usage,
          ...days,
        });
      },
      changed: async () => {},
    },
    stock: {
      who: 'admins and stores',
      newRefused: () => 'row',
      shape: z.strictObject({ pieces }),
      rows: async (queries, locale) => {
        const levels = await limitedStock(queries, shop.catalog);
        return shop.catalog.clothingTypes.flatMap((type) =>
          type.fabricColors.flatMap((color) => {
            const left = levels.get(color.id);
            if (left === undefined) return [];
            const titles = inLanguage(
              { title: type.title, color: color.color.title, fabric: color.fabric.title },
              locale,
            );
            return [
              {
                key: String(color.id),
                title: `${titles.title}, ${titles.color}, ${titles.fabric}`,
                value: { pieces: left },
              },
            ];
          }),
        );
      },
      write: (trx, key, value) => setStock(trx, Number(key), Number(value.pieces)),
      changed: async (key) => shop.stockChanged([Number(key)]),
    },
    launches: overridden('launches', {
      newRefused: () => 'row',
      shape: z.strictObject({
        date: day,
        title_en: name,
        title_de: name,
        text_en: z.string().check(z.minLength(1), z.maxLength(1000)),
        text_de: z.string().check(z.minLength(1), z.maxLength(1000)),
      }),
      rows: async (_, locale) =>
        shop.content.launches.map((launch) => {
          const texts = { title: launch.title, text: launch.text };
          const [en, de] = [inLanguage(texts, 'en'), inLanguage(texts, 'de')];
          const value = {
            date: launch.date,
            title_en: en.title,
            title_de: de.title,
            text_en: en.text,
            text_de: de.text,
          };
          return { key: launchKey(launch), title: inLanguage(texts, locale).title, value };
        }),
    }),
    certificates: overridden('certificates', {
      newRefused: () => null,
      shape: certificateValue,
      rows: async (queries, locale) =>
        titled(
          certificateRows(shop.texts.contentNow().certificates, await readOverrides(queries)),
          locale,
        ),
    }),
    naming: overridden('naming', {
      newRefused: () => null,
      shape: namingValue,
      refused: async (queries, key, value) => {
        const others = namingRows(shop.catalog.namingRules, await readOverrides(queries)).filter(
          (row) => row.key !== key,
        );
        return isPatternRefused(shop.catalog, others, namingValue.parse(value)) ? ['pattern'] : [];
      },
      rows: async (queries, locale) =>
        titled(namingRows(shop.catalog.namingRules, await readOverrides(queries)), locale),
    }),
    imports: overridden('imports', {
      newRefused: () => null,
      shape: importValue,
      refused: async (queries, key, value) => [
        ...(isNoDestination(key) ? ['code'] : []),
        ...(importRowsOver(await readOverrides(queries)).exchange.has(String(value.currency))
          ? []
          : ['currency']),
      ],
      rows: async (queries, locale) =>
        [...importRowsOver(await readOverrides(queries)).imports].map(([key, value]) => ({
          key,
          title: `${countryName(key, locale)} (${key})`,
          value,
        })),
    }),
    exchange: overridden('exchange', {
      newRefused: () => null,
      shape: exchangeValue,
      refused: async (_, key) => (isNoCurrency(key) ? ['code'] : []),
      rows: async (queries) =>
        [...importRowsOver(await readOverrides(queries)).exchange].map(([key, value]) => ({
          key,
          title: key,
          value,
        })),
    }),
    texts: overridden('texts', tableOfTexts(shop, 'texts')),
    mails: overridden('mails', tableOfTexts(shop, 'mails')),
  };
};
