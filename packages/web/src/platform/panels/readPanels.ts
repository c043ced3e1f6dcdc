import type { PanelName } from '@tailorbird/domain/shell';
import {
  type CreateSizeTab,
  formatStandardSize,
  type IdealSizeMode,
  parseSizeRef,
  type SaveSizeMode,
  saveSizeModes,
  standardSizeOf,
} from '@tailorbird/domain/sizing';
import { type AuthPanel, parseAuthPanel } from './authPanel.ts';
import { openPanelsIn } from './openPanelsIn.ts';
import { promises } from './promises.ts';

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const id = (value: string): readonly [id: number] | null => {
  const read = idOf(value);
  return read === null ? null : [read];
};

const flag = (value: string): readonly [] | null => (value === '' ? [] : null);

/** One of several words; an empty value means `meantMost` (PANEL-03, PANEL-06). */
const oneOf =
  <Mode extends string>(modes: readonly Mode[], meantMost: Mode) =>
  (value: string): readonly [mode: Mode] | null => {
    const mode = modes.find((each) => each === (value || meantMost));
    return mode === undefined ? null : [mode];
  };

const typeAndTab = (
  value: string,
): readonly [sizeTypeId: number, tab: CreateSizeTab | null] | null => {
  const match = /^([^,]*)(?:,(custom|standard))?$/.exec(value);
  const sizeTypeId = idOf(match?.[1] ?? '');
  return sizeTypeId === null
    ? null
    : [sizeTypeId, (match?.[2] as CreateSizeTab | undefined) ?? null];
};

const standardSize = (value: string): readonly [size: string] | null => {
  const ref = parseSizeRef(value);
  return ref?.kind === 'standard' ? [formatStandardSize(standardSizeOf(ref))] : null;
};

const orderAndLine = (value: string): readonly [order: string, lineId: number] | null => {
  const [, order, line] = /^([A-Za-z0-9-]{1,32}),([1-9]\d{0,8})$/.exec(value) ?? [];
  return order && line ? [order, Number(line)] : null;
};

/**
 * Parsers of panel parameters (PANEL-01 to PANEL-08, AUTH-07). Each returns the panel's values,
 * or null for an unknown value, which opens no panel.
 */
const readers = {
  basket: flag,
  auth: (_value: string, query: URLSearchParams): readonly [panel: AuthPanel] | null => {
    const panel = parseAuthPanel(query);
    return panel && [panel];
  },
  reviews: flag,
  'create-size': typeAndTab,
  'edit-size': id,
  'ideal-size': oneOf<IdealSizeMode>(['custom', 'standard-sizes'], 'custom'),
  'about-standard-sizes': flag,
  'std-size-details': standardSize,
  // Asks for a name by default; guests are also asked to create an account (SIZE-41).
  'save-size': oneOf<SaveSizeMode>(saveSizeModes, 'NameSize'),
  'size-basket-cta': id,
  'recommend-size': id,
  'item-details': id,
  'mini-designer': id,
  'change-piece': orderAndLine,
  info: oneOf(promises, promises[0]),
  'us-tariffs': flag,
  'consent-settings': flag,
} satisfies {
  readonly [Name in PanelName]: (
    value: string,
    query: URLSearchParams,
  ) => readonly (string | number | AuthPanel | null)[] | null;
};

export type PanelValues<Name extends PanelName> = NonNullable<ReturnType<(typeof readers)[Name]>>;
/** Panels about sizes, whose titles are in the sizing texts. */
export type SizePanelName =
  | 'create-size'
  | 'edit-size'
  | 'ideal-size'
  | 'about-standard-sizes'
  | 'std-size-details'
  | 'save-size'
  | 'size-basket-cta'
  | 'recommend-size';
export type Panel = {
  [Name in PanelName]: { readonly name: Name; readonly values: PanelValues<Name> };
}[PanelName];

/** Panels of a query, bottom first; those with unknown values are omitted. */
export const readPanels = (query: URLSearchParams): readonly Panel[] =>
  openPanelsIn(query).flatMap((name) => {
    const values = readers[name](query.get(name) ?? '', query);
    return values ? [{ name, values } as Panel] : [];
  });
