import type { ClothingType } from '@tailorbird/domain/catalog';
import { useMatches } from '../../platform/navigation/router.ts';

/** Null if it has no sizes. */
export const useDesignedType = (): ClothingType | null => {
  const match = useMatches().at(-1);
  const type = (match?.loaderData as { readonly type?: ClothingType } | null | undefined)?.type;
  return type?.sizeType ? type : null;
};
