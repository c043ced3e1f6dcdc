import type { Cut } from './cut.ts';

const hoodie: Cut = {
  ease: {
    chest: [8, 13, 19],
    waist: [12, 18, 24],
    hem: [3, 6, 10],
    shoulder: [2.5, 4.5, 6.5],
    bodyLength: [1, 2, 3.5],
    biceps: [5, 8, 11.5],
    wrist: [3, 3.5, 4.5],
  },
  sleeve: { share: 1, extra: 1 },
  shaping: { kind: 'seams' },
};

const shirt: Cut = {
  ease: {
    chest: [6, 10, 15],
    waist: [7, 11, 17],
    hem: [5, 8, 13],
    shoulder: [1.5, 2.5, 4],
    bodyLength: [4, 5, 6],
    biceps: [3, 5, 8],
    neck: [1.5, 2.5, 3.5],
    wrist: [4.5, 5.5, 6.5],
  },
  sleeve: { share: 1, extra: 0.5 },
  shaping: { kind: 'darts', bustDart: 3 },
};

/**
 * Ease of the women's patterns (SIZE-98), separate for bust, waist and hips; size types without
 * a row are cut for men only. Those are straight shapes without a waist (terry, rugby), and
 * garments close to the bust that need cup sizes, which the model does not estimate
 * (undershirt, activewear).
 */
export const womensCuts: Readonly<Record<string, Cut>> = {
  't-shirt': {
    ease: {
      chest: [2, 6, 11],
      waist: [5, 10, 16],
      hem: [2, 6, 11],
      shoulder: [1, 2, 4],
      bodyLength: [1.5, 2.5, 4],
      biceps: [1.5, 3.5, 7],
    },
    sleeve: { share: 0.27, extra: 0 },
    shaping: { kind: 'seams' },
  },
  'long-sleeve': {
    ease: {
      chest: [2, 6, 11],
      waist: [5, 10, 16],
      hem: [2, 6, 11],
      shoulder: [1, 2, 4],
      bodyLength: [2, 3, 4.5],
      biceps: [1.5, 3, 6],
      wrist: [2, 3, 4],
    },
    sleeve: { share: 1, extra: -1 },
    shaping: { kind: 'seams' },
  },
  polo: {
    ease: {
      chest: [3, 7, 12],
      waist: [6, 11, 17],
      hem: [3, 7, 12],
      shoulder: [1, 2, 4],
      bodyLength: [2, 3, 4.5],
      biceps: [1.5, 3.5, 7],
      neck: [2, 3, 4],
    },
    sleeve: { share: 0.28, extra: 0 },
    shaping: { kind: 'seams' },
  },
  shirt,
  'oxford-shirt': shirt,
  sweatshirt: {
    ease: {
      chest: [6, 11, 17],
      waist: [10, 16, 22],
      hem: [2, 5, 9],
      shoulder: [2, 4, 6],
      bodyLength: [0.5, 1.5, 3],
      biceps: [4, 7, 10.5],
      wrist: [3, 3.5, 4.5],
    },
    sleeve: { share: 1, extra: 0.5 },
    shaping: { kind: 'seams' },
  },
  hoodie,
  'zip-cotton-hoodie': hoodie,
  knit: {
    ease: {
      chest: [4, 8, 13],
      waist: [7, 13, 19],
      hem: [1.5, 4, 8],
      shoulder: [1.5, 3.5, 5.5],
      bodyLength: [0.5, 1.5, 3],
      biceps: [2.5, 5, 8],
      wrist: [2, 3, 4],
    },
    sleeve: { share: 1, extra: 0 },
    shaping: { kind: 'seams' },
  },
};
