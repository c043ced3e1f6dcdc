import { observer } from 'mobx-react-lite';
import { useApp } from '../../platform/app.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { site } from '../../platform/site.ts';
import { useT } from '../../platform/texts/useT.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TopBanner.module.css';

/** The notice above the header, for everybody but retail users (SHELL-05, SHELL-07, SHELL-08). */
export const TopBanner = observer(function TopBanner() {
  const { banner, visit } = useApp();
  const t = useT('shell');
  if (!banner.isOpen || visit.isRetailStore) return null;
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
