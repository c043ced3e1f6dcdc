import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { site } from '../../shared/site/site.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BannerT } from './bannerStore.ts';
import styles from './TopBanner.module.css';
import { topBanner } from './topBanner.ts';

const RetailBanner = lazyPart(
  () => import('../../features/studio/panel/RetailBanner.tsx'),
  ['staff'],
  () => <div className={styles.banner} />,
);

/**
 * The notice above the header, for everyone except retail users (SHELL-05, SHELL-07, SHELL-08).
 */
export const TopBanner = observer(function TopBanner({
  isForCustomers,
}: {
  readonly isForCustomers: boolean;
}) {
  const banner = useService(BannerT);
  const visit = useService(VisitT);
  const t = useT('shell');
  const kind = topBanner({ isRetailStore: visit.isRetailStore, closed: !banner.isOpen });
  if (kind === 'retail') return <RetailBanner />;
  if (!isForCustomers) return <div className={styles.storeBar} />;
  if (kind === 'none') return null;
  return (
    <aside className={styles.banner} aria-label={t('banner.link')}>
      <p className={styles.text}>
        <span className={styles.sentence}>{t('banner.text')} </span>
        <LocalLink to={site.bannerPath} className={styles.link}>
          {t('banner.link')}
        </LocalLink>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('banner.close')}
        onClick={() => {
          banner.close();
          document.documentElement.dataset.banner = 'closed';
        }}
      >
        <Icon name="close" size={14} />
      </button>
    </aside>
  );
});
