import type { FabricSheet } from '@tailorbird/domain/content';
import type { ReactNode } from 'react';
import { LocalLink } from '../../../platform/navigation/links.tsx';
import { useLocale, useT } from '../../../platform/texts/useT.ts';
import { AlikePieces, Packshot } from '../../../ui/Packshot.tsx';
import { Swatch } from '../../../ui/Swatch.tsx';
import styles from './Fabrics.module.css';

const mostColors = 12;

const Sheet = ({ fabric }: { readonly fabric: FabricSheet }): ReactNode => {
  const t = useT('content');
  const locale = useLocale();
  const [first, ...others] = fabric.pieces;
  const names = fabric.colors.map(({ title }) => title);
  return (
    <li className={styles.sheet} id={fabric.slug}>
      {first && (
        <LocalLink to={`/product/${first.slug}/${first.variant}`} className={styles.picture}>
          <Packshot slug={first.slug} variantId={first.variant} alt={first.title} />
        </LocalLink>
      )}
      <div className={styles.text}>
        <h3 className={styles.title}>{fabric.title}</h3>
        <p className={styles.facts}>
          {fabric.composition}
          {fabric.weightGsm !== null && (
            <span className={styles.weight}>{t('fabric.grams', { grams: fabric.weightGsm })}</span>
          )}
        </p>
        <div className={styles.colors}>
          {fabric.colors.slice(0, mostColors).map(({ title, hex }) => (
            <Swatch key={title} hex={hex} size="small" />
          ))}
          <span className={styles.count} title={new Intl.ListFormat(locale).format(names)}>
            {t('fabric.colors', { count: names.length })}
          </span>
        </div>
        <details className={styles.care}>
          <summary>{t('fabric.care')}</summary>
          <p>{fabric.care}</p>
        </details>
        <p className={styles.used}>
          {[first, ...others].map(
            (piece) =>
              piece && (
                <LocalLink
                  key={piece.slug}
                  to={`/product/${piece.slug}/${piece.variant}`}
                  className={styles.link}
                >
                  {piece.title}
                </LocalLink>
              ),
          )}
        </p>
      </div>
    </li>
  );
};

export const Fabrics = ({ fabrics }: { readonly fabrics: readonly FabricSheet[] }): ReactNode => (
  <AlikePieces pieces={fabrics.map(({ pieces: [first] }) => first ?? null)}>
    <ul className={styles.sheets}>
      {fabrics.map((fabric) => (
        <Sheet key={fabric.slug} fabric={fabric} />
      ))}
    </ul>
  </AlikePieces>
);
