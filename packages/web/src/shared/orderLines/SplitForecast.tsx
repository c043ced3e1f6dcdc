import type { BasketLine } from '@tailorbird/domain/basket';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { ForecastStoreT } from './forecastStore.ts';
import { SplitNote } from './SplitNote.tsx';

/**
 * Shows before payment which pieces would be made first (ORDER-05). A single piece is never
 * split.
 */
export const SplitForecast = observer(function SplitForecast({
  lines,
}: {
  readonly lines: readonly BasketLine[];
}): ReactNode {
  const store = useService(ForecastStoreT);
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  const content = lines.map(({ id, quantity }) => `${id}:${quantity}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forecast depends on the content.
  useEffect(() => {
    if (pieces > 1) void store?.load();
    else store?.clear();
  }, [store, pieces, content]);
  if (!store?.split) return null;
  const { first, onHold } = store.split;
  const titleOf = (lineId: number): string => lines.find(({ id }) => id === lineId)?.title ?? '';
  return (
    <SplitNote
      first={first
        .map(({ lineId, quantity }) => ({ title: titleOf(lineId), quantity }))
        .filter(({ title }) => title !== '')}
      waiting={onHold.reduce((count, { quantity }) => count + quantity, 0)}
    />
  );
});
