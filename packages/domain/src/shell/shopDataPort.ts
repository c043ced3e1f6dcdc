import type { Locale, Localized, Result } from '../kernel/index.ts';

/** Tables that staff can edit. Stores can edit `stock` too. */
export const shopTables = [
  'switches',
  'vouchers',
  'stock',
  'launches',
  'certificates',
  'naming',
  'imports',
  'exchange',
  'texts',
  'mails',
] as const;
export type ShopTable = (typeof shopTables)[number];

/** A row of a table, by field. */
export type ShopValue = Readonly<Record<string, string | number | boolean | null>>;

export type ShopRow = { readonly key: string; readonly title: string; readonly value: ShopValue };

export type ShopChange = {
  readonly id: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Email address of the editor; null if the account is gone. */
  readonly by: string | null;
  readonly reason: string;
  /** Null for a new row. */
  readonly before: ShopValue | null;
  readonly after: ShopValue;
};

export type ShopDataRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'row-not-found' }
  /** Messages by field, in the reader's language. */
  | { readonly kind: 'row-invalid'; readonly fields: Readonly<Record<string, readonly string[]>> }
  /** Another user changed the row; `now` is its current value. */
  | { readonly kind: 'row-changed'; readonly now: ShopRow | null }
  | { readonly kind: 'unreachable' };

/**
 * A variant that a naming rule matches: its URL, color and properties, and its name before and
 * after.
 */
export type NamedVariant = {
  readonly type: string;
  readonly variantId: string;
  readonly title: Localized;
  readonly before: Localized;
  readonly after: Localized;
};

export type ShopMail = { readonly name: string; readonly title: string };

/** A rendered mail and the rows of its texts, in their order. */
export type MailToChange = {
  readonly rows: readonly ShopRow[];
  readonly letters: Readonly<Record<Locale, { readonly subject: string; readonly text: string }>>;
};

/** Port: shop data that can be edited while the shop runs, with its history. */
export type ShopData = {
  readonly rows: (
    table: ShopTable,
    search: string,
  ) => Promise<Result<readonly ShopRow[], ShopDataRefused>>;
  /**
   * `before` is the value shown to the editor, null for a new row; a row that has changed since
   * is not overwritten.
   */
  readonly change: (
    table: ShopTable,
    key: string,
    change: {
      readonly before: ShopValue | null;
      readonly after: ShopValue;
      readonly reason: string;
    },
  ) => Promise<Result<ShopRow, ShopDataRefused>>;
  /** The variants that a naming rule would rename, without changing anything. */
  readonly previewNames: (
    key: string,
    after: ShopValue,
  ) => Promise<Result<readonly NamedVariant[], ShopDataRefused>>;
  /**
   * Stores a text for an hour, for pages opened with its name; `path` is a page that shows it.
   */
  readonly previewText: (
    key: string,
    after: ShopValue,
  ) => Promise<Result<{ readonly name: string; readonly path: string }, ShopDataRefused>>;
  readonly mails: () => Promise<Result<readonly ShopMail[], ShopDataRefused>>;
  /** A mail with sample data, in its current form or with the text of a preview. */
  readonly mail: (
    name: string,
    preview: string | null,
  ) => Promise<Result<MailToChange, ShopDataRefused>>;
  /** Newest first. */
  readonly history: (
    table: ShopTable,
    key: string,
  ) => Promise<Result<readonly ShopChange[], ShopDataRefused>>;
};
