import type { BasketLine } from '@tailorbird/domain/basket';
import { maximumQuantity } from '@tailorbird/domain/basket';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePanels } from '../../platform/panels/panels.ts';
import { useT } from '../../platform/texts/useT.ts';
import { PieceRow } from '../../shared/orderLines/PieceRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BasketPanel.module.css';
import type { BasketStore } from './basketStore.ts';
import type { LineQuantities } from './lineQuantities.ts';

type BasketLineRowProps = {
  readonly store: BasketStore;
  readonly quantities: LineQuantities;
  readonly line: BasketLine;
  readonly onRemoved: () => void;
};

export const BasketLineRow = observer(function BasketLineRow({
  store,
  quantities,
  line,
  onRemoved,
}: BasketLineRowProps): ReactNode {
  const t = useT('basket');
  const panels = usePanels();
  const { title } = line;
  const isUpdating = store.isUpdating(line.id);
  const trouble = quantities.troubles.get(line.id);
  const quantity = quantities.of(line);
  const remove = async (): Promise<void> => {
    await quantities.remove(line.id);
    if (!quantities.troubles.has(line.id)) onRemoved();
  };
  return (
    <li className={styles.line} aria-busy={isUpdating || undefined}>
      <PieceRow
        piece={line}
        isDimmed={quantity === 0}
        note={line.preOrder && <p className={styles.badge}>{t('line.preOrder')}</p>}
        controls={
          <div className={styles.controls}>
            <QuantityStepper
              value={quantity}
              maximum={maximumQuantity}
              label={t('line.quantity', { title })}
              lessLabel={t('line.less', { title })}
              moreLabel={t('line.more', { title })}
              isDisabled={store.isFrozen}
              onChange={(quantity) => quantities.change(line.id, quantity)}
            />
            <Button
              look="quiet"
              aria-haspopup="dialog"
              aria-label={t('line.details', { title })}
              onClick={() => panels.stack('item-details', { 'item-details': String(line.id) })}
            >
              {t('line.detailsShort')}
            </Button>
            <IconButton
              icon="trash"
              label={t('line.remove', { title })}
              disabled={store.isFrozen}
              onClick={() => void remove()}
            />
          </div>
        }
      />
      <VisuallyHidden>
        <span role="status">{isUpdating ? t('line.saving') : ''}</span>
      </VisuallyHidden>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {trouble.message !== 'quantity-change-error' ? (
            t(`refused.${trouble.message}`)
          ) : trouble.wanted === 0 ? (
            <>
              {t('refused.not-removed')}
              <Button look="quiet" onClick={() => void remove()}>
                {t('refused.retryRemoval')}
              </Button>
            </>
          ) : (
            <>
              {t('refused.quantity-change-error')}
              <Button look="quiet" onClick={() => quantities.change(line.id, trouble.wanted)}>
                {t('refused.retry', { count: trouble.wanted })}
              </Button>
            </>
          )}
        </p>
      )}
    </li>
  );
});
