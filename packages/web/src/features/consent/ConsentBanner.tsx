import type { ConsentPurpose } from '@tailorbird/domain/shell';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { PanelLink } from '../../platform/panels/PanelLink.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConsentBanner.module.css';

/** Mounts the banner before the page, so that the keyboard reaches it first. */
const usePlaceBefore = (): HTMLElement | null => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('div');
    made.dataset.pagePart = '';
    document.body.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place;
};

/** Keeps focused elements from being covered by the banner. */
const useRoomBelow = (isShown: boolean): { readonly current: HTMLElement | null } => {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = banner.current;
    if (!isShown || !shown) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${window.innerHeight - shown.getBoundingClientRect().top}px`;
    });
    watch.observe(shown);
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [isShown]);
  return banner;
};

/**
 * The consent question at the bottom of the window. The page stays usable, and both answers
 * have equal weight.
 */
export default function ConsentBanner({
  purposes,
  onChoose,
}: {
  readonly purposes: readonly ConsentPurpose[];
  readonly onChoose: (allowed: readonly ConsentPurpose[]) => void;
}): ReactNode {
  const t = useT('consent');
  const id = useId();
  const place = usePlaceBefore();
  const banner = useRoomBelow(place !== null);
  if (!place) return null;
  return createPortal(
    <section ref={banner} className={styles.banner} aria-labelledby={id} data-consent="">
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>
        {t('ask')}{' '}
        <LocalLink to="/privacy" className={styles.link}>
          {t('privacy')}
        </LocalLink>
      </p>
      <div className={styles.answers}>
        <Button look="secondary" onClick={() => onChoose([])}>
          {t('reject')}
        </Button>
        <Button look="secondary" onClick={() => onChoose(purposes)}>
          {t('accept')}
        </Button>
      </div>
      <PanelLink to="?consent-settings" className={styles.settings}>
        {t('settings')}
      </PanelLink>
    </section>,
    place,
  );
}
