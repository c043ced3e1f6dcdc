import { type ReactNode, useEffect } from 'react';
import { useApp } from '../app.ts';
import { useLocale, useT } from '../i18n/useT.ts';
import { isRouteErrorResponse, useRevalidator, useRouteError } from '../router.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import styles from './ErrorPage.module.css';
import { LocalLink } from './links.tsx';
import { applyPageHead, failureHead, failureKey } from './pageHead.ts';

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);

/** Shows what went wrong with a page, within the frame (ERR-02, ERR-03, ERR-05). */
export const ErrorPage = (): ReactNode => {
  const error = useRouteError();
  const app = useApp();
  const locale = useLocale();
  const t = useT('shell');
  const { revalidate } = useRevalidator();
  const status = statusOf(error);
  const key = failureKey(status);
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error);
    app.loading.fail();
    applyPageHead(failureHead(status, locale, app.texts), locale);
  }, [error, status, app, locale]);
  return (
    <section className={styles.page}>
      <p className={styles.status}>{t('failure.status', { status })}</p>
      <h1>{t(`failure.${key}.title`)}</h1>
      <p className={styles.text}>{t(`failure.${key}.description`)}</p>
      <div className={styles.actions}>
        <LocalLink to="/" className={buttonClass('primary')}>
          {t('failure.toHome')}
        </LocalLink>
        {key === 'other' && (
          <Button look="secondary" onClick={() => void revalidate()}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </section>
  );
};
