import { httpStatus, isNotFound } from '@tailorbird/domain/shell';
import { observer } from 'mobx-react-lite';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { loadingFailed } from '../../platform/loading/loadingFailed.ts';
import { errorPageOf, problemOf } from '../../platform/navigation/errorPage.ts';
import { LocalLink } from '../../platform/navigation/links.tsx';
import {
  isRouteErrorResponse,
  useResetAfterReload,
  useRevalidator,
  useRouteError,
} from '../../platform/navigation/router.ts';
import { useService } from '../../platform/services/useService.ts';
import { TextsT } from '../../platform/texts/textStore.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { withBase } from '../../ui/basePath.ts';
import { classNames } from '../../ui/classNames.ts';
import { changeHead } from '../head/changeHead.ts';
import styles from './ErrorPage.module.css';

/**
 * Reloads a page once the visit is known, because staff may see pages that are not found for
 * the public. True until the response arrives.
 */
const useSecondLook = (status: number): boolean => {
  const visit = useService(VisitT);
  const { revalidate } = useRevalidator();
  const wasAsked = useRef(false);
  const { isAdmin, isRetailStore } = visit;
  const [isAnswered, setAnswered] = useState(false);
  const isMissing = isNotFound({ status });
  const mayBeThere = isMissing && (isAdmin || isRetailStore);
  useEffect(() => {
    if (!mayBeThere || wasAsked.current) return;
    wasAsked.current = true;
    // The router shows the page in a transition, so the response must show in the same one.
    void revalidate().finally(() => startTransition(() => setAnswered(true)));
  }, [mayBeThere, revalidate]);
  return isMissing && !isAnswered && visit.state.status !== 'unreachable';
};

type FailureProps = {
  readonly status: number;
  readonly explanation?: string;
  readonly reference?: ReactNode;
};

export const Failure = observer(function Failure({
  status,
  explanation,
  reference,
}: FailureProps): ReactNode {
  const texts = useService(TextsT);
  const locale = useLocale();
  const t = useT('shell');
  const { revalidate } = useRevalidator();
  const isAwaiting = useSecondLook(status);
  const key = errorPageOf(status);
  useEffect(
    () => changeHead(({ failureHead }) => failureHead(status, locale, texts), locale),
    [status, texts, locale],
  );
  return (
    <section className={classNames(styles.page, isAwaiting && styles.awaiting)}>
      <img
        src={withBase('/drawings/stitches.svg')}
        alt=""
        width={320}
        height={240}
        className={styles.drawing}
      />
      <p className={styles.status}>{t('failure.status', { status })}</p>
      <h1>{t(`failure.${key}.title`)}</h1>
      <p className={styles.text}>{t(`failure.${key}.description`)}</p>
      {explanation && <p className={styles.text}>{explanation}</p>}
      {reference}
      <div className={styles.actions}>
        <LocalLink to="/" className={buttonClass('primary')}>
          {t('failure.toHome')}
        </LocalLink>
        <LocalLink to="/products" className={buttonClass('secondary')}>
          {t('failure.toGarments')}
        </LocalLink>
        {key === 'generic' && (
          <Button look="secondary" onClick={() => void revalidate()}>
            {t('tryAgain')}
          </Button>
        )}
      </div>
    </section>
  );
});

const ErrorReference = lazyPart(() => import('./ErrorReference.tsx'), ['failure'], nothing);

/**
 * Shows the error of a page within the frame and reports it, except browser noise (ERR-05,
 * ERR-07, ERR-19).
 */
export const ErrorPage = (): ReactNode => {
  const error = useRouteError();
  useResetAfterReload();
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for each error.
  useEffect(() => void dispatchEvent(new Event(loadingFailed)), [error]);
  const { status, explanation } = problemOf(error);
  const hasReference = status >= httpStatus.serverError || !isRouteErrorResponse(error);
  return (
    <Failure
      status={status}
      explanation={explanation}
      reference={hasReference && <ErrorReference error={error} />}
    />
  );
};
