import type { ReactNode } from 'react';
import { LayerFrame } from './LayerFrame.tsx';
import styles from './SidePanel.module.css';

const { place = '', veil = '', panel = '', white = '', head = '', title = '' } = styles;
const look = { place, veil, surface: panel, head, title };
const whiteLook = { ...look, surface: `${panel} ${white}` };

export type SidePanelProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly isLocked?: boolean;
  /** Left of the title, such as a back button. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  readonly footer?: ReactNode;
  /** White instead of paper background (SIZE-01). */
  readonly isWhite?: boolean;
};

/**
 * Panel at the right side of the page. Browser only: open it after hydration
 * (PANEL-13, SHELL-32).
 */
export const SidePanel = ({
  children,
  footer,
  isWhite = false,
  ...frame
}: SidePanelProps): ReactNode => (
  <LayerFrame look={isWhite ? whiteLook : look} {...frame}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone is scrolled with the keyboard too. */}
    <div className={styles.body} tabIndex={0}>
      {children}
    </div>
    {footer && <footer className={styles.foot}>{footer}</footer>}
  </LayerFrame>
);
