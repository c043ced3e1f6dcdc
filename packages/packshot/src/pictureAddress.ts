/**
 * Addresses of pictures:
 * `/packshots/<garment>/<variant>[.<view>][.women][.drawn][.<width>].<svg|png>[?…]`.
 * `.drawn` marks the address of a drawing; without it, the picture is a render if the
 * garment has one.
 */
const ending = /(\.drawn)?(\.\d{3,4})?(\.(?:svg|png))(?=\?|$)/;

const isDrawing = (address: string): boolean => ending.exec(address)?.[1] !== undefined;

export const drawingAddress = (address: string): string => address.replace(ending, '.drawn$2$3');

/** True if no picture of a list is known to be a drawing. */
export const areRenders = (addresses: readonly string[]): boolean => !addresses.some(isDrawing);

/** Addresses of a list that shows renders only, or drawings only. */
export const alikeAddresses = (addresses: readonly string[]): readonly string[] =>
  areRenders(addresses) ? addresses : addresses.map(drawingAddress);
