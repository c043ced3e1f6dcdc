import { type PanelName, panelNames } from '@tailorbird/domain/shell';

const panelOf = (key: string): PanelName | undefined =>
  key === 'reset-password' ? 'auth' : panelNames.find((name) => name === key);

/** Panels of a query, bottom first: each covers those before it (PANEL-09). */
export const openPanelsIn = (query: URLSearchParams): readonly PanelName[] => [
  ...new Set([...query.keys()].flatMap((key) => panelOf(key) ?? [])),
];
