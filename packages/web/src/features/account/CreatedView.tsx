import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import styles from './AuthPanel.module.css';
import { shopNowPath } from './authAccess.ts';

/** AUTH-05: the account is made; on to the products. */
export const CreatedView = ({ carriedOver, next }: { readonly carriedOver: number; readonly next: string | null }): ReactNode => {
  const t = useT('account');
  return (
    <div className={styles.view}>
      <h3 tabIndex={-1} className={styles.heading}>
        {t('create.doneTitle')}
      </h3>
      <p>{t('create.doneText')}</p>
      {carriedOver > 0 && <p>{t('create.doneCarriedOver', { count: carriedOver })}</p>}
      <LocalLink to={next ?? shopNowPath} className={buttonClass('primary', true)}>
        {t('create.shopNow')}
      </LocalLink>
    </div>
  );
};
