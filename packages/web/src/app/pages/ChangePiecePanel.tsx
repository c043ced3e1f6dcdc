import type { ReactNode } from 'react';
import { ChangeOrderedPiece } from '../../features/designer/ChangeOrderedPiece.tsx';
import type { ToldPanelProps } from '../../platform/panels/panels.ts';
import { GarmentSize } from './GarmentSize.tsx';

/** A piece of an order made another way, with the sizes there are for it. */
export default function ChangePiecePanel({
  told,
  onClose,
}: ToldPanelProps<'change-piece'>): ReactNode {
  return (
    <ChangeOrderedPiece
      told={told}
      onClose={onClose}
      size={({ snapshot, size }) =>
        (designer) => (
          <GarmentSize
            store={designer}
            agreed={size && { id: snapshot.userSizeId, title: size.title }}
          />
        )}
    />
  );
}
