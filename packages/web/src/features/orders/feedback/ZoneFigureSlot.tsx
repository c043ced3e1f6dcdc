import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import styles from './ZoneFigure.module.css';
import type { ZoneFigureProps } from './ZoneFigure.tsx';

/** The drawing on which is said where a garment fits. It arrives after the list that says the same, and its room is kept. */
export const ZoneFigureSlot = lazyPart<ZoneFigureProps>(
  () => import('./ZoneFigure.tsx'),
  ['fitFeedback'],
  () => <div className={styles.room} aria-hidden="true" />,
);
