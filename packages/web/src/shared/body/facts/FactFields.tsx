import {
  type BodyFact,
  type BodyFacts,
  centimeters,
  cutForOf,
  factBounds,
  heightOfInches,
  inches,
  kilograms,
  nearestShoeSize,
  pounds,
  shoeSizeOfUs,
  shoeSizesFor,
  toFeetAndInches,
  toInches,
  toPounds,
  type UnitSystem,
  weightOfPounds,
} from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { parseFeetAndInches, parseNumber } from '../../../platform/forms/parseNumber.ts';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import styles from './FactFields.module.css';
import { NumericStepper } from './NumericStepper.tsx';

type FactFieldsProps = {
  readonly facts: BodyFacts;
  readonly units: UnitSystem;
  /** Metric, independent of the entered unit. */
  readonly onAdjust: <Fact extends BodyFact>(fact: Fact, value: BodyFacts[Fact]) => void;
  readonly error?: string | null | undefined;
  /** Facts that were neither changed nor confirmed, marked as averages. */
  readonly averages?: readonly BodyFact[];
};

type Bounds = { readonly minimum: number; readonly maximum: number };

const inInches = ({ minimum, maximum }: Bounds): Bounds => ({
  minimum: toInches(centimeters(minimum)),
  maximum: toInches(centimeters(maximum)),
});
const inPounds = ({ minimum, maximum }: Bounds): Bounds => ({
  minimum: toPounds(kilograms(minimum)),
  maximum: toPounds(kilograms(maximum)),
});

const nearestIndex = (sizes: readonly number[], size: number): number =>
  sizes.reduce(
    (best, each, index) =>
      Math.abs(each - size) < Math.abs((sizes[best] ?? 0) - size) ? index : best,
    0,
  );

/**
 * Age, height, weight and shoe size in the visitor's units; switching units keeps the exact
 * entered value (SIZE-22, SIZE-48, SIZE-51).
 */
export const FactFields = ({
  facts,
  units,
  onAdjust,
  error,
  averages = [],
}: FactFieldsProps): ReactNode => {
  const t = useT('findSize');
  const markOf = (fact: BodyFact): string | null =>
    averages.includes(fact) ? t('facts.average') : null;
  const cutFor = cutForOf(facts);
  const { ageYears, heightCm, weightKg } = factBounds(cutFor);
  const shoeSizes = shoeSizesFor(cutFor);
  // American sizes in order, without the duplicate of the table (SIZE-51).
  const usSizes = [...new Set(shoeSizes.map(({ us }) => us))];
  const languageTag = useLanguageTag();
  const isMetric = units === 'metric';
  const write = (value: number): string =>
    new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 }).format(value);
  const feetAndInches = (value: number): string => {
    const height = toFeetAndInches(heightOfInches(inches(value), cutFor));
    return `${height.feet}′ ${write(height.inches)}″`;
  };
  const height = toFeetAndInches(facts.heightCm);
  const shoe = nearestShoeSize(facts.footLengthCm, cutFor);
  const sizes = isMetric ? shoeSizes.map(({ eu }) => eu) : usSizes;
  const system = isMetric ? 'EU' : 'US';
  const chooseShoe = (index: number): void => {
    const row = isMetric ? shoeSizes[index] : shoeSizeOfUs(usSizes[index] ?? 0, cutFor);
    if (row) onAdjust('footLengthCm', row.footLengthCm);
  };
  return (
    <div className={styles.facts}>
      <NumericStepper
        label={t('facts.age')}
        mark={markOf('ageYears')}
        value={facts.ageYears}
        bounds={ageYears}
        unit={t('facts.years')}
        hasRail
        onChange={(value) => onAdjust('ageYears', Math.round(value))}
      />
      {isMetric ? (
        <NumericStepper
          key="cm"
          label={t('facts.height')}
          mark={markOf('heightCm')}
          value={facts.heightCm}
          bounds={heightCm}
          unit="cm"
          hasRail
          error={error}
          onChange={(value) => onAdjust('heightCm', centimeters(value))}
        />
      ) : (
        <NumericStepper
          key="in"
          label={t('facts.height')}
          mark={markOf('heightCm')}
          value={toInches(facts.heightCm)}
          bounds={inInches(heightCm)}
          format={feetAndInches}
          parse={parseFeetAndInches}
          spoken={t('facts.feetAndInches', {
            count: height.inches,
            feet: height.feet,
            inches: write(height.inches),
          })}
          hasSigns
          hasRail
          error={error}
          onChange={(value) => onAdjust('heightCm', heightOfInches(inches(value), cutFor))}
        />
      )}
      <NumericStepper
        key={units}
        label={t('facts.weight')}
        mark={markOf('weightKg')}
        value={isMetric ? facts.weightKg : toPounds(facts.weightKg)}
        bounds={isMetric ? weightKg : inPounds(weightKg)}
        unit={isMetric ? 'kg' : 'lb'}
        hasRail
        onChange={(value) =>
          onAdjust('weightKg', isMetric ? kilograms(value) : weightOfPounds(pounds(value), cutFor))
        }
      />
      <NumericStepper
        key={system}
        label={t('facts.shoe')}
        mark={markOf('footLengthCm')}
        value={isMetric ? shoeSizes.indexOf(shoe) : usSizes.indexOf(shoe.us)}
        bounds={{ minimum: 0, maximum: sizes.length - 1 }}
        unit={system}
        format={(index) => write(sizes[Math.round(index)] ?? 0)}
        parse={(text) => {
          const size = parseNumber(text);
          if (size === null) return null;
          if (size < (sizes[0] ?? 0)) return -1;
          return size > (sizes.at(-1) ?? 0) ? sizes.length : nearestIndex(sizes, size);
        }}
        spoken={`${system} ${write(isMetric ? shoe.eu : shoe.us)}`}
        hint={t('facts.foot', {
          smallest: write(sizes[0] ?? 0),
          largest: write(sizes.at(-1) ?? 0),
          length: isMetric
            ? `${write(shoe.footLengthCm)} cm`
            : `${write(toInches(shoe.footLengthCm))} in`,
        })}
        hasRail
        onChange={chooseShoe}
      />
    </div>
  );
};
