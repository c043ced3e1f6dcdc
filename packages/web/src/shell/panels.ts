import { parseSizeRef } from '@tailorbird/domain/sizing';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../router.ts';

/**
 * Panels that open over a page through its query: `?basket`, `?auth=sign-in`, `?about-standard-sizes`, `?std-size-details=7R` (PANEL-04, PANEL-05,
 * PANEL-12, AUTH-07). The address is their state.
 */
export const panelNames = ['basket', 'auth', 'about-standard-sizes', 'std-size-details'] as const;
export type PanelName = (typeof panelNames)[number];

/** What the content of a panel is given. */
export type PanelProps = { readonly onClose: () => void };

/** Query names that belong to a panel and go with it. */
const companions: Readonly<Record<PanelName, readonly string[]>> = {
  basket: [],
  auth: ['auth-scope', 'auth-next', 'reset-password'],
  'about-standard-sizes': [],
  'std-size-details': [],
};

/** A size that is none opens no panel (decisions 21). */
const isMeant = (query: URLSearchParams, name: PanelName): boolean =>
  name !== 'std-size-details' || parseSizeRef(query.get(name) ?? '')?.kind === 'standard';

const isOpenIn = (query: URLSearchParams, name: PanelName): boolean =>
  (query.has(name) && isMeant(query, name)) || companions[name].some((companion) => companion === 'reset-password' && query.has(companion));

/** The panel that is open in this query; the first one when there are several. */
export const openPanelIn = (query: URLSearchParams): PanelName | null => panelNames.find((name) => isOpenIn(query, name)) ?? null;

const without = (query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of panelNames) for (const part of [name, ...companions[name]]) next.delete(part);
  return next;
};

export type Panels = {
  readonly open: PanelName | null;
  /** Opens a panel in place of any other. `query` is its state, such as `{ auth: 'sign-in' }`. */
  readonly show: (name: PanelName, query?: Readonly<Record<string, string>>) => void;
  readonly close: () => void;
};

/** Opens and closes panels. Opening one is a step in the history, so that going back closes it. */
export const usePanels = (): Panels => {
  const [query, setQuery] = useSearchParams();
  const show = useCallback<Panels['show']>(
    (name, state = { [name]: '' }) => {
      setQuery(
        (current) => {
          const next = without(current);
          for (const [key, value] of Object.entries(state)) next.set(key, value);
          return next;
        },
        { preventScrollReset: true },
      );
    },
    [setQuery],
  );
  const close = useCallback(() => setQuery(without, { preventScrollReset: true, replace: true }), [setQuery]);
  const open = openPanelIn(query);
  return useMemo(() => ({ open, show, close }), [open, show, close]);
};
