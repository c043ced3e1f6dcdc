import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import styles from './SplitNote.module.css';

type SplitNoteProps = {
  readonly first: readonly { readonly title: string; readonly quantity: number }[];
  readonly waiting: number;
};

/**
 * The pieces of an order made first, and those that wait for the fit confirmation (ORDER-05).
 * Needs the basket texts.
 */
export const SplitNote = ({ first, waiting }: SplitNoteProps): ReactNode => {
  const t = useT('basket');
  const pieces = first
    .map(({ title, quantity }) => t('split.piece', { title, count: quantity }))
    .join(', ');
  return (
    <section className={styles.note} aria-label={t('split.title')}>
      <p className={styles.title}>{t('split.title')}</p>
      <p>
        {t('split.first', { pieces })} {t('split.rest', { count: waiting })}
      </p>
    </section>
  );
};
