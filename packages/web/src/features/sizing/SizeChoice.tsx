import { type CutFor, cutForOf, type StandardSize } from '@tailorbird/domain/sizing';
import { type ReactNode, useId } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { sizeWords } from '../../shared/sizeNames/sizeWords.ts';
import styles from './SizePicker.module.css';
import { SizeTape } from './SizeTape.tsx';

type SizeChoiceProps = {
  readonly value: StandardSize | null;
  readonly cutFor: CutFor;
  readonly savedTitle: ReactNode;
  readonly forWhom: ReactNode;
  readonly onChoose: (size: StandardSize) => void;
};

/** Compact size choice: only the tape. */
export const SizeChoice = ({
  value,
  cutFor,
  savedTitle,
  forWhom,
  onChoose,
}: SizeChoiceProps): ReactNode => {
  const t = useT('sizing');
  const titleId = useId();
  return (
    <section className={styles.picker} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('picker.title')}
        </h2>
        <p className={styles.chosen} aria-live="polite">
          {value ? sizeWords(value, t) : savedTitle}
        </p>
      </div>
      {forWhom}
      <SizeTape value={value} cutFor={value ? cutForOf(value) : cutFor} onChoose={onChoose} />
    </section>
  );
};
