import { type Fit, fits } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { GarmentDrawing } from '../../../shared/body/figure/GarmentDrawing.tsx';
import { useLengthText } from '../../../shared/body/figure/useLengthText.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import type { CreateSizeStore } from './createSizeStore.ts';
import { GarmentChoice } from './GarmentChoice.tsx';

type StepProps = { readonly store: CreateSizeStore; readonly error: string | null };

export const FitStep = observer(function FitStep({ store, error }: StepProps): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const { session, sizeType, fit } = store;
  const chestOf = (each: Fit): string => {
    const chest = store.garmentIn(each).find(({ measure }) => measure === 'chest');
    return chest ? `${sizing('measure.chest')} ${write(chest.value)}` : '';
  };
  return (
    <GarmentChoice
      legend={t('create.step.fit')}
      value={fit}
      error={error}
      onChoose={store.chooseFit}
      options={fits.map((each) => ({
        value: each,
        title: t(`fit.${each}.title`),
        text: t(`fit.${each}.text`),
        measured: chestOf(each),
        drawing: (
          <GarmentDrawing
            body={session.numbers}
            sizeTypeSlug={sizeType?.slug ?? ''}
            measurements={store.garmentIn(each)}
            closest={store.garmentIn('TIGHT')}
          />
        ),
      }))}
    />
  );
});
