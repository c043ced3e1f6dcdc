import type { ReactNode } from 'react';
import { ChangeOrderedPiece } from '../../features/designer/ChangeOrderedPiece.tsx';
import type { PanelValueProps } from '../../platform/panels/panels.ts';
import { GarmentSize } from './GarmentSize.tsx';

export default function ChangePiecePanel({
  values,
  onClose,
}: PanelValueProps<'change-piece'>): ReactNode {
  return (
    <ChangeOrderedPiece
      values={values}
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
