import type { ReactNode } from 'react';
import { MiniDesigner } from '../../features/designer/MiniDesigner.tsx';
import type { ToldPanelProps } from '../../platform/panels/panels.ts';
import { GarmentSize } from './GarmentSize.tsx';

/** A line of the basket made another way, with the sizes there are for it. */
export default function MiniDesignerPanel({
  told: [lineId],
}: ToldPanelProps<'mini-designer'>): ReactNode {
  return <MiniDesigner lineId={lineId} size={(store) => <GarmentSize store={store} />} />;
}
