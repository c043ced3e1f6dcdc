import type { Landmarks } from './landmarks.ts';
import type { BodyNumbers } from './measures.ts';
import { between, joined, mirrored, type Point, symmetric } from './sheet.ts';

/** Right side of the trunk from the armpit to the widest place of the hips, `ease` wider. */
export const sideOf = (body: BodyNumbers, marks: Landmarks, ease = 0): readonly Point[] => {
  const { top, chest, waist, hip, chestHalf, waistHalf, hipHalf, narrow, narrowHalf } = marks;
  const isWoman = body.cutFor === 'women';
  const armpit: Point = [
    chestHalf * (isWoman ? 0.93 : 0.97),
    chest + (isWoman ? 0.03 : 0.026) * top,
  ];
  const below: Point = isWoman
    ? [Math.max(between(chestHalf, narrowHalf, 0.5), chestHalf * 0.86), chest - 0.042 * top]
    : [between(chestHalf, narrowHalf, 0.34), chest - 0.04 * top];
  const points: readonly Point[] = [
    armpit,
    [chestHalf, chest],
    below,
    [narrowHalf, narrow],
    [waistHalf, waist],
    [between(waistHalf, hipHalf, 0.72), between(waist, hip, 0.48)],
    [hipHalf, hip],
  ];
  return points.map(([across, up]) => [across + ease, up]);
};

/** Position of one leg, and half its width at knee, calf and ankle. */
type Leg = {
  readonly stance: number;
  readonly knee: number;
  readonly calf: number;
  readonly ankle: number;
};
export const legOf = (body: BodyNumbers, { hipHalf }: Landmarks): Leg => {
  const limb = between(
    1,
    body.bicepsCircumferenceFlexed / (body.cutFor === 'women' ? 29 : 35),
    0.55,
  );
  return {
    stance: hipHalf * 0.5 + 0.6,
    knee: 5.7 * limb,
    calf: 5.9 * limb,
    ankle: 3.5 * between(1, limb, 0.4),
  };
};

const legLine = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { top, crotch, hipHalf } = marks;
  const { stance, knee, calf, ankle } = legOf(body, marks);
  return [
    [hipHalf * 0.985, crotch - 0.02 * top],
    [between(hipHalf, stance + knee, 0.55), between(crotch, 0.285 * top, 0.5)],
    [stance + knee, 0.285 * top],
    [stance + calf, 0.215 * top],
    [stance + ankle * 1.1, 0.1 * top],
    [stance + ankle, 0.045 * top],
    [stance + ankle, 0.4],
    [stance - ankle, 0.4],
    [stance - ankle, 0.045 * top],
    [stance - ankle * 1.1, 0.1 * top],
    [stance - calf * 0.9, 0.2 * top],
    [stance - knee * 0.88, 0.285 * top],
    [Math.min(1.6, stance * 0.2), between(crotch, 0.285 * top, 0.4)],
    [0.4, crotch],
  ];
};

export const trunkOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { top, nape, shoulder, neckHalf, acromion } = marks;
  const right: readonly Point[] = [
    [neckHalf * 0.5, between(nape, top, 0.34)],
    [neckHalf * 0.94, between(nape, top, 0.2)],
    [neckHalf, nape - 0.004 * top],
    [neckHalf * 1.14, nape - 0.02 * top],
    [between(neckHalf, acromion, 0.5), shoulder + 0.014 * top],
    [acromion * 0.97, shoulder - 0.004 * top],
    ...sideOf(body, marks),
    ...legLine(body, marks),
  ];
  return symmetric(right);
};

/** Trousers from below the waist to the ankle: straight for men, narrow for women. */
export const trousersOf = (body: BodyNumbers, marks: Landmarks): string => {
  const { top, crotch, hip, waist, hipHalf, waistHalf } = marks;
  const { stance, knee, calf, ankle } = legOf(body, marks);
  const isWoman = body.cutFor === 'women';
  const ease = isWoman ? 0.3 : 1.4;
  const cuff = isWoman ? ankle * 1.12 : Math.max(ankle * 1.5, calf * 0.9);
  const end = (isWoman ? 0.085 : 0.036) * top;
  const high = between(waist, hip, isWoman ? 0.12 : 0.4);
  const lower = isWoman ? calf : Math.max(calf, cuff) + 0.6;
  const outside: readonly Point[] = [
    [between(waistHalf, hipHalf, isWoman ? 0.2 : 0.5) + 0.4, high],
    [between(waistHalf, hipHalf, 0.75) + 0.4, between(waist, hip, 0.55)],
    [hipHalf + 0.4, hip],
    [hipHalf + 0.2, crotch - 0.02 * top],
    [between(hipHalf, stance + knee, 0.5) + ease * 0.6, between(crotch, 0.285 * top, 0.5)],
    [stance + knee + ease, 0.285 * top],
    [stance + lower, 0.2 * top],
    [stance + cuff, end],
  ];
  const inside: readonly Point[] = [
    [stance - cuff, end],
    [stance - lower * 0.9, 0.2 * top],
    [Math.max(0.3, stance - knee - ease * 0.6), 0.285 * top],
    [0.6, between(crotch, 0.285 * top, 0.3)],
    [0, crotch - 0.004 * top],
  ];
  return joined(outside, inside, mirrored(inside).toReversed(), mirrored(outside).toReversed());
};
