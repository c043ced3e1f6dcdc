import { clothNameOf, clothRows, clothSide, colorOf } from '@tailorbird/packshot';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { garmentOf } from '../../shared/garments/garmentOf.ts';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';
import { clothPath } from '../../ui/clothPath.ts';
import { ErrorBox } from '../../ui/ErrorBox.tsx';
import styles from './ClothView.module.css';
import type { DesignerStore } from './designerStore.ts';

/** Marks of a ruler: labels every `step`, divided into `parts` short marks. Millimeters. */
const rulers = {
  metric: { unit: 10, step: 1, parts: 10 },
  imperial: { unit: 25.4, step: 0.25, parts: 4 },
} as const;

const Ruler = ({ units }: { readonly units: keyof typeof rulers }): ReactNode => {
  const t = useT('cloth');
  const languageTag = useLanguageTag();
  const { unit, step, parts } = rulers[units];
  const gap = (unit * step) / parts;
  const count = Math.floor(clothSide / gap);
  const format = new Intl.NumberFormat(languageTag);
  const marks = Array.from({ length: count }, (_, index) => {
    const isLong = (index + 1) % parts === 0;
    const isHalf = (index + 1) % (parts / 2) === 0;
    return `M${(index + 1) * gap} 0V${isLong ? 5.5 : isHalf ? 4.5 : 3}`;
  });
  // The last label would leave the frame.
  const labels = Array.from({ length: Math.floor(clothSide / (unit * step)) }, (_, index) => ({
    place: (index + 1) * unit * step,
    value: (index + 1) * step,
  })).filter(({ place }) => place < clothSide * 0.95);
  return (
    <div className={styles.ruler} aria-hidden="true">
      <svg
        className={styles.marks}
        viewBox={`0 0 ${clothSide} 10`}
        preserveAspectRatio="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d={marks.join('')} vectorEffect="non-scaling-stroke" />
      </svg>
      {labels.map(({ place, value }) => (
        <span
          key={place}
          className={styles.label}
          style={{ insetInlineStart: `${(place / clothSide) * 100}%` }}
        >
          {format.format(value)}
        </span>
      ))}
      <span className={styles.unit}>{t(`units.${units}`)}</span>
    </div>
  );
};

/** The cloth of the chosen color, enlarged, with a ruler and the facts of its fabric. */
const ClothView = observer(function ClothView({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const t = useT('cloth');
  const languageTag = useLanguageTag();
  const id = useId();
  const { units } = useSizePreferences();
  const [failed, setFailed] = useState<string | null>(null);
  const { type, design, color } = store;
  if (!color) return null;
  const { fabric } = color;
  const garment = garmentOf(type, design.variant, { initials: '', view: 'front' });
  const name = clothNameOf(garment, fabric.slug);
  if (name === null) return null;
  const address = clothPath(name, 'avif');
  const matrix = clothRows(colorOf(color.color.hex))
    .map(([weight, offset]) => `${weight.toFixed(3)} 0 0 0 ${offset.toFixed(3)}`)
    .join(' ');
  const length = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 }).format(
    units === 'metric' ? clothSide / 10 : clothSide / 25.4,
  );
  // Most names of fabrics end with their weight.
  const { title, composition, weightGsm } = fabric;
  const facts = [
    title,
    composition,
    ...(weightGsm === null || title.includes(`${weightGsm}`)
      ? []
      : [t('weight', { grams: weightGsm })]),
  ];
  return (
    <>
      <div className={styles.frame} data-paper="light" style={{ backgroundColor: color.color.hex }}>
        {failed === address ? (
          <div className={styles.failed}>
            <ErrorBox
              message={t('failed')}
              retryLabel={t('again')}
              onRetry={() => setFailed(null)}
            />
          </div>
        ) : (
          <svg
            className={styles.cloth}
            viewBox={`0 0 ${clothSide} ${clothSide}`}
            role="img"
            aria-label={t('picture', { fabric: fabric.title, color: color.color.title })}
          >
            <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
              <feColorMatrix values={`${matrix} 0 0 0 1 0`} />
            </filter>
            <image
              href={address}
              width={clothSide}
              height={clothSide}
              filter={`url(#${id})`}
              onError={() => setFailed(address)}
            />
          </svg>
        )}
        {failed !== address && <Ruler units={units} />}
      </div>
      <div className={styles.caption}>
        <p>{facts.join(' · ')}</p>
        {failed !== address && <p className={styles.scale}>{t(`scale.${units}`, { length })}</p>}
      </div>
    </>
  );
});

export default ClothView;
