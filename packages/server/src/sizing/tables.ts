import type { SizeLength } from '@tailorbird/domain/sizing';
import type { GeneratedId, Instant, JsonText } from '../database/columns.ts';

/** A measurement as it was when the size was saved; centimetres. */
export type SavedMeasurement = {
  readonly sizePropertyId: number;
  readonly value: number;
  readonly origin: 'standard' | 'lookup' | 'manual';
  readonly lookupSourceId: number | null;
};

export type SizingTables = {
  user_size: {
    id: GeneratedId;
    /** One of the two owns it. */
    account_id: number | null;
    guest_key: string | null;
    title: string;
    size_type_id: number;
    /** Set when it was made from a standard size. */
    standard_base: number | null;
    standard_length: SizeLength | null;
    measurements: JsonText<readonly SavedMeasurement[]>;
    /** What the customer said about their body and taste, as it came. */
    preferences: JsonText<unknown> | null;
    created_at: Instant;
    /** Deleted for its owner; basket lines and orders still know what it was. */
    deleted_at: Instant | null;
  };
};
