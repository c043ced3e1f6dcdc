import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import styles from './SplitNote.module.css';

type SplitNoteProps = {
  /** What is made first: titles with how many of each. */
  readonly first: readonly { readonly title: string; readonly quantity: number }[];
  /** How many pieces wait for the fit. */
  readonly waiting: number;
};

/** What of an order is made first, and what waits until the fit is confirmed (ORDER-05). Needs the texts of the basket. */
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
