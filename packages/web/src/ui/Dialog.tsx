import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { LayerFrame } from './LayerFrame.tsx';

const { place = '', veil = '', dialog = '', head = '', title = '' } = styles;
const look = { place, veil, surface: dialog, head, title };

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A question or short message above the page. Browser only. */
export const Dialog = ({ children, footer, ...frame }: DialogProps): ReactNode => (
  <LayerFrame look={look} {...frame}>
    {children}
    {footer}
  </LayerFrame>
);
