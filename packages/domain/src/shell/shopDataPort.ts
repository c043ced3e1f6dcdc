import type { Locale, Localized, Result } from '../kernel/index.ts';

/** What those who run the shop can change of it. `stock` may be changed by stores too. */
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

/** A row of such a table, by field. */
export type ShopValue = Readonly<Record<string, string | number | boolean | null>>;

export type ShopRow = { readonly key: string; readonly title: string; readonly value: ShopValue };

/** What a row was, and became. */
export type ShopChange = {
  readonly id: number;
  /** ISO 8601 instant. */
  readonly at: string;
  /** Address of who changed it; null when their account is gone. */
  readonly by: string | null;
  readonly reason: string;
  /** Null for a row that was new. */
  readonly before: ShopValue | null;
  readonly after: ShopValue;
};

export type ShopDataRefused =
  | { readonly kind: 'permission-denied' }
  | { readonly kind: 'row-not-found' }
  /** By field, in the reader's language. */
  | { readonly kind: 'row-invalid'; readonly fields: Readonly<Record<string, readonly string[]>> }
  /** Somebody else was quicker: what it is now. */
  | { readonly kind: 'row-changed'; readonly now: ShopRow | null }
  | { readonly kind: 'unreachable' };

/** A variant a naming rule is about: where it is designed, its color and properties, and what it is called before and after a change. */
export type NamedVariant = {
  readonly type: string;
  readonly variantId: string;
  readonly title: Localized;
  readonly before: Localized;
  readonly after: Localized;
};

/** A mail the shop writes to customers, however often it is sent: its name, and what staff call it. */
export type ShopMail = { readonly name: string; readonly title: string };

/** A mail as it is written to customers, and the rows of its texts in the order in which it says them. */
export type MailToChange = {
  readonly rows: readonly ShopRow[];
  readonly letters: Readonly<Record<Locale, { readonly subject: string; readonly text: string }>>;
};

/** Port: what of the shop can be changed while it is open, with its history. */
export type ShopData = {
  readonly rows: (
    table: ShopTable,
    search: string,
  ) => Promise<Result<readonly ShopRow[], ShopDataRefused>>;
  /** `before` is what was seen when the change was begun, null for a new row: what is something else by now is not overwritten. */
  readonly change: (
    table: ShopTable,
    key: string,
    change: {
      readonly before: ShopValue | null;
      readonly after: ShopValue;
      readonly reason: string;
    },
  ) => Promise<Result<ShopRow, ShopDataRefused>>;
  /** Which variants a naming rule would name. Nothing is changed. */
  readonly previewNames: (
    key: string,
    after: ShopValue,
  ) => Promise<Result<readonly NamedVariant[], ShopDataRefused>>;
  /** Keeps a text as it would be for an hour, for pages that are opened with its name; `path` is one where it stands. */
  readonly previewText: (
    key: string,
    after: ShopValue,
  ) => Promise<Result<{ readonly name: string; readonly path: string }, ShopDataRefused>>;
  /** Every mail there is. */
  readonly mails: () => Promise<Result<readonly ShopMail[], ShopDataRefused>>;
  /** A mail with sample data: as it is now, or with the text that is kept under the name of a preview. */
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
