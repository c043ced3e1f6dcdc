/** REVIEW-17: file names of the pictures. */
const shape = /^stars-([0-5](?:\.5)?)(?:\.svg)?$/;

const side = 20;
const gap = 4;
const star = 'M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2l-5.3 2.9 1.1-6L1.4 7.9l6-.8z';

/** A row of five stars, partially filled; null for an unknown name. */
export const drawStars = (name: string): string | null => {
  const count = Number(shape.exec(name)?.[1] ?? Number.NaN);
  if (!(count <= 5)) return null;
  const width = 5 * side + 4 * gap;
  const stars = [0, 1, 2, 3, 4].map((place) => {
    const filled = Math.min(1, Math.max(0, count - place));
    const at = `transform="translate(${place * (side + gap)})"`;
    const fill = filled === 1 ? '#b4430a' : filled === 0 ? 'none' : 'url(#half)';
    return `<path ${at} d="${star}" fill="${fill}" stroke="#b4430a" stroke-linejoin="round"/>`;
  });
  const half =
    '<linearGradient id="half"><stop offset="50%" stop-color="#b4430a"/><stop offset="50%" stop-color="#b4430a" stop-opacity="0"/></linearGradient>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${side}" viewBox="0 0 ${width} ${side}">${
    count % 1 === 0 ? '' : half
  }${stars.join('')}</svg>`;
};
