import type { ReactNode } from 'react';
import styles from './ActingBanner.module.css';
import { ActingBanner } from './ActingBanner.tsx';
import { TextPreviewBanner } from './TextPreviewBanner.tsx';

export const StaffBanners = (): ReactNode => (
  <div className={styles.banners}>
    <TextPreviewBanner />
    <ActingBanner />
  </div>
);
