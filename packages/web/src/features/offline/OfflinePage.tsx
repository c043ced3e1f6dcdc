import { localizePath } from '@tailorbird/domain/kernel';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { definePage } from '../../platform/navigation/page.ts';
import { useLocation } from '../../platform/navigation/router.ts';
import { offlineRetryMs } from '../../platform/offline/offlineRetry.ts';
import { useService } from '../../platform/services/useService.ts';
import { replaceDocument } from '../../platform/site/shopLocation.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { HasNetworkT } from '../../shared/site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import styles from './OfflinePage.module.css';
import { targetWithin, type VisitedPage, visitedPages } from './visitedPages.ts';

/**
 * Shown offline in place of a page that is not cached, with links to the pages that are. Opens
 * the page once the network is back.
 */
const OfflinePage = (): ReactNode => {
  const t = useT('offline');
  const locale = useLocale();
  const { search } = useLocation();
  const hasNetwork = useService(HasNetworkT);
  const [visited, setVisited] = useState<readonly VisitedPage[]>([]);
  const to = new URLSearchParams(search).get('to');
  useEffect(() => {
    visitedPages(locale).then(setVisited, () => {});
  }, [locale]);
  const openWantedPage = useCallback(
    () => replaceDocument(targetWithin(to, location.origin, localizePath('/', locale))),
    [to, locale],
  );
  useEffect(() => {
    if (to === null) return;
    // The browser's network status is not always right, so send a request.
    const checkNetwork = (): void =>
      void hasNetwork().then((isThere) => isThere && openWantedPage());
    checkNetwork();
    addEventListener('online', checkNetwork);
    const looking = setInterval(checkNetwork, offlineRetryMs);
    return () => {
      removeEventListener('online', checkNetwork);
      clearInterval(looking);
    };
  }, [to, openWantedPage, hasNetwork]);
  return (
    <section className={styles.page}>
      <img
        src={withBase('/drawings/spool.svg')}
        alt=""
        width={320}
        height={240}
        className={styles.drawing}
      />
      <h1>{t('page.title')}</h1>
      <p className={styles.text}>{t(to === null ? 'page.plain' : 'page.text')}</p>
      <Button onClick={openWantedPage}>{t('page.retry')}</Button>
      {visited.length > 0 && (
        <nav aria-labelledby="visited" className={styles.visited}>
          <h2 id="visited" className={styles.subtitle}>
            {t('page.visited')}
          </h2>
          <ul className={styles.list}>
            {visited.map(({ path, title }) => (
              <li key={path}>
                {/* As document links, since whole documents are cached. */}
                <a href={withBase(path)} className={styles.link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.small}>{t('page.paying')}</p>
    </section>
  );
};

export const page = definePage({
  namespaces: ['offline'],
  meta: ({ translate }) => {
    const t = translate('offline');
    return {
      title: t('page.title'),
      form: 'short',
      description: t('page.description'),
      noindex: true,
    };
  },
  Page: OfflinePage,
});
