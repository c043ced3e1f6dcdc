import {
  type Asymmetry,
  type CutFor,
  type SizeDesignVersion,
  type StandardSize,
  storedCutFor,
} from '@tailorbird/domain/sizing';
import type { Selectable } from 'kysely';
import { fromJson } from '../../../platform/database/columns.ts';
import type { LearnedFrom, SavedMeasurement, SizingTables } from '../tables.ts';

export type StoredContent = {
  readonly title: string;
  /** Set while it equals that standard size. */
  readonly standardSize: StandardSize | null;
  readonly cutFor: CutFor;
  readonly measurements: readonly SavedMeasurement[];
  /** Differences between the sides of the body; null if there are none. */
  readonly asymmetry?: Asymmetry | null;
  /** The customer's prefs, in the wire format. */
  readonly preferences: unknown;
};

export type StoredVersion = StoredContent & {
  readonly designVersion: SizeDesignVersion;
  readonly version: number;
  readonly savedAt: string;
  /** True if staff saved it for its owner. */
  readonly byShop: boolean;
  readonly learnedFrom: readonly LearnedFrom[];
};

export type StoredSize = StoredVersion & {
  readonly id: number;
  readonly sizeTypeId: number;
  readonly wearerId: number | null;
  readonly isDefault: boolean;
  readonly createdAt: string;
  readonly deletedAt: string | null;
};

type VersionColumns = Pick<
  Selectable<SizingTables['user_size_version']>,
  | 'version'
  | 'title'
  | 'cut_for'
  | 'standard_base'
  | 'standard_length'
  | 'measurements'
  | 'asymmetry'
  | 'preferences'
  | 'design_version'
  | 'saved_at'
  | 'by_shop'
> &
  Partial<Pick<Selectable<SizingTables['user_size_version']>, 'learned_from'>>;

export const toVersion = (row: VersionColumns): StoredVersion => ({
  title: row.title,
  standardSize:
    row.standard_base === null || row.standard_length === null
      ? null
      : {
          base: row.standard_base as StandardSize['base'],
          length: row.standard_length,
          ...storedCutFor(row.cut_for),
        },
  measurements: fromJson(row.measurements),
  asymmetry: row.asymmetry === null ? null : fromJson(row.asymmetry),
  cutFor: row.cut_for,
  preferences: row.preferences === null ? null : fromJson(row.preferences),
  designVersion: row.design_version,
  version: row.version,
  savedAt: row.saved_at,
  byShop: row.by_shop === 1,
  learnedFrom: row.learned_from ? fromJson(row.learned_from) : [],
});

export const toSize = (row: Selectable<SizingTables['user_size']>): StoredSize => ({
  ...toVersion(row),
  id: row.id,
  sizeTypeId: row.size_type_id,
  wearerId: row.wearer_id,
  isDefault: row.is_default === 1,
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
});
