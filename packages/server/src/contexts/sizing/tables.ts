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

export type SavedMeasurement = {
  readonly sizePropertyId: number;
  readonly value: number;
  readonly origin: MeasurementOrigin;
  /** The size from which it was converted. */
  readonly lookupSourceId: number | null;
};

export type LearnedFrom = { readonly orderNumber: string; readonly title: Localized };

export type SizingTables = {
  user_size: {
    id: GeneratedId;
    /** Exactly one of the two is set. */
    account_id: number | null;
    guest_key: string | null;
    title: string;
    size_type_id: number;
    wearer_id: number | null;
    /** 1 for the default of its wearer for its cut. Kept after removal, for restoring. */
    is_default: Generated<0 | 1>;
    standard_base: number | null;
    standard_length: SizeLength | null;
    cut_for: CutFor;
    measurements: JsonText<readonly SavedMeasurement[]>;
    asymmetry: JsonText<Asymmetry> | null;
    /** The customer's prefs, in the wire format. */
    preferences: JsonText<unknown> | null;
    created_at: Instant;
    design_version: SizeDesignVersion;
    /** The current version: starts at 1 and increases with each change. */
    version: number;
    saved_at: Instant;
    by_shop: Generated<0 | 1>;
    /** Deleted for its owner; basket lines and orders still refer to it. */
    deleted_at: Instant | null;
  };
  /**
   * A customer's other wearers; the row `self` has no name and stores the customer's own
   * settings. It is never listed.
   */
  wearer: {
    id: GeneratedId;
    account_id: number;
    name: string;
    kind: WearerKind | 'self';
    cut_for: CutFor | null;
    created_at: Instant;
    /** Removal time, shared by the sizes removed with the wearer. */
    removed_at: Instant | null;
  };
  /** Every version of every size, including the current one; rows are immutable. */
  user_size_version: {
    user_size_id: number;
    version: number;
    title: string;
    standard_base: number | null;
    standard_length: SizeLength | null;
    cut_for: CutFor;
    measurements: JsonText<readonly SavedMeasurement[]>;
    asymmetry: JsonText<Asymmetry> | null;
    preferences: JsonText<unknown> | null;
    design_version: SizeDesignVersion;
    saved_at: Instant;
    by_shop: Generated<0 | 1>;
    /** The worn garments it was learned from; null for other versions. */
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
