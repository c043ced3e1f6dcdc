import type { ReactNode } from 'react';
import { LayerFrame } from './LayerFrame.tsx';
import type { SidePanelProps } from './SidePanel.tsx';
import styles from './WideDialog.module.css';

const { place = '', veil = '', dialog = '', head = '', title = '' } = styles;
const look = { place, veil, surface: dialog, head, title };

/** A large dialog in the middle of the page, full screen on phones. Browser only. */
export const WideDialog = ({ children, footer, ...frame }: SidePanelProps): ReactNode => (
  <LayerFrame look={look} {...frame}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet of text alone is scrolled with the keyboard too. */}
    <div className={styles.body} tabIndex={0}>
      {children}
    </div>
    {footer && <footer className={styles.foot}>{footer}</footer>}
  </LayerFrame>
);
