import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { DesignerStore } from '../../features/designer/designerStore.ts';
import { MiniDesigner } from '../../features/designer/MiniDesigner.tsx';
import { SizeChoice } from '../../features/sizing/SizeChoice.tsx';
import { SavedSizesSlot } from '../../features/sizing/saved/SavedSizesSlot.tsx';
import type { PanelProps } from '../../platform/panels/panels.ts';

const Size = observer(function Size({ store }: { readonly store: DesignerStore }): ReactNode {
  const { type, size, savedSize } = store;
  if (type.sizeType === null || size === null) return null;
  const saved = size.kind === 'user' && savedSize.status === 'found' ? savedSize.size : null;
  return (
    <>
      <SizeChoice
        value={size.kind === 'standard' ? size : (saved?.standardSize ?? null)}
        savedTitle={saved?.title ?? null}
        onChoose={store.chooseSize}
      />
      <SavedSizesSlot
        sizeTypeId={type.sizeType.id}
        chosenId={size.kind === 'user' ? size.id : null}
        onChoose={(id) => void store.chooseSavedSize(id)}
      />
    </>
  );
});

/** A line of the basket made another way, with the sizes there are for it. */
export default function MiniDesignerPanel({ onClose }: PanelProps): ReactNode {
  return <MiniDesigner onClose={onClose} size={(store) => <Size store={store} />} />;
}
