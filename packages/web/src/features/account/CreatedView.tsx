import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useT } from '../../platform/texts/useT.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './AuthPanel.module.css';
import { shopNowPath } from './authAccess.ts';

export const CreatedView = ({
  carriedOver,
  next,
}: {
  readonly carriedOver: number;
  readonly next: string | null;
}): ReactNode => {
  const t = useT('account');
  return (
    <div className={styles.view}>
      <AuthHeading>{t('create.doneTitle')}</AuthHeading>
      <p>{t('create.doneText')}</p>
      {carriedOver > 0 && <p>{t('create.doneCarriedOver', { count: carriedOver })}</p>}
      <LocalLink to={next ?? shopNowPath} className={buttonClass('primary', true)}>
        {t(next === null ? 'create.shopNow' : 'create.goOn')}
      </LocalLink>
    </div>
  );
};
