import { unreachable } from '../kernel/index.ts';
import {
  type CreateSizeTab,
  formatStandardSize,
  type IdealSizeMode,
  parseSizeRef,
  type SaveSizeMode,
  type StandardSize,
  saveSizeModes,
} from '../sizing/index.ts';

/** A panel that a query parameter opens over the page (PANEL-01 … PANEL-10, decisions 21 and 23). */
export type Panel =
  | { readonly name: 'create-size'; readonly sizeTypeId: number; readonly tab: CreateSizeTab | null }
  | { readonly name: 'edit-size'; readonly userSizeId: number }
  | { readonly name: 'ideal-size'; readonly mode: IdealSizeMode }
  | { readonly name: 'about-standard-sizes' }
  | { readonly name: 'std-size-details'; readonly size: StandardSize }
  | { readonly name: 'save-size'; readonly mode: SaveSizeMode }
  | { readonly name: 'size-basket-cta'; readonly userSizeId: number }
  | { readonly name: 'recommend-size'; readonly sizeTypeId: number }
  /** Opens once and takes its parameter off again (PANEL-11). */
  | { readonly name: 'open-support-chat'; readonly messenger: 'human' | 'ai' };
export type PanelName = Panel['name'];

export const panelNames: readonly PanelName[] = [
  'create-size',
  'edit-size',
  'ideal-size',
  'about-standard-sizes',
  'std-size-details',
  'save-size',
  'size-basket-cta',
  'recommend-size',
  'open-support-chat',
];

/** PANEL-10: the value that names the human messenger. */
export const humanMessengerName = 'dixa';

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The panel a parameter's value opens; null when the value makes no sense (decisions 21). */
const parsePanel = (name: PanelName, value: string): Panel | null => {
  switch (name) {
    case 'create-size': {
      const match = /^([^,]*)(?:,(custom|standard))?$/.exec(value);
      const sizeTypeId = idOf(match?.[1] ?? '');
      return sizeTypeId === null ? null : { name, sizeTypeId, tab: (match?.[2] as CreateSizeTab | undefined) ?? null };
    }
    case 'edit-size':
    case 'size-basket-cta': {
      const userSizeId = idOf(value);
      return userSizeId === null ? null : { name, userSizeId };
    }
    case 'recommend-size': {
      const sizeTypeId = idOf(value);
      return sizeTypeId === null ? null : { name, sizeTypeId };
    }
    case 'ideal-size':
      // Without a value it is what most links mean (PANEL-03).
      return value === 'custom' || value === '' ? { name, mode: 'custom' } : value === 'standard-sizes' ? { name, mode: value } : null;
    case 'about-standard-sizes':
      return { name };
    case 'std-size-details': {
      const ref = parseSizeRef(value);
      return ref?.kind === 'standard' ? { name, size: { base: ref.base, length: ref.length } } : null;
    }
    case 'save-size': {
      // Without a value it asks for a name; who is not signed in is asked for an account as well (PANEL-06, SIZE-41).
      const mode = value === '' ? 'NameSize' : saveSizeModes.find((each) => each === value);
      return mode ? { name, mode } : null;
    }
    case 'open-support-chat':
      return { name, messenger: value === humanMessengerName ? 'human' : 'ai' };
    default:
      return unreachable(name);
  }
};

/** A panel's parameter and value. */
export const panelParameter = (panel: Panel): readonly [name: PanelName, value: string] => {
  switch (panel.name) {
    case 'create-size':
      return [panel.name, panel.tab === null ? String(panel.sizeTypeId) : `${panel.sizeTypeId},${panel.tab}`];
    case 'edit-size':
    case 'size-basket-cta':
      return [panel.name, String(panel.userSizeId)];
    case 'recommend-size':
      return [panel.name, String(panel.sizeTypeId)];
    case 'ideal-size':
    case 'save-size':
      return [panel.name, panel.mode];
    case 'about-standard-sizes':
      return [panel.name, ''];
    case 'std-size-details':
      return [panel.name, formatStandardSize(panel.size)];
    case 'open-support-chat':
      return [panel.name, panel.messenger === 'human' ? humanMessengerName : 'ai'];
    default:
      return unreachable(panel);
  }
};

/** A query as pairs in order, as `URLSearchParams` iterates. */
export type QueryPairs = Iterable<readonly [string, string]>;

/**
 * The panels an address opens, in their own order, and the parameters to take off it: those whose value opens nothing, and the chat's, which opens once
 * (PANEL-11). Everything else in the query is left alone.
 */
export const readPanels = (query: QueryPairs): { readonly open: readonly Panel[]; readonly strip: readonly PanelName[] } => {
  const first = new Map<string, string>();
  for (const [name, value] of query) if (!first.has(name)) first.set(name, value);
  const open: Panel[] = [];
  const strip: PanelName[] = [];
  for (const name of panelNames) {
    const value = first.get(name);
    if (value === undefined) continue;
    const panel = parsePanel(name, value);
    if (panel) open.push(panel);
    if (!panel || name === 'open-support-chat') strip.push(name);
  }
  return { open, strip };
};

/** A query with a panel opened, once; other parameters stay (PANEL-09). */
export const withPanel = (query: QueryPairs, panel: Panel): readonly (readonly [string, string])[] => [
  ...withoutParameters(query, [panel.name]),
  panelParameter(panel),
];

/** A query without some parameters: a closed panel, `_scy` (SHELL-31), `social_auth` (AUTH-12). */
export const withoutParameters = (query: QueryPairs, names: readonly string[]): readonly (readonly [string, string])[] =>
  [...query].filter(([name]) => !names.includes(name));

/** SHELL-31: taken off the address on arrival. */
export const arrivalFlag = '_scy';

/** PANEL-13: width of a side panel in pixels, by the width of the viewport; all of it on phones (decisions 22). */
export const sidePanelWidth = (viewport: number): number => {
  if (viewport < 768) return viewport;
  if (viewport <= 1200) return viewport / 2;
  return viewport * (viewport >= 2200 ? 0.25 : 0.3395455);
};
