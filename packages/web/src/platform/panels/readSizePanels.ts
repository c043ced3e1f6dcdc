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

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const id = (value: string): readonly [id: number] | null => {
  const read = idOf(value);
  return read === null ? null : [read];
};

/** Without a value it is what most links mean (PANEL-03, PANEL-06). */
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

/**
 * The size panels, and what each is told by the value of its parameter, in that order (PANEL-01 … PANEL-08); null is a value that makes no sense, and opens nothing. What a panel is told is
 * written as `sizePanel` does.
 */
const readers = {
  'create-size': typeAndTab,
  'edit-size': id,
  'ideal-size': oneOf<IdealSizeMode>(['custom', 'standard-sizes'], 'custom'),
  'about-standard-sizes': (): readonly [] => [],
  'std-size-details': standardSize,
  // Without a mode it asks for a name; who is not signed in is asked for an account as well (SIZE-41).
  'save-size': oneOf<SaveSizeMode>(saveSizeModes, 'NameSize'),
  'size-basket-cta': id,
  'recommend-size': id,
} satisfies {
  readonly [Name in PanelName]?: (value: string) => readonly (string | number | null)[] | null;
};

export type SizePanelName = keyof typeof readers;
/** What a size panel is told. */
export type ToldTo<Name extends SizePanelName> = NonNullable<ReturnType<(typeof readers)[Name]>>;
/** A size panel as a query parameter opens it over the page. */
export type SizePanel = {
  [Name in SizePanelName]: { readonly name: Name; readonly told: ToldTo<Name> };
}[SizePanelName];

/** The size panels an address opens. */
export const readSizePanels = (query: URLSearchParams): readonly SizePanel[] =>
  (Object.keys(readers) as SizePanelName[]).flatMap((name) => {
    const value = query.get(name);
    const told = value === null ? null : readers[name](value);
    return told ? [{ name, told } as SizePanel] : [];
  });
