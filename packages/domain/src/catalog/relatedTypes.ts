import type { ClothingType } from './clothingType.ts';

export const relatedCount = 4;

const fabricsOf = (type: ClothingType<unknown>): readonly number[] =>
  type.fabricColors.map(({ fabric }) => fabric.id);

/**
 * Garments related to a type: alternately one of its family and one of another family in a
 * different fabric, then more of its family. Never the type itself; gift cards have none.
 */
export const relatedTypes = <Type extends ClothingType<unknown>>(
  type: ClothingType<unknown>,
  listed: readonly Type[],
): readonly Type[] => {
  if (type.productClass === 'Gift Card') return [];
  const others = listed.filter(
    ({ id, productClass }) => id !== type.id && productClass !== 'Gift Card',
  );
  const cloth = new Set(fabricsOf(type));
  const isOfCloth = (other: Type): boolean => fabricsOf(other).some((id) => cloth.has(id));
  const family = others.filter((other) => other.family === type.family);
  // Within the family, the same pattern in another fabric comes first.
  const kin = [
    ...family.filter(({ pattern }) => pattern === type.pattern),
    ...family.filter(({ pattern }) => pattern !== type.pattern),
  ];
  const mates = others.filter((other) => other.family !== type.family && isOfCloth(other));
  const turns = Array.from({ length: relatedCount }, (_, turn) => [kin[turn], mates[turn]]).flat();
  return turns.filter((one) => one !== undefined).slice(0, relatedCount);
};
