import type { ClothingType } from '@tailorbird/domain/catalog';
import { useMatches } from '../../platform/navigation/router.ts';

/** The garment of the page, when it is one that is being designed and has sizes; null elsewhere. */
export const useDesignedType = (): ClothingType | null => {
  const match = useMatches().at(-1);
  const type = (match?.loaderData as { readonly type?: ClothingType } | null | undefined)?.type;
  return type?.sizeType ? type : null;
};
