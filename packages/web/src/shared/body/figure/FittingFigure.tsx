import type { GarmentMeasurement, UnitSystem } from '@tailorbird/domain/sizing';
import { centimeters, toFeetAndInches } from '@tailorbird/domain/sizing';
import type { BodyNumbers } from '@tailorbird/packshot/body';
import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { BodyFigure, type Highlight } from './BodyFigure.tsx';
import { useLengthText } from './useLengthText.ts';

type Garment = {
  readonly sizeTypeSlug: string;
  readonly measurements: readonly GarmentMeasurement[];
};

type FittingFigureProps = {
  readonly body: BodyNumbers;
  readonly units: UnitSystem;
  readonly garment?: Garment | undefined;
  readonly compared?: Garment | undefined;
  readonly highlight?: Highlight | null | undefined;
  readonly view?: 'whole' | 'upper' | undefined;
  readonly className?: string | undefined;
};

export const FittingFigure = ({ body, units, ...rest }: FittingFigureProps): ReactNode => {
  const t = useT('measuring');
  const write = useLengthText(units);
  const languageTag = useLanguageTag();
  const { feet, inches } = toFeetAndInches(centimeters(body.heightCm));
  const text = t(rest.garment ? 'figure.worn' : 'figure.body', {
    height:
      units === 'metric'
        ? write(centimeters(body.heightCm))
        : `${feet}′ ${new Intl.NumberFormat(languageTag).format(inches)}″`,
    chest: write(centimeters(body.chestCircumference)),
    waist: write(centimeters(body.waistCircumference)),
    hip: write(centimeters(body.hipCircumference)),
  });
  return <BodyFigure body={body} text={text} {...rest} />;
};
