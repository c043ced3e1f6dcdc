import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../../platform/services/useService.ts';
import { replaceDocument, shopLocation, urlOf } from '../../../platform/site/shopLocation.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { PreferencesT } from '../../../shared/ports/ports.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ActingBanner.module.css';
import { ActingBanner } from './ActingBanner.tsx';
import { endPreview, resumePreview } from './textPreview.ts';

const here = (): URL => {
  const { pathname, search, hash } = shopLocation();
  return new URL(urlOf(pathname + search + hash));
};

const TextPreviewBanner = (): ReactNode => {
  const t = useT('staff');
  const preferences = useService(PreferencesT);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const preview = resumePreview(preferences, here());
    setIsShown(preview.isShown);
    if (preview.goTo !== null) replaceDocument(preview.goTo);
  }, [preferences]);
  if (!isShown) return null;
  return (
    <aside className={styles.banner} aria-label={t('data.texts.preview')} data-acting="">
      <p className={styles.text}>{t('data.texts.previewed')}</p>
      <Button
        look="secondary"
        className={styles.end}
        onClick={() => replaceDocument(endPreview(preferences, here()))}
      >
        {t('data.texts.previewEnd')}
      </Button>
    </aside>
  );
};

export const StaffBanners = (): ReactNode => (
  <div className={styles.banners}>
    <TextPreviewBanner />
    <ActingBanner />
  </div>
);
