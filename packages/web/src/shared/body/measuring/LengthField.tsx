import {
  type Bounds,
  type Centimeters,
  centimeters,
  inches,
  toCentimeters,
  toInches,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import type { ReactNode } from 'react';
import { NumericStepper } from '../facts/NumericStepper.tsx';

type LengthFieldProps = {
  readonly label: string;
  readonly value: Centimeters | null;
  readonly bounds: Bounds;
  readonly start: number;
  readonly units: UnitSystem;
  readonly error?: string | null;
  readonly onChange: (length: Centimeters) => void;
  readonly onFocus?: () => void;
};

/** A length in the visitor's units, stored in centimeters as entered. */
export const LengthField = ({
  value,
  bounds,
  start,
  units,
  onChange,
  ...rest
}: LengthFieldProps): ReactNode => {
  const isMetric = units === 'metric';
  const shown = (length: number): number => (isMetric ? length : toInches(centimeters(length)));
  return (
    <NumericStepper
      key={units}
      {...rest}
      value={value === null ? null : shown(value)}
      bounds={{ minimum: shown(bounds.minimum), maximum: shown(bounds.maximum) }}
      start={Math.round(shown(start))}
      step={isMetric ? 0.5 : 0.25}
      unit={isMetric ? 'cm' : 'in'}
      onChange={(entered) =>
        onChange(isMetric ? centimeters(entered) : toCentimeters(inches(entered)))
      }
    />
  );
};
