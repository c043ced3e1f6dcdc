import type { Landmarks } from './landmarks.ts';
import type { BodyNumbers } from './measures.ts';
import { mirrored, type Point, symmetric } from './sheet.ts';

const faceOf = ({ top }: Landmarks, { cutFor }: BodyNumbers): number =>
  (cutFor === 'women' ? 0.0405 : 0.0415) * top;

export const headOf = (body: BodyNumbers, marks: Landmarks): readonly Point[] => {
  const { top, chin } = marks;
  const face = faceOf(marks, body);
  const jaw = body.cutFor === 'women' ? 0.9 : 1;
  const right: readonly Point[] = [
    [0, top - 0.006 * top],
    [face * 0.5, top - 0.012 * top],
    [face * 0.86, top - 0.026 * top],
    [face * 0.985, top - 0.05 * top],
    [face * 0.97, top - 0.062 * top],
    [face * 1.09, top - 0.062 * top],
    [face * 1.06, top - 0.078 * top],
    [face * 0.94, top - 0.086 * top],
    [face * 0.84 * jaw, chin + 0.024 * top],
    [face * 0.58 * jaw, chin + 0.007 * top],
    [face * 0.28 * jaw, chin + 0.0005 * top],
    [0, chin],
  ];
  return [...right, ...mirrored(right.slice(1, -1)).toReversed()];
};

export const hairOf = (
  body: BodyNumbers,
  marks: Landmarks,
): { readonly front: readonly Point[]; readonly behind: readonly Point[] } => {
  const { top, chin, shoulder } = marks;
  const face = faceOf(marks, body);
  if (body.cutFor === 'men') {
    const front: readonly Point[] = [
      [-face * 1.0, top - 0.064 * top],
      [-face * 1.06, top - 0.036 * top],
      [-face * 0.8, top - 0.012 * top],
      [-face * 0.2, top - 0.001 * top],
      [face * 0.5, top - 0.003 * top],
      [face * 0.98, top - 0.02 * top],
      [face * 1.0, top - 0.064 * top],
      [face * 0.88, top - 0.05 * top],
      [face * 0.72, top - 0.032 * top],
      [face * 0.2, top - 0.03 * top],
      [-face * 0.5, top - 0.036 * top],
      [-face * 0.86, top - 0.046 * top],
    ];
    return { front, behind: [] };
  }
  const front: readonly Point[] = [
    [-face * 1.05, top - 0.09 * top],
    [-face * 1.2, top - 0.05 * top],
    [-face * 0.86, top - 0.014 * top],
    [-face * 0.1, top - 0.001 * top],
    [face * 0.7, top - 0.009 * top],
    [face * 1.2, top - 0.04 * top],
    [face * 1.08, top - 0.09 * top],
    [face * 0.9, top - 0.055 * top],
    [face * 0.5, top - 0.03 * top],
    [-face * 0.15, top - 0.018 * top],
    [-face * 0.62, top - 0.042 * top],
    [-face * 0.92, top - 0.066 * top],
  ];
  const behind = symmetric([
    [face * 0.6, top - 0.01 * top],
    [face * 1.2, top - 0.04 * top],
    [face * 1.3, top - 0.085 * top],
    [face * 1.34, chin + 0.005 * top],
    [face * 1.2, shoulder + 0.026 * top],
    [face * 0.7, shoulder + 0.016 * top],
  ]);
  return { front, behind };
};
