import { defaultStandardSizeFor, standardMeasurements } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { GarmentDrawing } from '../../../shared/body/figure/GarmentDrawing.tsx';
import { standardWearer } from '../../../shared/body/figure/standardWearer.ts';
import { ErrorBox } from '../../../ui/ErrorBox.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { CreateSizeStore } from './createSizeStore.ts';
import { GarmentChoice } from './GarmentChoice.tsx';

type StepProps = { readonly store: CreateSizeStore; readonly error: string | null };

export const SizeTypeStep = observer(function SizeTypeStep({ store, error }: StepProps): ReactNode {
  const t = useT('findSize');
  const { sizeTypes, sizeType, session } = store;
  const middle = defaultStandardSizeFor(session.cutFor);
  const wearer = standardWearer(middle);
  if (sizeTypes.status === 'failed') {
    return (
      <ErrorBox
        message={t('create.notLoaded')}
        retryLabel={t('create.tryAgain')}
        onRetry={() => void store.loadSizeTypes()}
      />
    );
  }
  if (sizeTypes.status !== 'here') return <Skeleton lines={6} />;
  return (
    <GarmentChoice
      legend={t('create.step.size-type')}
      value={sizeType ? String(sizeType.id) : null}
      error={error}
      onChoose={(id) => {
        const chosen = sizeTypes.all.find((type) => String(type.id) === id);
        if (chosen) store.chooseSizeType(chosen);
      }}
      options={sizeTypes.all.flatMap(({ id, slug, title }) => {
        const measurements = standardMeasurements(slug, middle);
        return measurements
          ? [
              {
                value: String(id),
                title,
                drawing: (
                  <GarmentDrawing body={wearer} sizeTypeSlug={slug} measurements={measurements} />
                ),
              },
            ]
          : [];
      })}
    />
  );
});
