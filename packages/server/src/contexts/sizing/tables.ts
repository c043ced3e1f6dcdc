import type { Localized } from '@tailorbird/domain/kernel';
import type {
  Asymmetry,
  CutFor,
  MeasurementOrigin,
  SizeDesignVersion,
  SizeLength,
  WearerKind,
} from '@tailorbird/domain/sizing';
import type { Generated } from 'kysely';
import type { GeneratedId, Instant, JsonText } from '../../platform/database/columns.ts';

/** A measurement as it was when the size was saved; centimetres. */
export type SavedMeasurement = {
  readonly sizePropertyId: number;
  readonly value: number;
  readonly origin: MeasurementOrigin;
  /** The size it was converted from. */
  readonly lookupSourceId: number | null;
};

/** A garment of which the fit was told: its order, and what the order calls it. */
export type LearnedFrom = { readonly orderNumber: string; readonly title: Localized };

export type SizingTables = {
  user_size: {
    id: GeneratedId;
    /** One of the two owns it. */
    account_id: number | null;
    guest_key: string | null;
    title: string;
    size_type_id: number;
    /** Whose it is; null is its owner's own. */
    wearer_id: number | null;
    /** 1 where it is the default of its wearer among those of its cut. Kept while it is removed, so that it comes back as what it was. */
    is_default: Generated<0 | 1>;
    /** Set when it was made from a standard size. */
    standard_base: number | null;
    standard_length: SizeLength | null;
    /** For whose body it is cut. */
    cut_for: CutFor;
    measurements: JsonText<readonly SavedMeasurement[]>;
    /** How the sides of the body differ; null where they are alike. */
    asymmetry: JsonText<Asymmetry> | null;
    /** What the customer said about their body and taste, as the wire has it. */
    preferences: JsonText<unknown> | null;
    created_at: Instant;
    /** Which design of the size model computed it (SIZE-15). */
    design_version: SizeDesignVersion;
    /** The one this row is: 1, and one more for each change. */
    version: number;
    saved_at: Instant;
    /** 1 where somebody who works in the shop saved this version for its owner. */
    by_shop: Generated<0 | 1>;
    /** Deleted for its owner; basket lines and orders still know what it was. */
    deleted_at: Instant | null;
  };
  /** For whom customers keep sizes beside themselves; the row `self`, without a name, holds what is kept of the customer as a wearer, and is in no list. */
  wearer: {
    id: GeneratedId;
    account_id: number;
    name: string;
    kind: WearerKind | 'self';
    /** For whose body their garments are cut; null while nobody said. */
    cut_for: CutFor | null;
    created_at: Instant;
    /** Off the list, with the sizes that were removed in the same moment. */
    removed_at: Instant | null;
  };
  /** Every version of every size, the current one too; a row is never changed. */
  user_size_version: {
    user_size_id: number;
    version: number;
    title: string;
    standard_base: number | null;
    standard_length: SizeLength | null;
    /** For whose body it is cut. */
    cut_for: CutFor;
    measurements: JsonText<readonly SavedMeasurement[]>;
    /** How the sides of the body differ; null where they are alike. */
    asymmetry: JsonText<Asymmetry> | null;
    preferences: JsonText<unknown> | null;
    design_version: SizeDesignVersion;
    saved_at: Instant;
    /** 1 where somebody who works in the shop saved it for its owner. */
    by_shop: Generated<0 | 1>;
    /** The worn garments it was learned from; null for a version somebody made otherwise. */
    learned_from: JsonText<readonly LearnedFrom[]> | null;
  };
};

declare module '../../platform/database/schema.ts' {
  interface Schema extends SizingTables {}
}

export const sizingSchema = `
create table wearer (
  id {id},
  account_id bigint not null references account (id) on delete cascade,
  name text not null,
  kind text not null,
  created_at text not null,
  removed_at text,
  cut_for text
);
create index wearer_account on wearer (account_id);
create index wearer_age on wearer (removed_at);

create table user_size (
  id {id},
  account_id bigint references account (id),
  guest_key text,
  title text not null,
  size_type_id bigint not null,
  standard_base integer,
  standard_length text,
  measurements text not null,
  asymmetry text,
  preferences text,
  created_at text not null,
  deleted_at text,
  design_version text not null,
  version integer not null,
  saved_at text not null,
  wearer_id bigint references wearer (id) on delete set null,
  cut_for text not null,
  is_default integer not null default 0,
  by_shop integer not null default 0
);
create index user_size_account on user_size (account_id);
create index user_size_guest on user_size (guest_key);
create index user_size_use on user_size (wearer_id);
create index user_size_age on user_size (saved_at);
create index user_size_gone on user_size (deleted_at);

create table user_size_version (
  user_size_id bigint not null references user_size (id) on delete cascade,
  version integer not null,
  title text not null,
  standard_base integer,
  standard_length text,
  measurements text not null,
  asymmetry text,
  preferences text,
  design_version text not null,
  saved_at text not null,
  learned_from text,
  cut_for text not null,
  by_shop integer not null default 0,
  constraint user_size_version_key primary key (user_size_id, version)
);
`;
