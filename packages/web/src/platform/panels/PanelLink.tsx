import type { MouseEvent, ReactNode } from 'react';
import { LocalLink, type LocalLinkProps } from '../navigation/links.tsx';
import { openPanelsIn } from './openPanelsIn.ts';
import { usePanels } from './panels.ts';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

type PanelLinkProps = LocalLinkProps & {
  /** Query that opens a panel instead of the page `to`. */ readonly panel?: string | undefined;
};

/**
 * Link to a page, or to a panel of this page by a query alone, which keeps the rest of
 * the address. Without a script it leads to the query or to the equivalent page.
 */
export const PanelLink = ({ to, panel = to, onClick, ...props }: PanelLinkProps): ReactNode => {
  const { show } = usePanels();
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!panel.startsWith('?') || event.defaultPrevented || opensElsewhere(event)) return;
    const query = new URLSearchParams(panel);
    const [name] = openPanelsIn(query);
    if (!name) return;
    event.preventDefault();
    show(name, Object.fromEntries(query));
  };
  return <LocalLink to={to} preventScrollReset={to.startsWith('?')} onClick={open} {...props} />;
};
