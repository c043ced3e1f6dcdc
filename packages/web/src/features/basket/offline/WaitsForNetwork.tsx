import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import styles from './Waits.module.css';

/** Says that the number of a line is changed once there is a network. */
export const WaitsForNetwork = (): ReactNode => {
  return (
    <p role="status" className={styles.text}>
      {useT('basket')('offline.waits')}
    </p>
  );
};
