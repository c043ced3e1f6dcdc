import type { ReactNode } from 'react';
import styles from './ActingBanner.module.css';
import { ActingBanner } from './ActingBanner.tsx';
import { TextPreviewBanner } from './TextPreviewBanner.tsx';

/** What a tab of staff says of itself at the lower edge of every page, each in a place of its own. */
export const StaffBanners = (): ReactNode => (
  <div className={styles.banners}>
    <TextPreviewBanner />
    <ActingBanner />
  </div>
);
