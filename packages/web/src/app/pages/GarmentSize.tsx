import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DesignerStore } from '../../features/designer/designerStore.ts';
import { SizeChoice } from '../../features/sizing/SizeChoice.tsx';
import { SizeNameSlot } from '../../features/sizing/SizeNameSlot.tsx';
import { SavedSizesSlot } from '../../features/sizing/saved/SavedSizesSlot.tsx';
import { ForWhomSlot } from '../../features/sizing/wearers/ForWhomSlot.tsx';
import { useSizePreferences } from '../../shared/sizePreferences/useSizePreferences.ts';

type GarmentSizeProps = {
  readonly store: DesignerStore;
  /** The size the piece was ordered in, possibly another account's. */
  readonly agreed?: { readonly id: number | null; readonly title: string } | null;
};

export const GarmentSize = observer(function GarmentSize({
  store,
  agreed = null,
}: GarmentSizeProps): ReactNode {
  const { type, size, savedSize } = store;
  const { cutFor } = useSizePreferences();
  if (type.sizeType === null) return null;
  const saved = size?.kind === 'user' && savedSize.status === 'found' ? savedSize.size : null;
  const isAgreed = size?.kind === 'user' && size.id === agreed?.id;
  return (
    <>
      <SizeChoice
        value={size?.kind === 'standard' ? size : (saved?.standardSize ?? null)}
        cutFor={type.cutFor.includes(cutFor) ? cutFor : (type.cutFor[0] ?? 'men')}
        savedTitle={
          saved ? <SizeNameSlot title={saved.title} /> : isAgreed ? (agreed?.title ?? null) : null
        }
        forWhom={
          <ForWhomSlot
            garment={type}
            wearerId={store.wearerId}
            isInDefault={store.isInDefault}
            size={size}
            onDefault={store.setDefaultSize}
            onTakeDefault={store.resetSize}
            onDressed={store.changeWearer}
            onChoose={(chosen) =>
              chosen.kind === 'standard'
                ? store.chooseSize(chosen)
                : void store.chooseSavedSize(chosen.id)
            }
          />
        }
        onChoose={store.chooseSize}
      />
      <SavedSizesSlot
        sizeTypeId={type.sizeType.id}
        wearerId={store.wearerId}
        chosenId={size?.kind === 'user' ? size.id : null}
        onChoose={(id) => void store.chooseSavedSize(id)}
      />
    </>
  );
});
