import { socialSignInPath } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useLocalPath } from '../../../platform/navigation/links.tsx';
import { useLocation } from '../../../platform/navigation/router.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { withPanelsChanged } from '../../../platform/panels/panels.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { TermsText } from '../../../shared/terms/TermsText.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { withBase } from '../../../ui/basePath.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { returnPathAfterSignUp } from '../authAccess.ts';
import { outcomeIn } from './outcomes.ts';
import styles from './Social.module.css';
import { SocialStoreT } from './socialStore.ts';
import { useProviderName } from './useProviderName.ts';
import { useSocialSignIn } from './useSocialSignIn.ts';

/**
 * Return path after sign-in: the wanted page, or this one without the panel (AUTH-11, AUTH-14).
 */
const useWayBack = (next: string | null): string => {
  const { pathname, hash } = useLocation();
  const localPath = useLocalPath();
  const [query] = useQuery();
  const rest = withPanelsChanged(query, { close: ['auth'] }).toString();
  return returnPathAfterSignUp(
    next === null ? `${pathname}${rest === '' ? '' : `?${rest}`}${hash}` : localPath(next),
  );
};

export default observer(function SocialWays({ next }: { readonly next: string | null }): ReactNode {
  const t = useT('social');
  const [query] = useQuery();
  const outcome = outcomeIn(query);
  const store = useService(SocialStoreT);
  const nameOf = useProviderName(store?.known);
  const back = useWayBack(next);
  useEffect(() => {
    void store?.load();
  }, [store]);
  const isOffered = useSocialSignIn();
  const providers = (isOffered && store?.known?.providers) || [];
  return (
    <>
      {outcome && (
        <Notice look={outcome === 'cancelled' ? 'plain' : 'error'} role="alert">
          {t(`outcome.${outcome}`)}
        </Notice>
      )}
      {providers.length > 0 && (
        <div className={styles.ways}>
          <p className={styles.or}>{t('or')}</p>
          {providers.map((provider) => (
            <a
              key={provider}
              href={withBase(socialSignInPath(provider, back))}
              className={buttonClass('secondary', true)}
            >
              {t('continueWith', { name: nameOf(provider) })}
            </a>
          ))}
          <p className={styles.note}>
            <TermsText namespace="social" textKey="terms" />
          </p>
        </div>
      )}
    </>
  );
});
