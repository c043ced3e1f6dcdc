import { checkReason } from '@tailorbird/domain/account';
import { matchesPattern, nameByRules } from '@tailorbird/domain/catalog';
import { certificateEmblems, checkChangedText } from '@tailorbird/domain/content';
import {
  err,
  inEachLocale,
  type Locale,
  type Localized,
  ok,
  type Result,
} from '@tailorbird/domain/kernel';
import type {
  NamedVariant,
  ShopChange,
  ShopData,
  ShopDataRefused,
  ShopMail,
  ShopRow,
  ShopTable,
  ShopValue,
} from '@tailorbird/domain/shell';

/** A variant for naming rules: its type in words, its choices, and its default name. */
export type NameablePiece = Pick<NamedVariant, 'type' | 'variantId' | 'title'> & {
  readonly typeTitle: string;
  readonly name: Localized;
};

type TextTable = 'texts' | 'mails';
const isTextTable = (table: ShopTable): table is TextTable =>
  table === 'texts' || table === 'mails';

type Field = (value: ShopValue[string] | undefined) => boolean;

const isLine: Field = (value) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200;
const isText: Field = (value) => typeof value === 'string' && value !== '' && value.length <= 1_000;
const isDay: Field = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isSwitch: Field = (value) => typeof value === 'boolean';
const isRate: Field = (value) => typeof value === 'string' && /^\d{1,2}(?:[.,]\d)?$/.test(value);
const isBetween =
  (least: number, most: number): Field =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const fieldsOf: Readonly<Record<Exclude<ShopTable, TextTable>, Readonly<Record<string, Field>>>> = {
  switches: { on: isSwitch },
  vouchers: {
    name: isLine,
    percent: (value) => value === null || isBetween(1, 100)(value),
    valid_from: isDay,
    valid_until: isDay,
    usage: (value) =>
      ['single-use', 'multi-use', 'once-per-customer'].some((usage) => usage === value),
  },
  stock: { pieces: isBetween(0, 100_000) },
  launches: { date: isDay, title_en: isLine, title_de: isLine, text_en: isText, text_de: isText },
  certificates: {
    used: isSwitch,
    name_en: isLine,
    name_de: isLine,
    text_en: isText,
    text_de: isText,
    issuer: isLine,
    number: (value) => typeof value === 'string' && value.length <= 60,
    link: (value) => typeof value === 'string' && /^(https:\/\/[a-z0-9]|\/(?!\/))/.test(value),
    last_day: isDay,
    emblem: (value) => certificateEmblems.some((emblem) => emblem === value),
    sample: isSwitch,
  },
  naming: {
    pattern: isLine,
    name_en: isLine,
    name_de: isLine,
    priority: isBetween(0, 1_000),
    used: isSwitch,
  },
  imports: {
    used: isSwitch,
    shop_pays: isSwitch,
    duty_knitted: isRate,
    duty_woven: isRate,
    duty_headwear: isRate,
    duty_rest: isRate,
    import_tax: isRate,
    currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
    duty_free: isBetween(0, 10_000_000),
    tax_free: isBetween(0, 10_000_000),
    with_shipping: isSwitch,
  },
  exchange: {
    per_euro: (value) => typeof value === 'string' && /^\d{1,6}(?:[.,]\d{1,4})?$/.test(value),
  },
};

const growing: readonly ShopTable[] = ['vouchers', 'certificates', 'naming', 'imports', 'exchange'];

const mails: readonly ShopMail[] = [
  { name: 'order-receipt', title: 'Receipt of an order' },
  { name: 'welcome', title: 'Welcome' },
];

