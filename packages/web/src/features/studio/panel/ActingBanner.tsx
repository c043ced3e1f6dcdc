import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocalPath } from '../../../platform/navigation/links.tsx';
import { useService } from '../../../platform/services/useService.ts';
import { openDocument } from '../../../platform/site/shopLocation.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ActingBanner.module.css';
import { ActingStoreT } from './actingStore.ts';

/**
 * Banner on every page while acting for a customer: name, reason, end time, and an exit button
 * (GUARD-13).
 */
export const ActingBanner = observer(function ActingBanner(): ReactNode {
  const t = useT('staff');
  const languageTag = useLanguageTag();
  const localPath = useLocalPath();
  const { user, isImpersonated } = useService(VisitT);
  const store = useService(ActingStoreT);
  useEffect(() => {
    if (isImpersonated) void store?.load();
  }, [store, isImpersonated]);
  if (!user || !isImpersonated) return null;
  const acting = store?.acting;
  const end = async (): Promise<void> => {
    // Reload, so that no customer data stays in this tab.
    if (await store?.end()) openDocument(localPath('/studio/customers'));
  };
  return (
    <aside className={styles.banner} aria-label={t('acting.label')} data-acting="">
      <p className={styles.text}>
        <strong>
          {t('acting.for', {
            name: [user.firstName, user.lastName].join(' ').trim() || user.email,
            email: user.email,
          })}
        </strong>{' '}
        {acting &&
          t('acting.why', {
            reason: acting.reason,
            time: new Intl.DateTimeFormat(languageTag, { timeStyle: 'short' }).format(
              new Date(acting.until),
            ),
          })}
      </p>
      {store?.hasFailed && <p role="alert">{t('failed')}</p>}
      <Button
        look="secondary"
        className={styles.end}
        isBusy={store?.isEnding ?? false}
        onClick={() => void end()}
      >
        {t('acting.end')}
      </Button>
    </aside>
  );
});
