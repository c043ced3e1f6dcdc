import { type ReactNode, useEffect, useState } from 'react';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import styles from './PlaceLine.module.css';

const PlaceLine = lazyPart(() => import('./PlaceLine.tsx'), [], nothing);

/**
 * Space of the country line. The boot script opens it before the first paint, for browsers in
 * American English only.
 */
export const PlaceSlot = (): ReactNode => {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => setIsAsking(document.documentElement.dataset.place === 'ask'), []);
  return (
    <div className={styles.room}>
      {isAsking && <PlaceLine onClose={() => setIsAsking(false)} />}
    </div>
  );
};
