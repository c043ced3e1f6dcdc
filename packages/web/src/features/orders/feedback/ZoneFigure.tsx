import { type FitFeedback, type FitZone, zoneFits } from '@tailorbird/domain/orders';
import type { CutFor } from '@tailorbird/domain/sizing';
import { garmentPlaceOf, type Point, round, sheetHeight } from '@tailorbird/packshot/body';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { wordsOf } from '../../../shared/fitZones/zoneWords.ts';
import { WornFigure } from '../figure/WornFigure.tsx';
import { type WornBody, wornBodyOf } from '../figure/wornBody.ts';
import { zonesOf } from '../figure/zonesOf.ts';
import styles from './ZoneFigure.module.css';
import { ZoneMark } from './ZoneMark.tsx';

export type ZoneFigureProps = {
  readonly cutFor: CutFor;
  /** Size type of the drawn garment; a shirt if unknown. */
  readonly sizeTypeSlug: string | undefined;
  readonly zones: FitFeedback['zones'];
  readonly onChange: (zones: FitFeedback['zones']) => void;
};

const measuredSleeve = (measurements: WornBody['measurements']): number | undefined =>
  measurements.find(({ measure }) => measure === 'sleeveLength')?.value;

/** Button position of each zone, in centimeters from the center and the floor. */
const spotsOf = ({
  landmarks: { arm, crotch, chest, chestHalf, nape, waist },
  measurements,
}: WornBody): Readonly<Record<FitZone, Point>> => ({
  neck: [0, nape - 8],
  chest: [0, chest - 1],
  waist: [0, waist + 2],
  sleeve: arm.at(0.6 * (measuredSleeve(measurements) ?? arm.length), 0),
  length: [-chestHalf * 0.62, crotch + 9],
});

const lengthLine = ({ landmarks: { chestHalf, crotch, shoulder } }: WornBody): readonly Point[] => [
  [-chestHalf * 0.62, shoulder - 2],
  [-chestHalf * 0.62, crotch + 3],
];

const Tape = ({ zone, shown }: { readonly zone: FitZone; readonly shown: WornBody }): ReactNode => {
  if (zone === 'length') return <path d={round(lengthLine(shown))} />;
  const place = garmentPlaceOf(
    zone === 'sleeve' ? 'sleeveLength' : zone,
    shown.body,
    shown.measurements,
  );
  if (place.kind === 'line') return <path d={round(place.points)} />;
  const [across, up] = place.center;
  return (
    <path
      d={`M${across - place.half} ${sheetHeight - up}a${place.half} ${place.depth} 0 0 0 ${2 * place.half} 0`}
    />
  );
};

/** The next value of a pressed zone: none, too small, right, too large, none. */
const nextOf = (zones: FitFeedback['zones'], zone: FitZone): FitFeedback['zones'] => {
  const { [zone]: felt, ...others } = zones;
  const next = zoneFits[felt === undefined ? 0 : zoneFits.indexOf(felt) + 1];
  return next === undefined ? others : { ...others, [zone]: next };
};

export default function ZoneFigure({
  cutFor,
  sizeTypeSlug,
  zones,
  onChange,
}: ZoneFigureProps): ReactNode {
  const t = useT('fitFeedback');
  const shown = wornBodyOf(cutFor, sizeTypeSlug);
  const judged = zonesOf(cutFor, sizeTypeSlug);
  const spots = spotsOf(shown);
  return (
    <fieldset className={styles.places}>
      <legend className={styles.legend}>{t('drawing')}</legend>
      <WornFigure
        shown={shown}
        marks={judged.map((zone) => (
          <g
            key={zone}
            className={styles.tape}
            data-judged={zones[zone] !== undefined || undefined}
          >
            <Tape zone={zone} shown={shown} />
          </g>
        ))}
      >
        {judged.map((zone) => {
          const felt = zones[zone];
          const name = t('place', {
            zone: t(`zone.${zone}`),
            fit: felt ? t(`${wordsOf[zone]}.${felt}`) : t('unsaid'),
          });
          return (
            <button
              key={zone}
              type="button"
              className={styles.spot}
              style={shown.onFigure(spots[zone])}
              aria-label={name}
              title={name}
              data-felt={felt}
              onClick={() => onChange(nextOf(zones, zone))}
            >
              <ZoneMark felt={felt} way={wordsOf[zone]} />
            </button>
          );
        })}
      </WornFigure>
    </fieldset>
  );
}
