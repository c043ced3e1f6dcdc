import { formatMoney, type Money } from '@tailorbird/domain/kernel';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useOffline } from '../../platform/offline/useOffline.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { FrozenNotice } from '../../shared/orderLines/FrozenNotice.tsx';
import { GuaranteeNote } from '../../shared/orderLines/GuaranteeNote.tsx';
import { LeviesNote } from '../../shared/orderLines/LeviesNote.tsx';
import { SplitForecast } from '../../shared/orderLines/SplitForecast.tsx';
import { PlaceHint } from '../../shared/place/PlaceHint.tsx';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AlikeLines } from '../../ui/Packshot.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { BasketLineRow } from './BasketLineRow.tsx';
import styles from './BasketPanel.module.css';
import { BasketSummary } from './BasketSummary.tsx';
import type { BasketChanges } from './basketChanges.ts';
import type { BasketCredit } from './basketCredit.ts';
import type { BasketStore } from './basketStore.ts';
import { BasketChangesT } from './panelServices.ts';
import type { RemovedLine } from './removedLine.ts';
import { BasketStoreT } from './services.ts';
import { VolumeHint } from './VolumeHint.tsx';
import { VoucherForm } from './VoucherForm.tsx';

/** Offers undo in a toast after a line was removed, while that is possible. */
const useUndoToast = (removed: RemovedLine): void => {
  const toasts = useService(ToastsT);
  const t = useT('basket');
  useEffect(() => {
    let shown: number | null = null;
    return reaction(
      () => removed.line,
      (line) => {
        if (shown !== null) toasts.close(shown);
        shown = line
          ? toasts.notify(t('removed.text', { title: line.title }), {
              action: { label: t('removed.undo'), run: () => void removed.restoreLine() },
            })
          : null;
      },
    );
  }, [removed, toasts, t]);
};

/** Announces a changed total to screen readers, but not the initial one. */
const TotalAnnouncement = ({ total }: { readonly total: Money }): ReactNode => {
  const t = useT('basket');
  const amount = formatMoney(total, useLanguageTag());
  const [announced, setAnnounced] = useState({ amount, hasChanged: false });
  if (announced.amount !== amount) setAnnounced({ amount, hasChanged: true });
  return (
    <VisuallyHidden>
      <span role="status">{announced.hasChanged && t('summary.totalNow', { amount })}</span>
    </VisuallyHidden>
  );
};

type CreditSwitchProps = { readonly store: BasketStore; readonly use: BasketCredit };

const CreditSwitch = observer(function CreditSwitch({ store, use }: CreditSwitchProps): ReactNode {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const visit = useService(VisitT);
  const credit = store.basket?.credit;
  if (!visit.isSignedIn || !credit || (credit.available.amount === 0 && !credit.active))
    return null;
  return (
    <Checkbox
      label={t('credit.use')}
      hint={t('credit.available', { amount: formatMoney(credit.available, languageTag) })}
      checked={credit.active}
      disabled={store.isFrozen || use.isChanging}
      onChange={(active) => void use.use(active)}
    />
  );
});

const Ideas = lazyPart(() => import('./ideas/Ideas.tsx'), ['favorites'], nothing);

const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('basket')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);

type PanelProps = {
  readonly store: BasketStore;

  readonly changes: BasketChanges;
  readonly onClose: () => void;
};

const Content = observer(function Content({ store, changes, onClose }: PanelProps): ReactNode {
  const t = useT('basket');
  const locale = useLocale();
  const languageTag = useLanguageTag();
  const content = useRef<HTMLDivElement>(null);
  useUndoToast(changes.removed);
  const isOffline = useOffline();
  useEffect(() => {
    if (!isOffline) void store.show(locale);
  }, [store, locale, isOffline]);
  const { basket, state } = store;
  if (isOffline && !basket) return <Notice role="status">{t('offline.basket')}</Notice>;
  if (state.status === 'error')
    return (
      <ErrorBox
        message={t('loadFailed')}
        retryLabel={t('retry')}
        onRetry={() => void store.reload()}
      />
    );
  if (!basket) return <Loading />;
  const isEmpty = basket.lines.length === 0;
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {state.status === 'stale-if-error' && (
        <ErrorBox
          message={t('stale')}
          retryLabel={t('retry')}
          onRetry={() => void store.reload()}
        />
      )}
      {store.trouble && (
        <Notice look="error" role="alert">
          {store.trouble === 'voucher-not-removed'
            ? t('voucher.remove_error')
            : t(`trouble.${store.trouble}`)}
        </Notice>
      )}
      {store.isFrozen && (
        <FrozenNotice
          payment={store.pendingPayment}
          isGivingUp={store.isGivingUpPayment}
          onGiveUp={store.giveUpPayment}
        />
      )}
      {isEmpty ? (
        <>
          <EmptyState title={t('empty.title')} text={t('empty.text')}>
            <LocalLink to="/products" className={buttonClass('primary')} onClick={onClose}>
              {t('empty.toProducts')}
            </LocalLink>
          </EmptyState>
          <Ideas />
        </>
      ) : (
        basket.lines.length > 0 && (
          <>
            {!store.isFrozen && <VolumeHint store={store} changes={changes} />}
            <AlikeLines lines={basket.lines}>
              <ul className={styles.lines} aria-label={t('lines')}>
                {basket.lines.map((line) => (
                  <BasketLineRow
                    key={line.id}
                    store={store}
                    quantities={changes.quantities}
                    line={line}
                    onRemoved={() => content.current?.focus({ preventScroll: true })}
                  />
                ))}
              </ul>
            </AlikeLines>
            <SplitForecast lines={basket.lines} />
            <VoucherForm store={store} vouchers={changes.vouchers} />
            <CreditSwitch store={store} use={changes.credit} />
            <BasketSummary store={store} vouchers={changes.vouchers} />
            {store.summary && <TotalAnnouncement total={store.summary.total} />}
            <PlaceHint />
            <LeviesNote basket={basket} className={styles.small} />
            {basket.requiresShipping && <p className={styles.small}>{t('summary.takes')}</p>}
            <div className={styles.foot}>
              <GuaranteeNote lines={basket.lines} />
              {isOffline ? (
                <Notice>{t('offline.paying')}</Notice>
              ) : store.isFrozen ? null : (
                <LocalLink to="/checkout" className={buttonClass('primary', true)}>
                  {t('checkout')}
                  {store.summary && (
                    <span className={styles.due}>
                      {formatMoney(store.summary.total, languageTag)}
                    </span>
                  )}
                </LocalLink>
              )}
            </div>
          </>
        )
      )}
    </div>
  );
});

/** The basket as a panel over any page (SHELL-24): lines, prices and the checkout button. */
export default function BasketPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Content
      store={useService(BasketStoreT)}
      changes={useService(BasketChangesT)}
      onClose={onClose}
    />
  );
}
