import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { PanelFoot, usePanelLock } from '../../platform/panels/panelFrame.tsx';
import type { PanelProps, PanelValueProps } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useLocale, useT } from '../../platform/texts/useT.ts';
import { ToastsT } from '../../platform/toasts/toastStore.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import { Checkbox } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { goTo } from './goTo.ts';
import styles from './LinePanels.module.css';
import { Choices, type SizePart } from './MiniDesigner.tsx';
import type { OrderedPieceState, OrderedPieceStore } from './orderedPieceStore.ts';
import { OrderedPieceStoreT } from './orderedPieceStore.ts';
import { PieceScopeChoice } from './PieceScopeChoice.tsx';

type Ready = Extract<OrderedPieceState, { status: 'ready' }>;
type SizeOfLine = (line: Ready['line']) => SizePart;

type FormProps = PanelProps & {
  readonly ready: Ready;
  readonly store: OrderedPieceStore;
  readonly size: SizePart;
};

const Form = observer(function Form({ ready, store, size, onClose }: FormProps): ReactNode {
  const t = useT('garmentPanels');
  const languageTag = useLanguageTag();
  const toasts = useService(ToastsT);
  const { line, type, designer } = ready;
  const { isSaving, problem } = store;
  usePanelLock(isSaving);
  const save = async (): Promise<void> => {
    if (await store.save()) {
      if (store.hasChanged) toasts.notify(t('ordered.saved'));
      onClose();
    } else if (store.problem === 'initials' || store.problem === 'initials-refused')
      goTo(`[role='dialog'] #initials input`);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.section} data-first="">
        <div className={styles.head}>
          <h3 className={styles.title}>{line.title}</h3>
          <p className={styles.price}>{formatMoney(line.priceInclDiscounts, languageTag)}</p>
        </div>
        <p className={styles.soft}>{t('ordered.priceStays')}</p>
      </div>
      <PieceScopeChoice quantity={line.quantity} value={store.howMany} onChange={store.choose} />
      <Choices designer={designer} type={type} size={size} />
      {store.hasNewerSize && (
        <Checkbox
          label={t('ordered.sizeAsNow')}
          hint={t('ordered.sizeAsNowHint')}
          checked={store.takesSizeAsNow}
          onChange={store.takeSizeAsNow}
        />
      )}
      <PanelFoot>
        {problem && (
          <p className={styles.problem} role="alert">
            <Icon name="warning" size={18} />
            {t(`ordered.problem.${problem}`)}
          </p>
        )}
        <Button isWide isBusy={isSaving} onClick={save}>
          {t(isSaving ? 'mini.saving' : 'mini.save')}
        </Button>
      </PanelFoot>
    </div>
  );
});

type PieceProps = PanelProps & {
  readonly number: string;
  readonly lineId: number;
  readonly link: string | null;
  readonly size: SizeOfLine;
};

const Piece = observer(function Piece({
  number,
  lineId,
  link,
  size,
  onClose,
}: PieceProps): ReactNode {
  const t = useT('garmentPanels');
  const locale = useLocale();
  const store = useService(OrderedPieceStoreT, { number, lineId }, link);
  useSizePreferences();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loaded texts depend on the language.
  useEffect(() => {
    void store?.load();
  }, [store, locale]);
  const state = store?.state;
  switch (state?.status) {
    case undefined:
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{t('line.loading')}</span>
          </VisuallyHidden>
          <Skeleton lines={8} />
        </>
      );
    case 'failed':
      return (
        <ErrorBox
          message={t('line.failed')}
          retryLabel={t('line.retry')}
          onRetry={() => void store?.load()}
        />
      );
    case 'fixed':
      return (
        <EmptyState title={t('ordered.fixed')} text={t(`ordered.problem.${state.problem}`)}>
          <Button onClick={onClose}>{t('ordered.back')}</Button>
        </EmptyState>
      );
    case 'ready':
      return (
        store && <Form ready={state} store={store} size={size(state.line)} onClose={onClose} />
      );
  }
});

/**
 * Changes color, properties, initials and size of an ordered piece at the original
 * price (API-21). A refusal leaves the order unchanged and keeps the choices. Needs
 * the designer texts.
 */
export const ChangeOrderedPiece = ({
  values: [number, lineId],
  size,
  onClose,
}: PanelValueProps<'change-piece'> & { readonly size: SizeOfLine }): ReactNode => {
  const [query] = useQuery();
  return (
    <Piece
      key={`${number} ${lineId}`}
      number={number}
      lineId={lineId}
      link={query.get('link')}
      size={size}
      onClose={onClose}
    />
  );
};
