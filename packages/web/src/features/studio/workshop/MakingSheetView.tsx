import type { MakingSheet } from '@tailorbird/domain/orders';
import { asymmetryKinds } from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { useSizeName } from '../../../shared/sizeNames/useSizeName.ts';
import { withBase } from '../../../ui/basePath.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import styles from './MakingSheetView.module.css';

const signed = ['cut', 'sewn', 'checked'] as const;

export const MakingSheetView = ({ sheet }: { readonly sheet: MakingSheet }): ReactNode => {
  const t = useT('studio');
  const called = useSizeName();
  const languageTag = useLanguageTag();
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' });
  const length = new Intl.NumberFormat(languageTag, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const { title, piece, pieces, orderNumber, size } = sheet;
  const id = `sheet-${piece.number}`;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('sheet.partLabel'), t(`sheet.part.${piece.part}`)],
    [t('sheet.placed'), day.format(new Date(sheet.datePlaced))],
    [t('sheet.variant'), sheet.variantId],
    ...(sheet.color === null ? [] : [[t('sheet.color'), sheet.color] as const]),
    ...(sheet.fabric === null ? [] : [[t('sheet.fabric'), sheet.fabric] as const]),
    ...(sheet.composition === null ? [] : [[t('sheet.composition'), sheet.composition] as const]),
    ...(sheet.care === null ? [] : [[t('sheet.care'), sheet.care] as const]),
    ...sheet.properties.map(({ label, title: value }) => [label, value] as const),
    ...(sheet.destination === null
      ? []
      : [
          [
            t('sheet.destinationLabel'),
            t(`sheet.destination.${sheet.destination.kind}`, {
              place: sheet.destination.place ?? '',
            }),
          ] as const,
        ]),
    [t('sheet.initials'), sheet.initials || t('sheet.noInitials')],
    ...(size?.wearer ? [[t('sheet.wearer'), size.wearer] as const] : []),
    ...(size ? [[t('sheet.cutForLabel'), t(`sheet.cutFor.${size.cutFor}`)] as const] : []),
    ...(sheet.shaping
      ? [
          [
            t('sheet.sideSeams'),
            t('sheet.takenIn', { length: length.format(sheet.shaping.sideSeams) }),
          ] as const,
          ...(sheet.shaping.waistDarts === null
            ? []
            : [
                [
                  t('sheet.waistDarts'),
                  t('sheet.takenIn', { length: length.format(sheet.shaping.waistDarts) }),
                ] as const,
              ]),
          ...(sheet.shaping.bustDart === null
            ? []
            : [
                [
                  t('sheet.bustDart'),
                  t('sheet.deep', { length: length.format(sheet.shaping.bustDart) }),
                ] as const,
              ]),
        ]
      : []),
    ...asymmetryKinds.flatMap((kind) => {
      const difference = sheet.asymmetry?.[kind];
      return difference
        ? [
            [
              t(`sheet.sides.${kind}.label`),
              t(`sheet.sides.${kind}.${difference.side}`, {
                length: length.format(difference.differenceCm),
              }),
            ] as const,
          ]
        : [];
    }),
    [
      t('sheet.size'),
      size
        ? t('sheet.sizeVersion', { title: called(size.title), version: size.version })
        : t('sheet.noSize'),
    ],
  ];
  return (
    <article className={styles.sheet} data-paper="light" aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <p className={styles.numbers}>
            {t('sheet.order')} {orderNumber} · {t('sheet.piece', { number: piece.number, pieces })}
          </p>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.pattern}>
            {t('sheet.pattern')} <strong>{sheet.patternCode}</strong>
          </p>
        </div>
        <figure className={styles.label}>
          <QrCode text={sheet.garmentUrl} label={t('sheet.labelQr')} className={styles.qr} />
          <figcaption>{t('sheet.labelQr')}</figcaption>
        </figure>
        <QrCode text={sheet.url} label={t('sheet.qr')} className={styles.qr} />
      </header>
      {piece.isWithdrawn && <p className={styles.withdrawn}>{t('sheet.withdrawn')}</p>}
      <div className={styles.pictures}>
        <img
          src={withBase(sheet.pictures.front)}
          alt={t('sheet.front', { title })}
          width={800}
          height={800}
        />
        <img
          src={withBase(sheet.pictures.back)}
          alt={t('sheet.behind', { title })}
          width={800}
          height={800}
        />
      </div>
      <div className={styles.body}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {sheet.measures.length > 0 && (
          <table className={styles.measures}>
            <caption>{t('sheet.measures')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('sheet.measure')}</th>
                <th scope="col">{t('sheet.value')}</th>
                <th scope="col">{t('sheet.tolerance')}</th>
                <th scope="col">{t('sheet.measured')}</th>
              </tr>
            </thead>
            <tbody>
              {sheet.measures.map(({ measure, title: name, value, tolerance }) => (
                <tr key={measure}>
                  <th scope="row">{name}</th>
                  <td>{length.format(value)}</td>
                  <td>{length.format(tolerance)}</td>
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {sheet.comment !== '' && (
        <p className={styles.comment}>
          <strong>{t('sheet.comment')}:</strong> {sheet.comment}
        </p>
      )}
      <dl className={styles.signed}>
        {signed.map((step) => (
          <div key={step}>
            <dt>{t(`sheet.signed.${step}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </article>
  );
};
