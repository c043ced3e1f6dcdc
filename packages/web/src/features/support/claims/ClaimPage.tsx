import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId } from 'react';
import { definePage } from '../../../platform/navigation/page.ts';
import { useParams } from '../../../platform/navigation/router.ts';
import { useQuery } from '../../../platform/navigation/useQuery.ts';
import { useService } from '../../../platform/services/useService.ts';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import styles from '../../../shared/claims/Claims.module.css';
import { ClaimView } from '../../../shared/claims/ClaimView.tsx';
import { acceptedPhotos, photoText } from '../../../shared/claims/photoText.ts';
import { VisitT } from '../../../shared/visit/visitStore.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import fields from '../../../ui/FileField.module.css';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ShownClaimStore } from './shownClaimStore.ts';
import { ShownClaimStoreT } from './shownClaimStore.ts';

const Receipt = observer(function Receipt({
  store,
  link,
}: {
  readonly store: ShownClaimStore;
  readonly link: string | null;
}): ReactNode {
  const t = useT('claims');
  const id = useId();
  const { receipt } = store;
  return (
    <div className={styles.photoField}>
      <label htmlFor={id} className={styles.label}>
        {t('receiptLabel')}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('receiptHint')} {t('photosKinds')}
      </p>
      <input
        id={id}
        type="file"
        accept={acceptedPhotos}
        className={fields.file}
        aria-describedby={`${id}-hint`}
        disabled={receipt === 'sending'}
        onChange={(event) => {
          const [file] = [...(event.target.files ?? [])];
          event.target.value = '';
          if (file) void store.addReceipt(file, link);
        }}
      />
      {receipt === 'sending' && <p role="status">{t('state.sending')}</p>}
      {receipt !== null && receipt !== 'sending' && (
        <p className={styles.error} role="alert">
          {photoText(t, receipt)}
        </p>
      )}
    </div>
  );
});

const Shown = observer(function Shown(): ReactNode {
  const t = useT('claims');
  const locale = useLocale();
  const { number = '' } = useParams();
  const [query] = useQuery();
  const link = query.get('link');
  const store = useService(ShownClaimStoreT);
  const { state, isSignedIn } = useService(VisitT);
  const { status } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the response depends on customer and language.
  useEffect(() => {
    if (status === 'unknown') return;
    // If the login state cannot be loaded, the claim's response decides.
    if (isSignedIn || link !== null || status === 'unreachable') void store?.load(number, link);
    else store?.hide();
  }, [store, number, link, locale, status, isSignedIn]);
  const { claim = null, failure = null } = store ?? {};
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('claimTitle', { number })}</h1>
      {failure?.kind === 'unreachable' && (
        <ErrorBox
          message={t('loadFailed')}
          retryLabel={t('retry')}
          onRetry={() => void store?.load(number, link)}
        />
      )}
      {failure && failure.kind !== 'unreachable' && <Notice role="alert">{t('notFound')}</Notice>}
      {store && claim && !failure && (
        <>
          <ClaimView claim={claim} link={link} />
          {claim.status === 'Received' && claim.email !== '' && (
            <Receipt store={store} link={link} />
          )}
        </>
      )}
      {!claim && !failure && <Skeleton lines={6} />}
    </div>
  );
});

export const page = definePage({
  namespaces: ['claims', 'fitFeedback'],
  meta: ({ translate }) => ({
    title: translate('claims')('claimMeta'),
    form: 'short',
    description: translate('claims')('metaDescription'),
    noindex: true,
  }),
  Page: Shown,
});
