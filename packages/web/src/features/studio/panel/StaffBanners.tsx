import type { ReactNode } from 'react';
import styles from './ActingBanner.module.css';
import { ActingBanner } from './ActingBanner.tsx';
import { TextPreviewBanner } from './TextPreviewBanner.tsx';

/** Staff notices at the bottom of every page. */
export const StaffBanners = (): ReactNode => (
  <div className={styles.banners}>
    <TextPreviewBanner />
    <ActingBanner />
  </div>
);
