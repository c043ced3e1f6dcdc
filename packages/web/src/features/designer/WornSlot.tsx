import { shapeOf } from '@tailorbird/packshot';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIsAttended } from '../../platform/hydration/attention.ts';
import { lazyPart, nothing } from '../../platform/hydration/lazyPart.tsx';
import { useQuery } from '../../platform/navigation/useQuery.ts';
import { garmentOf } from '../../shared/garments/garmentOf.ts';
import type { DesignerStore } from './designerStore.ts';

const WornPart = lazyPart(() => import('./worn/Worn.tsx'), ['worn'], nothing);

/** Patterns whose form can be draped: those without woven collars and hoods. */
const wornPatterns: ReadonlySet<string> = new Set([
  't-shirt',
  'long-sleeve',
  'hi-neck',
  'undershirt',
  'tank',
  'active-tee',
  'knit',
  'cardigan',
  'half-zip',
  'sweatshirt',
  'zip-sweatshirt',
]);

/** Offers to show a garment with a pattern in the chosen size, worn. */
export const WornSlot = observer(function WornSlot({
  store,
}: {
  readonly store: DesignerStore;
}): ReactNode {
  const isAttended = useIsAttended();
  const [query] = useQuery();
  // A reloaded page opens its dialog without an interaction.
  if (!(isAttended || query.has('worn')) || store.size === null) return null;
  const { type, design } = store;
  const shape = shapeOf(garmentOf(type, design.variant, { initials: '', view: 'front' }));
  return (
    shape !== undefined &&
    wornPatterns.has(type.pattern) && <WornPart store={store} shape={shape} />
  );
});
