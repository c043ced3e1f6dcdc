import { type FitFeedback, type FitZone, fitZones, zoneFits } from '@tailorbird/domain/orders';
import { type StandardSize, standardBody, standardMeasurements } from '@tailorbird/domain/sizing';
import { drawBody, drawGarmentOn, landmarksOf, type Point, placeOf, round, sheetHeight } from '@tailorbird/packshot/body';
import type { ReactNode } from 'react';
import { wordsOf } from '../../../platform/fitZones/zoneWords.ts';
import { useT } from '../../../platform/texts/useT.ts';
import styles from './ZoneFigure.module.css';
import { ZoneMark } from './ZoneMark.tsx';

export type ZoneFigureProps = {
  readonly zones: FitFeedback['zones'];
  readonly onChange: (zones: FitFeedback['zones']) => void;
};

const size: StandardSize = { base: 7, length: 'R' };
const body = { ...standardBody(size), heightCm: 181 };
const { arm, crotch, chest, chestHalf, nape, shoulder, top, waist } = landmarksOf(body);
const person = drawBody(body);
const worn = drawGarmentOn(body, 'shirt', standardMeasurements('shirt', size) ?? []);

/** What is seen: the upper half, from above the head to below the hem, in centimeters. */
const half = arm.at(arm.length, 9)[0];
const [upper, lower] = [top + 3, crotch - 8];
const box = { width: half * 2, height: upper - lower } as const;

/** Where each place is pressed, in centimeters from the middle and from the floor. */
const spots: Readonly<Record<FitZone, Point>> = {
  neck: [0, nape - 8],
  chest: [0, chest - 1],
  waist: [0, waist + 2],
  sleeve: arm.at(arm.length * 0.66, 0),
  length: [-chestHalf * 0.62, crotch + 9],
};

/** The way each place is measured. */
const lengthLine: readonly Point[] = [
  [-chestHalf * 0.62, shoulder - 2],
  [-chestHalf * 0.62, crotch + 3],
];

const Tape = ({ zone }: { readonly zone: FitZone }): ReactNode => {
  if (zone === 'length') return <path d={round(lengthLine)} />;
  const place = placeOf(
    ({ neck: 'neckCircumference', chest: 'chestCircumference', waist: 'waistCircumference', sleeve: 'sleeveOutseam' } as const)[zone],
    body,
  );
  if (place.kind === 'line') return <path d={round(place.points)} />;
  const [across, up] = place.center;
  return <path d={`M${across - place.half} ${sheetHeight - up}a${place.half} ${place.depth} 0 0 0 ${2 * place.half} 0`} />;
};

/** What follows when a place is pressed: nothing, too small, right, too large, and nothing again. */
const nextOf = (zones: FitFeedback['zones'], zone: FitZone): FitFeedback['zones'] => {
  const { [zone]: felt, ...others } = zones;
  const next = zoneFits[felt === undefined ? 0 : zoneFits.indexOf(felt) + 1];
  return next === undefined ? others : { ...others, [zone]: next };
};

/** Where a garment fits, to be said on a drawing of somebody who wears one: each place is a button that says what was said of it. */
export default function ZoneFigure({ zones, onChange }: ZoneFigureProps): ReactNode {
  const t = useT('fitFeedback');
  return (
    <fieldset className={styles.places}>
      <legend className={styles.legend}>{t('drawing')}</legend>
      <div className={styles.figure} style={{ aspectRatio: `${box.width} / ${box.height}` }}>
        <svg viewBox={`${-half} ${sheetHeight - upper} ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
          {[styles.outline, styles.skin].map((look) => (
            <g key={look} className={look}>
              {[...person.arms, person.trunk, person.head].map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          ))}
          {[styles.clothOutline, styles.cloth].map((look) => (
            <g key={look} className={look}>
              {[...worn.sleeves, worn.trunk].map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          ))}
          <path className={styles.seams} d={worn.details} />
          {fitZones.map((zone) => (
            <g key={zone} className={styles.tape} data-judged={zones[zone] !== undefined || undefined}>
              <Tape zone={zone} />
            </g>
          ))}
        </svg>
        {fitZones.map((zone) => {
          const felt = zones[zone];
          const name = t('place', { zone: t(`zone.${zone}`), fit: felt ? t(`${wordsOf[zone]}.${felt}`) : t('unsaid') });
          const [across, up] = spots[zone];
          return (
            <button
              key={zone}
              type="button"
              className={styles.spot}
              style={{
                insetInlineStart: `${((across + half) / box.width) * 100}%`,
                insetBlockStart: `${((upper - up) / box.height) * 100}%`,
              }}
              aria-label={name}
              title={name}
              data-felt={felt}
              onClick={() => onChange(nextOf(zones, zone))}
            >
              <ZoneMark felt={felt} way={wordsOf[zone]} />
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
