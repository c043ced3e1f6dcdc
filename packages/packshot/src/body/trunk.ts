import type { Landmarks } from './landmarks.ts';
import type { BodyNumbers } from './measures.ts';
import { between, type Point, symmetric } from './sheet.ts';

export const trunkOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const {
    top,
    nape,
    shoulder,
    chest,
    waist,
    hip,
    crotch,
    neckHalf,
    acromion,
    chestHalf,
    waistHalf,
    hipHalf,
  } = marks;
  const limb = between(1, body.bicepsCircumferenceFlexed / 35, 0.55);
  const knee = 5.9 * limb;
  const calf = 6.1 * limb;
  const ankle = 3.7 * between(1, limb, 0.4);
  const stance = hipHalf * 0.55 + 1;
  const right: readonly Point[] = [
    [neckHalf * 0.5, between(nape, top, 0.34)],
    [neckHalf * 0.94, between(nape, top, 0.2)],
    [neckHalf, nape - 0.004 * top],
    [neckHalf * 1.16, nape - 0.02 * top],
    [between(neckHalf, acromion, 0.55), shoulder + 0.012 * top],
    [acromion * 0.98, shoulder - 0.004 * top],
    [between(acromion, chestHalf, 0.75), between(shoulder, chest, 0.6)],
    [chestHalf, chest],
    [between(chestHalf, waistHalf, 0.62), between(chest, waist, 0.52)],
    [waistHalf, waist],
    [between(waistHalf, hipHalf, 0.55), between(waist, hip, 0.5)],
    [hipHalf, hip],
    [hipHalf * 0.985, crotch - 0.015 * top],
    [between(hipHalf, stance + knee, 0.55), between(crotch, 0.285 * top, 0.5)],
    [stance + knee, 0.285 * top],
    [stance + calf * 1.02, 0.215 * top],
    [stance + ankle, 0.055 * top],
    [stance + ankle + 1.6, 0.02 * top],
    [stance + ankle + 2.6, 0.4],
    [stance + 0.5, 0],
    [stance - ankle + 0.4, 0.6],
    [stance - ankle, 0.05 * top],
    [stance - calf * 0.86, 0.2 * top],
    [stance - knee * 0.86, 0.285 * top],
    [Math.min(2, stance * 0.25), between(crotch, 0.285 * top, 0.35)],
    [0.5, crotch],
  ];
  return symmetric(right);
};
