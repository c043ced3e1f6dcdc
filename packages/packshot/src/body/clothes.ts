import { armHalf } from './arm.ts';
import type { Landmarks } from './landmarks.ts';
import type { BodyNumbers } from './measures.ts';
import { between, joined, mirrored, type Point, round, straight, symmetric } from './sheet.ts';
import { legOf, sideOf } from './trunk.ts';

const dropOf = ({ nape, top }: Landmarks, { cutFor }: BodyNumbers): number =>
  nape - (cutFor === 'women' ? 0.085 : 0.045) * top;

const necklineOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { neckHalf, nape, top } = marks;
  const drop = dropOf(marks, body);
  const isWoman = body.cutFor === 'women';
  const wide = neckHalf * (isWoman ? 1.75 : 1.36);
  const high = nape - (isWoman ? 0.024 : 0.018) * top;
  return [
    [wide, high],
    [wide * 0.86, between(high, drop, 0.5)],
    [wide * 0.5, between(high, drop, 0.9)],
    [0, drop],
  ];
};

/** A close shirt: with straps for women, with short sleeves for men (`sleeveOf`). */
export const topOf = (body: BodyNumbers, marks: Landmarks): string => {
  const { acromion, shoulder, chest, top, waist, hip, waistHalf, hipHalf, chestHalf, neckHalf } =
    marks;
  const isWoman = body.cutFor === 'women';
  const neckline = necklineOf(body, marks);
  const neck = neckline[0] ?? [0, 0];
  const hem = between(waist, hip, isWoman ? 0.34 : 0.72);
  const hemHalf = between(waistHalf, hipHalf, isWoman ? 0.5 : 0.9) + 0.5;
  const side = sideOf(body, marks, 0.5).filter(([, up]) => up > hem + 3);
  const armhole: readonly Point[] = isWoman
    ? [
        [acromion * 0.8, shoulder + 0.009 * top],
        [acromion * 0.75, between(shoulder, chest, 0.4)],
        [chestHalf * 0.86, chest + 0.034 * top],
      ]
    : [
        [acromion * 0.97, shoulder],
        [acromion * 0.96, between(shoulder, chest, 0.5)],
      ];
  const seam: readonly Point[] = [
    neck,
    [between(neckHalf, acromion, 0.5), shoulder + 0.017 * top],
    armhole[0] ?? neck,
  ];
  const right: readonly Point[] = [...side, [hemHalf, hem]];
  return joined(
    seam,
    [...armhole, side[0] ?? neck],
    right,
    [
      [hemHalf, hem],
      [0, hem - 1],
      [-hemHalf, hem],
    ],
    mirrored(right).toReversed(),
    mirrored([...armhole, side[0] ?? neck]).toReversed(),
    mirrored(seam).toReversed(),
    [...mirrored(neckline), ...neckline.slice(0, -1).toReversed()],
  );
};

/** Short sleeves of the shirt, right and left; none for women. */
export const sleevesOf = (body: BodyNumbers, marks: Landmarks): readonly string[] => {
  if (body.cutFor === 'women') return [];
  const { arm, acromion, shouldersHalf, shoulder, chest, chestHalf, top } = marks;
  const deltoid = Math.max(Math.min(shouldersHalf, acromion + 5), acromion + 1.5);
  const half = (share: number): number => armHalf(body, share) + 1;
  const outside: readonly Point[] = [
    [acromion * 0.7, shoulder + 0.008 * top],
    [acromion - 0.4, shoulder - 0.001 * top],
    [between(acromion, deltoid, 0.72) + 0.5, shoulder - 0.018 * top],
    [deltoid + 0.7, shoulder - 0.05 * top],
    arm.at(0.36 * arm.length, half(0.36)),
  ];
  const inside: readonly Point[] = [
    arm.at(0.37 * arm.length, -half(0.37)),
    arm.at(0.2 * arm.length, -half(0.2) * 0.98),
    [Math.min(chestHalf * 0.94, acromion - 1), chest + 0.012 * top],
  ];
  return [joined(outside, inside), joined(mirrored(outside), mirrored(inside))];
};

export const shoeOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { stance, ankle } = legOf(body, marks);
  const { top } = marks;
  const high = (body.cutFor === 'women' ? 0.022 : 0.036) * top;
  return [
    [stance - ankle * 0.95, high],
    [stance + ankle * 0.95, high],
    [stance + ankle + 1.4, high * 0.55],
    [stance + ankle + 2, 0.5],
    [stance + ankle * 0.4, -0.2],
    [stance - ankle * 0.7, -0.2],
    [stance - ankle - 0.9, 0.5],
    [stance - ankle - 0.5, high * 0.55],
  ];
};

export const foldsOf = (body: BodyNumbers, marks: Landmarks): string => {
  const { chest, chestHalf, top, narrow, narrowHalf, arm } = marks;
  const both = (line: readonly Point[]): string => round(line) + round(mirrored(line));
  if (body.cutFor === 'women') {
    const under: readonly Point[] = [
      [chestHalf * 0.985, chest - 0.012 * top],
      [chestHalf * 0.8, chest - 0.032 * top],
      [chestHalf * 0.46, chest - 0.037 * top],
      [chestHalf * 0.14, chest - 0.018 * top],
    ];
    const fold: readonly Point[] = [
      [narrowHalf * 0.98, narrow + 0.006 * top],
      [narrowHalf * 0.72, narrow - 0.004 * top],
    ];
    return both(under) + both(fold);
  }
  const rib = symmetric(necklineOf(body, marks).map(([x, y]) => [x * 1.12, y - 0.011 * top]));
  const armpit: readonly Point[] = [
    [chestHalf * 0.97, chest + 0.006 * top],
    [chestHalf * 0.74, chest - 0.008 * top],
  ];
  const hem: readonly Point[] = [
    arm.at(0.335 * arm.length, armHalf(body, 0.34) + 0.9),
    arm.at(0.345 * arm.length, -armHalf(body, 0.34) - 0.9),
  ];
  return round(rib) + both(armpit) + straight(hem) + straight(mirrored(hem));
};
