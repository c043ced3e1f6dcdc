import type { ClothingType } from '@tailorbird/domain/catalog';
import { useMatches } from '../../platform/navigation/router.ts';

/** The garment being designed on this page if it has sizes, else null. */
export const useDesignedType = (): ClothingType | null => {
  const match = useMatches().at(-1);
  const type = (match?.loaderData as { readonly type?: ClothingType } | null | undefined)?.type;
  return type?.sizeType ? type : null;
};
