import type { Block } from './blocks.ts';
import {
  type Curve,
  closed,
  mirrored,
  moved,
  open,
  type Point,
  symmetric,
  twice,
} from './curves.ts';
import type { Studio } from './studio.ts';

/** A patch pocket on the wearer's left chest. (x, y) is the center of its upper edge. */
export const chestPocket = (
  studio: Studio,
  [x, y]: Point,
  { width = 92, height = 100, pointed = false } = {},
): string => {
  const half = width / 2;
  const tip = pointed ? 16 : 5;
  const outline: Curve = [
    [x - half, y],
    [x, y + 2, x + half, y - 1],
    [x + half - 1, y + height - (pointed ? tip : 12)],
    ...(pointed
      ? [
          [x, y + height],
          [x - half + 1, y + height - tip],
        ]
      : [
          [x + half - 2, y + height, x + half - 16, y + height, x, y + height + 1],
          [x - half + 16, y + height, x - half + 2, y + height, x - half + 1, y + height - 12],
        ]),
  ];
  const inset: Curve = [
    [x - half + 4.5, y + 1],
    [x - half + 5, y + height - tip - (pointed ? 2 : 8)],
    ...(pointed
      ? [
          [x, y + height - 5],
          [x + half - 5, y + height - tip - 2],
        ]
      : [
          [x - half + 6, y + height - 4, x, y + height - 4],
          [x + half - 6, y + height - 4, x + half - 5, y + height - tip - 8],
        ]),
    [x + half - 4.5, y],
  ];
  return (
    studio.shadow(
      `M${x - half - 1} ${y + 3}L${x - half} ${y + height - tip + 3}L${x} ${y + height + 4}L${x + half + 2} ${y + height - tip + 3}V${y + 3}Z`,
      0.4,
    ) +
    studio.piece('pocket', closed(outline), ['grain', 'round', 'fall']) +
    studio.stitching(
      open(inset, [
        [x - half + 2, y + 15],
        [x, y + 17, x + half - 2, y + 14],
      ]),
    )
  );
};

/** A kangaroo pocket that ends at `bottom`. `split` leaves space for a zip. */
export const kangarooPocket = (studio: Studio, bottom: number, split: boolean): string => {
  const top = bottom - 150;
  const inner = split ? 8 : 0;
  const half: Curve = [
    [inner, top],
    [78, top],
    [90, top + 46, 112, top + 80, 134, top + 94],
    [135, bottom],
    [inner, bottom + 5],
  ];
  const opening: Curve = [
    [72, top + 5],
    [84, top + 50, 106, top + 84, 129, top + 98],
  ];
  const lip: Curve = [
    [79, top + 1],
    [91, top + 46, 113, top + 80, 135, top + 94],
  ];
  const cut = split ? closed(half, mirrored(half)) : closed(symmetric(half));
  return (
    studio.piece('pocket', cut, ['grain', 'round', 'fall']) +
    studio.seam(twice(lip), 3) +
    studio.stitching(
      twice(
        opening,
        moved(opening, -5, 0),
        [
          [inner, top + 6],
          [72, top + 6],
        ],
        [
          [129, top + 100],
          [130, bottom],
        ],
      ),
    )
  );
};

export const sidePockets = (studio: Studio, { armpit: [ax, ay], hem: [hx, hy] }: Block): string => {
  const x = (ax + hx) / 2;
  const top = ay + (hy - ay) * 0.5;
  const opening: Curve = [
    [x - 40, top],
    [x - 36, top + 50, x - 26, top + 90, x - 12, top + 122],
  ];
  return (
    studio.seam(twice(opening), 2.4) +
    studio.stitching(
      twice(
        moved(opening, -7, 0),
        moved(opening, -12, 0),
        [
          [x - 54, top],
          [x - 36, top],
        ],
        [
          [x - 24, top + 122],
          [x - 6, top + 122],
        ],
      ),
    )
  );
};
