import { basketLinesWithQuantity } from './basketOperations.ts';
import { activeClothingTypes, clothingTypeByIdForLegacyDesigner } from './catalogOperations.ts';
import type { Operation } from './operation.ts';
import {
  createUserSizeFromStandardSize,
  recommendedStandardSizeFromUserSize,
  standardSonSizes,
  userSizes,
} from './sizeOperations.ts';

export const operations: Readonly<Record<string, Operation>> = {
  BasketLinesWithQuantity: basketLinesWithQuantity,
  ActiveClothingTypes: activeClothingTypes,
  ClothingTypeByIdForLegacyDesigner: clothingTypeByIdForLegacyDesigner,
  StandardSONSizes: standardSonSizes,
  user_sizes: userSizes,
  createUserSizeFromStandardSize,
  RecommendedStandardSizeFromUserSize: recommendedStandardSizeFromUserSize,
};
