import {
  type BodyFact,
  type BodyFacts,
  centimeters,
  heightOfInches,
  idealSizeBounds,
  inches,
  inchesPerFoot,
  kilograms,
  nearestShoeSize,
  pounds,
  shoeSizes,
  toFeetAndInches,
  toInches,
  toPounds,
  type UnitSystem,
  weightOfPounds,
} from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../i18n/useT.ts';
import { NumericStepper } from '../measuring/NumericStepper.tsx';
import { parseNumber } from '../measuring/parseNumber.ts';
import styles from './EditSizeModal.module.css';

type FactSteppersProps = {
  readonly facts: BodyFacts;
  readonly units: UnitSystem;
  /** Years, centimeters or kilograms. */
  readonly onAdjust: (fact: BodyFact, value: number) => void;
};

const { ageYears, heightCm, weightKg } = idealSizeBounds;

/** `5′ 11″`, `5 11`, or inches alone. */
const parseFeet = (text: string): number | null => {
  const parts = /^\s*(\d+)\s*(?:′|'|ft|\s)\s*(\d+(?:[.,]\d+)?)?\s*(?:″|"|in)?\s*$/.exec(text);
  if (!parts) return parseNumber(text);
  return Number(parts[1]) * inchesPerFoot + Number((parts[2] ?? '0').replace(',', '.'));
};

/** Age, height, weight and shoe size, in the reader's units; what is entered stays when the units change. */
export const FactSteppers = ({ facts, units, onAdjust }: FactSteppersProps): ReactNode => {
  const t = useT('sizes');
  const languageTag = useLanguageTag();
  const write = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 1 });
  const isMetric = units === 'metric';
  const shoe = shoeSizes.findIndex(({ footLengthCm }) => footLengthCm === nearestShoeSize(facts.footLengthCm).footLengthCm);
  const shoeName = (index: number): number => {
    const row = shoeSizes[Math.round(index)];
    return (isMetric ? row?.eu : row?.us) ?? 0;
  };
  return (
    <div className={styles.facts}>
      <NumericStepper
        label={t('edit.age')}
        value={facts.ageYears}
        bounds={ageYears}
        unit={t('edit.years')}
        onChange={(value) => onAdjust('ageYears', value)}
      />
      {isMetric ? (
        <NumericStepper
          label={t('edit.height')}
          value={facts.heightCm}
          bounds={heightCm}
          unit="cm"
          onChange={(value) => onAdjust('heightCm', value)}
        />
      ) : (
        <NumericStepper
          label={t('edit.height')}
          value={toInches(centimeters(facts.heightCm))}
          bounds={{ minimum: toInches(centimeters(heightCm.minimum)), maximum: toInches(centimeters(heightCm.maximum)) }}
          format={(value) => {
            const { feet, inches: rest } = toFeetAndInches(heightOfInches(inches(value)));
            return `${feet}′ ${write.format(rest)}″`;
          }}
          parse={parseFeet}
          hasSigns
          onChange={(value) => onAdjust('heightCm', heightOfInches(inches(value)))}
        />
      )}
      {isMetric ? (
        <NumericStepper
          label={t('edit.weight')}
          value={facts.weightKg}
          bounds={weightKg}
          unit="kg"
          onChange={(value) => onAdjust('weightKg', value)}
        />
      ) : (
        <NumericStepper
          label={t('edit.weight')}
          value={toPounds(facts.weightKg)}
          bounds={{ minimum: toPounds(kilograms(weightKg.minimum)), maximum: toPounds(kilograms(weightKg.maximum)) }}
          unit="lb"
          onChange={(value) => onAdjust('weightKg', weightOfPounds(pounds(value)))}
        />
      )}
      <NumericStepper
        label={t('edit.shoe')}
        value={Math.max(0, shoe)}
        bounds={{ minimum: 0, maximum: shoeSizes.length - 1 }}
        unit={isMetric ? 'EU' : 'US'}
        format={(index) => write.format(shoeName(index))}
        parse={(text) => {
          const number = parseNumber(text);
          const index = shoeSizes.findLastIndex((_, each) => shoeName(each) === number);
          return index < 0 ? null : index;
        }}
        onChange={(index) => {
          const row = shoeSizes[Math.round(index)];
          if (row) onAdjust('footLengthCm', row.footLengthCm);
        }}
      />
    </div>
  );
};
