import { formatMoney } from '@tailorbird/domain/kernel';
import type { Claim } from '@tailorbird/domain/support';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { withBase } from '../../ui/basePath.ts';
import { AlikeLines, GarmentPicture } from '../../ui/Packshot.tsx';
import { useMisfits } from '../fitZones/useMisfits.ts';
import { FileAddressesT } from '../site/site.ts';
import styles from './Claims.module.css';

const Photos = ({
  ids,
  link,
  label,
}: {
  readonly ids: readonly string[];
  readonly link: string | null;
  readonly label: string;
}): ReactNode => {
  const { claimPhoto } = useService(FileAddressesT);
  return (
    ids.length > 0 && (
      <ul className={styles.photos} aria-label={label}>
        {ids.map((id, index) => (
          <li key={id}>
            <a href={withBase(claimPhoto(id, 'whole', link))} target="_blank" rel="noreferrer">
              <img
                src={withBase(claimPhoto(id, 'thumbnail', link))}
                alt={`${label} ${index + 1}`}
                className={styles.picture}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    )
  );
};

type ClaimedPiece = Claim['pieces'][number];

type DecisionProps = {
  readonly claim: Claim;
  /** True if the text addresses staff, who decide. */
  readonly isForStaff: boolean;
};

const Decision = ({ claim, isForStaff }: DecisionProps): ReactNode => {
  const t = useT('claims');
  const languageTag = useLanguageTag();
  const { decision } = claim;
  if (decision === null && isForStaff) return <p>{t('decision.noneStaff')}</p>;
  if (decision === null)
    return (
      <p>{t(claim.pieces.some(({ zones }) => zones) ? 'decision.noneFit' : 'decision.none')}</p>
    );
  switch (decision.kind) {
    case 'remake':
      return <p>{t('decision.remake', { number: decision.orderNumber ?? '' })}</p>;
    case 'credit':
      return <p>{t('decision.credit', { amount: formatMoney(decision.amount, languageTag) })}</p>;
    case 'alteration':
      return (
        <p>
          {t('decision.alteration', {
            amount: formatMoney(decision.amount, languageTag),
            reference: decision.reference,
          })}
        </p>
      );
    case 'refused':
      return (
        <>
          <p>{t('decision.refused')}</p>
          <blockquote className={styles.words}>{decision.words}</blockquote>
        </>
      );
  }
};

export const ClaimView = ({
  claim,
  link,
  isForStaff = false,
}: {
  readonly claim: Claim;
  readonly link: string | null;
  readonly isForStaff?: boolean;
}): ReactNode => {
  const t = useT('claims');
  const misfits = useMisfits();
  const date = new Intl.DateTimeFormat(useLanguageTag(), { dateStyle: 'long' });
  const claimedOf = ({ quantity, lineQuantity }: ClaimedPiece): string =>
    quantity === lineQuantity
      ? t('quantity', { count: quantity })
      : t('quantityOf', { quantity, count: lineQuantity });
  return (
    <div className={styles.view}>
      <p className={styles.hint}>
        {t('claimOf', { number: claim.orderNumber, date: date.format(new Date(claim.receivedAt)) })}{' '}
        · {t(`kind.${claim.type}`)}
      </p>
      <div className={styles.state} data-status={claim.status}>
        <p className={styles.label}>{t(`status.${claim.status}`)}</p>
        <Decision claim={claim} isForStaff={isForStaff} />
        {claim.levies && <p className={styles.hint}>{claim.levies.text}</p>}
      </div>
      <AlikeLines lines={claim.pieces}>
        <ul className={styles.pieceList}>
          {claim.pieces.map((piece) => (
            <li key={piece.lineId} className={styles.piece}>
              <GarmentPicture path={piece.imagePath} alt="" className={styles.drawing} />
              <div className={styles.pieceText}>
                <p>
                  <strong>{piece.title}</strong>
                  <span className={styles.traits}>
                    {piece.lineQuantity > 1 && `${claimedOf(piece)} · `}
                    {piece.variantTitle}
                    {piece.sizeTitle !== null && ` · ${piece.sizeTitle}`}
                    {piece.washConfirmed && ` · ${t('isWashed')}`}
                  </span>
                </p>
                {piece.zones && <p>{misfits(piece.zones)}</p>}
                <Photos
                  ids={piece.photos}
                  link={link}
                  label={t('photos', { title: piece.title })}
                />
              </div>
            </li>
          ))}
        </ul>
      </AlikeLines>
      {claim.comment !== '' && <blockquote className={styles.words}>{claim.comment}</blockquote>}
      <Photos ids={claim.receipts} link={link} label={t('receipts')} />
    </div>
  );
};
