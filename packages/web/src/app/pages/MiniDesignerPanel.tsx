import type { ReactNode } from 'react';
import { MiniDesigner } from '../../features/designer/MiniDesigner.tsx';
import type { PanelValueProps } from '../../platform/panels/panels.ts';
import { GarmentSize } from './GarmentSize.tsx';

export default function MiniDesignerPanel({
  values: [lineId],
}: PanelValueProps<'mini-designer'>): ReactNode {
  return <MiniDesigner lineId={lineId} size={(store) => <GarmentSize store={store} />} />;
}