const sorted = (value: ShopValue | null): string =>
  JSON.stringify(value && Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The clock does not advance. */
export class InMemoryShopData implements ShopData {
  /** The refusal of every call; null for none. */
  refusal: ShopDataRefused | null = null;
  readonly #rows: Map<ShopTable, readonly ShopRow[]>;
  readonly #given: Readonly<Partial<Record<ShopTable, readonly ShopRow[]>>>;
  readonly #pieces: readonly NameablePiece[];
  readonly #by: string;
  readonly #now: string;
  #changes: readonly { readonly name: string; readonly change: ShopChange }[] = [];
  readonly #previews = new Map<string, { readonly key: string; readonly value: ShopValue }>();

  constructor(
    rows: Readonly<Partial<Record<ShopTable, readonly ShopRow[]>>>,
    {
      pieces = [],
      by = 'staff@example.test',
      now = '2026-01-01T00:00:00.000Z',
    }: {
      readonly pieces?: readonly NameablePiece[];
      readonly by?: string;
      readonly now?: string;
    } = {},
  ) {
    this.#given = rows;
    this.#rows = new Map(Object.entries(rows) as [ShopTable, readonly ShopRow[]][]);
    this.#pieces = pieces;
    this.#by = by;
    this.#now = now;
  }

  readonly rows: ShopData['rows'] = async (table, search) => {
    if (this.refusal) return err(this.refusal);
    const rows = this.#rowsOf(table);
    // Without a search, only changed texts are listed.
    if (isTextTable(table) && search.trim() === '')
      return ok(
        rows.filter(({ key, value }) => sorted(value) !== sorted(this.#givenTo(table, key))),
      );
    const words = search.toLowerCase().split(/\s+/);
    const textOf = ({ key, title, value }: ShopRow): string =>
      [key, title, ...(isTextTable(table) ? Object.values(value) : [])].join(' ').toLowerCase();
    return ok(rows.filter((row) => words.every((word) => textOf(row).includes(word))));
  };

  readonly change: ShopData['change'] = async (table, key, { before, after, reason: why }) => {
    if (this.refusal) return err(this.refusal);
    const reason = checkReason(why);
    const fields = [...this.#refusedFields(table, key, after), ...(reason.ok ? [] : ['reason'])];
    if (fields.length > 0 || !reason.ok) return this.#invalid(fields);
    const now = this.#rowsOf(table).find((row) => row.key === key) ?? null;
    if (sorted(now?.value ?? null) !== sorted(before)) return err({ kind: 'row-changed', now });
    if (!now && !growing.includes(table)) return err({ kind: 'row-not-found' });
    if (!now && after.percent === null) return this.#invalid(['percent']);
    const row = { key, title: now?.title ?? key, value: after };
    this.#rows.set(
      table,
      now
        ? this.#rowsOf(table).map((each) => (each === now ? row : each))
        : [...this.#rowsOf(table), row],
    );
    const change = {
      id: this.#changes.length + 1,
      at: this.#now,
      by: this.#by,
      reason: reason.value,
      before: now?.value ?? null,
      after,
    };
    this.#changes = [{ name: `${table} ${key}`, change }, ...this.#changes];
    return ok(row);
  };

  readonly previewNames: ShopData['previewNames'] = async (key, after) => {
    if (this.refusal) return err(this.refusal);
    const fields = this.#refusedFields('naming', key, after);
    if (fields.length > 0) return this.#invalid(fields);
    const rows = this.#rowsOf('naming');
    const wanted = [...rows.filter((row) => row.key !== key), { key, title: key, value: after }];
    const meant = [...rows.filter((row) => row.key === key).map(({ value }) => value), after];
    return ok(
      this.#pieces
        .filter((piece) => meant.some((rule) => this.#isNamedBy(rule, piece)))
        .map((piece) => {
          const { type, variantId, title } = piece;
          return {
            type,
            variantId,
            title,
            before: this.#nameOf(piece, rows),
            after: this.#nameOf(piece, wanted),
          };
        }),
    );
  };

  readonly previewText: ShopData['previewText'] = async (key, after) => {
    if (this.refusal) return err(this.refusal);
    const table = this.#givenTo('mails', key) ? 'mails' : 'texts';
    if (!this.#givenTo(table, key)) return err({ kind: 'row-not-found' });
    const fields = this.#refusedFields(table, key, after);
    if (fields.length > 0) return this.#invalid(fields);
    const name = `text-${this.#previews.size + 1}`;
    this.#previews.set(name, { key, value: after });
    return ok({ name, path: '/' });
  };

  readonly mails: ShopData['mails'] = async () => (this.refusal ? err(this.refusal) : ok(mails));

  /** Each mail contains all of its texts. */
  readonly mail: ShopData['mail'] = async (name, preview) => {
    if (this.refusal) return err(this.refusal);
    if (!mails.some((mail) => mail.name === name)) return err({ kind: 'row-not-found' });
    const rows = this.#rowsOf('mails');
    const shown = this.#previews.get(preview ?? '');
    const words = (locale: Locale): string =>
      rows
        .map(({ key, value }) => String((key === shown?.key ? shown.value : value)[locale]))
        .join('\n');
    return ok({
      rows,
      letters: inEachLocale((locale) => ({ subject: rows[0]?.title ?? '', text: words(locale) })),
    });
  };

  readonly history: ShopData['history'] = async (table, key) =>
    this.refusal
      ? err(this.refusal)
      : ok(
          this.#changes.flatMap(({ name, change }) => (name === `${table} ${key}` ? [change] : [])),
        );

  #rowsOf(table: ShopTable): readonly ShopRow[] {
    return this.#rows.get(table) ?? [];
  }

  #givenTo(table: ShopTable, key: string): ShopValue | null {
    return this.#given[table]?.find((row) => row.key === key)?.value ?? null;
  }

  #invalid(fields: readonly string[]): Result<never, ShopDataRefused> {
    return err({
      kind: 'row-invalid',
      fields: Object.fromEntries(fields.map((field) => [field, ['Not as it is needed.']])),
    });
  }

  /** Invalid fields of a row; `row` if the row does not exist. */
  #refusedFields(table: ShopTable, key: string, value: ShopValue): readonly string[] {
    if (isTextTable(table)) {
      const given = this.#givenTo(table, key) ?? {};
      const isFit = (field: string): boolean =>
        checkChangedText(String(given[field]), String(value[field] ?? '')) === null;
      return Object.keys(given).filter((field) => !isFit(field));
    }
    const fields = fieldsOf[table];
    const wrong = Object.entries(fields).flatMap(([field, fits]) =>
      fits(value[field]) ? [] : [field],
    );
    const strange = Object.keys(value).some((field) => !(field in fields)) ? ['row'] : [];
    if (table !== 'naming' || wrong.length + strange.length > 0 || value.used === false)
      return [...wrong, ...strange];
    const isTwice = this.#rowsOf('naming').some(
      (row) => row.key !== key && row.value.used && row.value.pattern === value.pattern,
    );
    return isTwice || !this.#pieces.some((piece) => this.#isNamedBy(value, piece))
      ? ['pattern']
      : [];
  }

  #isNamedBy(rule: ShopValue, { typeTitle, title }: NameablePiece): boolean {
    return rule.used === true && matchesPattern(String(rule.pattern), `${typeTitle}, ${title.en}`);
  }

  #nameOf(piece: NameablePiece, rows: readonly ShopRow[]): Localized {
    const rules = rows.map(({ value }) => value).filter((value) => this.#isNamedBy(value, piece));
    const product = { slug: piece.type, variantTitle: `${piece.typeTitle}, ${piece.title.en}` };
    return inEachLocale((locale) => {
      const inLanguage = rules.map((rule) => ({
        pattern: String(rule.pattern),
        name: String(rule[`name_${locale}`]),
        priority: Number(rule.priority),
      }));
      return nameByRules(inLanguage, { ...product, name: piece.name[locale] });
    });
  }
}
