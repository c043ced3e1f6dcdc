import type { Money } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { GarmentName } from '../../ui/GarmentName.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './BuyBox.module.css';

type BuyBoxProps = {
  readonly title: string;
  /** Text under the title, such as the size; null if nothing is chosen. */
  readonly detail: string | null;
  readonly price: Money | null;
  readonly status: 'idle' | 'adding' | 'added' | 'refused';
  readonly problem: string | null;
  readonly onAdd?: () => void;
  /** Opens the size choice while no size is chosen; nothing can be added until then. */
  readonly onChooseSize?: (() => void) | undefined;
  readonly isDisabled?: boolean;
  readonly isSubmit?: boolean;
};

export const BuyBox = ({
  title,
  detail,
  price,
  status,
  problem,
  onAdd,
  onChooseSize,
  isDisabled = false,
  isSubmit = false,
}: BuyBoxProps): ReactNode => {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  return (
    <div className={styles.box}>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" size={18} />
          {problem}
        </p>
      )}
      <div className={styles.row}>
        <p className={styles.summary}>
          <span className={styles.title}>
            <GarmentName name={title} />
          </span>
          {detail !== null && <span className={styles.detail}>{detail}</span>}
          <span className={styles.price}>
            {price && <Price amount={price} languageTag={languageTag} />}
          </span>
        </p>
        <Button
          type={isSubmit ? 'submit' : 'button'}
          className={styles.button}
          isBusy={status === 'adding'}
          disabled={isDisabled}
          onClick={onChooseSize ?? onAdd}
        >
          {t(onChooseSize ? 'buy.chooseSize' : status === 'adding' ? 'buy.adding' : 'buy.add')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{status === 'added' ? t('buy.added') : ''}</span>
      </VisuallyHidden>
      <noscript>
        <p className={styles.withoutScript}>{t('buy.withoutScript')}</p>
      </noscript>
    </div>
  );
};
