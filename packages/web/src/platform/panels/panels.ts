/*
 * Panels open through the query of a page: `?basket`, `?auth=sign-in`, `?create-size=3,custom`
 * (PANEL-01 to PANEL-08, PANEL-12, AUTH-07). The address is their state. `readPanels.ts` parses
 * their values and loads with the first panel.
 */
import type { PanelName } from '@tailorbird/domain/shell';
import { useCallback, useMemo } from 'react';
import { useQuery } from '../navigation/useQuery.ts';
import { value } from '../services/token.ts';
import { openPanelsIn } from './openPanelsIn.ts';
import type { PanelValues } from './readPanels.ts';

export type { PanelName };

export type PanelProps = { readonly onClose: () => void };

export type PanelValueProps<Name extends PanelName> = PanelProps & {
  readonly values: PanelValues<Name>;
};

const authParts = ['auth', 'auth-scope', 'auth-next', 'reset-password', 'social'];

/** Parameters that belong to a panel and are removed with it. */
const partsOf = (name: PanelName): readonly string[] => (name === 'auth' ? authParts : [name]);

/** A panel with its state in the query, such as `{ 'create-size': '3,custom' }`. */
export type PanelState = {
  readonly name: PanelName;
  readonly query?: Readonly<Record<string, string>>;
};

export type PanelsChange = {
  readonly close?: readonly PanelName[];
  readonly open?: PanelState;
  /** Other parameters of the page, such as `sizeId`. */
  readonly set?: Readonly<Record<string, string>>;
};

/** The query after a change; other parameters stay. */
export const withPanelsChanged = (
  query: URLSearchParams,
  { close = [], open, set = {} }: PanelsChange,
): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of close) for (const part of partsOf(name)) next.delete(part);
  for (const [key, value] of Object.entries(set)) next.set(key, value);
  if (open) {
    const { name, query: state = { [name]: '' } } = open;
    for (const part of partsOf(name)) next.delete(part);
    for (const [key, value] of Object.entries(state)) next.append(key, value);
  }
  return next;
};

type Show = (panel: PanelName | PanelState, query?: Readonly<Record<string, string>>) => void;

const stateOf = (
  panel: PanelName | PanelState,
  query?: Readonly<Record<string, string>>,
): PanelState => (typeof panel === 'string' ? { name: panel, ...(query && { query }) } : panel);

export type Panels = {
  readonly open: PanelName | null;
  /**
   * Opens a panel in place of any other. An open one gets the new value and keeps the panels
   * below.
   */
  readonly show: Show;
  /** Opens a panel above the open ones, which show again when it closes. */
  readonly stack: Show;
  readonly close: (name?: PanelName) => void;
  /** Several changes in one history step. Replaces the URL if it opens no panel. */
  readonly change: (change: PanelsChange) => void;
};

const changeToShow = (query: URLSearchParams, panel: PanelState): PanelsChange => {
  const open = openPanelsIn(query);
  const place = open.indexOf(panel.name);
  return { close: place < 0 ? open : open.slice(place), open: panel };
};

/** Opens and closes panels. Opening one is a step in the history, so that going back closes it. */
export const usePanels = (): Panels => {
  const [query, setQuery] = useQuery();
  const change = useCallback(
    (of: (current: URLSearchParams) => PanelsChange, replace: boolean) =>
      setQuery((current) => withPanelsChanged(current, of(current)), { replace }),
    [setQuery],
  );
  const open = openPanelsIn(query).at(-1) ?? null;
  return useMemo(
    () => ({
      open,
      show: (panel, state) =>
        change((current) => changeToShow(current, stateOf(panel, state)), false),
      stack: (panel, state) => change(() => ({ open: stateOf(panel, state) }), false),
      close: (name) =>
        change((current) => ({ close: name ? [name] : openPanelsIn(current) }), true),
      change: (wanted) => change(() => wanted, wanted.open === undefined),
    }),
    [open, change],
  );
};

export const PreparePanelT = value<(name: PanelName) => void>('PreparePanel');
