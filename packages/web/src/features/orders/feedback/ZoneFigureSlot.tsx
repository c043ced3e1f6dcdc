import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import styles from './ZoneFigure.module.css';
import type { ZoneFigureProps } from './ZoneFigure.tsx';

/** Drawing for fit feedback. Loads after the equivalent list; its space is reserved. */
export const ZoneFigureSlot = lazyPart<ZoneFigureProps>(
  () => import('./ZoneFigure.tsx'),
  ['fitFeedback'],
  () => <div className={styles.room} aria-hidden="true" />,
);
