import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
import { LayerFrame } from './LayerFrame.tsx';

const { place = '', veil = '', dialog = '', head = '', title = '' } = styles;
const look = { place, veil, surface: dialog, head, title };

type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A question or a short piece of information in the middle of the page, over everything else. For the browser alone. */
export const Dialog = (props: DialogProps): ReactNode => <LayerFrame look={look} {...props} />;
