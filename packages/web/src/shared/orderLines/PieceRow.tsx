import { formatMoney } from '@tailorbird/domain/kernel';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { Fold } from '../../ui/Fold.tsx';
import { GarmentPicture } from '../../ui/Packshot.tsx';
import { TraitList, TraitSummary } from '../../ui/TraitList.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PieceRow.module.css';
import { type Piece, traitLines, traitSummary } from './traitLines.ts';

type PieceRowProps = {
  readonly piece: Piece;
  /** Replace quantity and details: buttons that change the quantity, open the details and remove. */
  readonly controls?: ReactNode;
  /** Between title and traits, such as a badge. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly isDimmed?: boolean;
  readonly headingLevel?: 3 | 4;
};

/**
 * Row for a piece: drawing, traits and price. Used in basket, checkout and receipt.
 * Needs the basket texts.
 */
export const PieceRow = ({
  piece,
  controls,
  note,
  action,
  isDimmed = false,
  headingLevel = 3,
}: PieceRowProps): ReactNode => {
  const t = useT('basket');
  const languageTag = useLanguageTag();
  const Heading = `h${headingLevel}` as const;
  const isDiscounted = piece.priceInclDiscounts.amount < piece.priceExclDiscounts.amount;
  return (
    <div className={styles.row} data-dimmed={isDimmed || undefined}>
      <div className={styles.picture}>
        <GarmentPicture path={piece.imagePath} alt="" />
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <Heading className={styles.title}>{piece.title}</Heading>
          <p className={styles.price}>
            {isDiscounted && (
              <s className={styles.full}>
                <VisuallyHidden>{t('line.fullPrice')}: </VisuallyHidden>
                {formatMoney(piece.priceExclDiscounts, languageTag)}
              </s>
            )}
            <span>
              <VisuallyHidden>{t('line.price')}: </VisuallyHidden>
              {formatMoney(piece.priceInclDiscounts, languageTag)}
            </span>
          </p>
        </div>
        {piece.levy && <p className={styles.fact}>{piece.levy.text}</p>}
        {piece.formerPrice && (
          <p className={styles.fact}>
            {t(
              `line.${piece.formerPrice.amount > piece.unitPrice.amount ? 'priceReduced' : 'priceChanged'}`,
              {
                now: formatMoney(piece.unitPrice, languageTag),
                before: formatMoney(piece.formerPrice, languageTag),
              },
            )}
          </p>
        )}
        {note}
        <TraitSummary values={traitSummary(piece, t, languageTag)} />
        {controls ?? (
          <>
            {piece.quantity > 1 && (
              <p className={styles.quantity}>
                {t('line.pieces', { count: piece.quantity })},{' '}
                {t('line.each', { price: formatMoney(piece.unitPrice, languageTag) })}
              </p>
            )}
            <div className={styles.actions}>
              <Fold
                title={t('line.detailsShort')}
                label={t('line.details', { title: piece.title })}
              >
                <TraitList traits={traitLines(piece, t, languageTag)} />
              </Fold>
              {action}
            </div>
          </>
        )}
      </div>
    </div>
  );
};
