import { escapeXml, measure } from './markup.ts';

/** The tailorbird of the logo in a 64 × 64 box. The eye is a hole. */
export const birdPath =
  'M62 20.5L47.2 15.8C45.5 11.6 41.6 9.3 37.4 9.8C31.5 10.5 29.3 15.2 26 19.6C22.6 24.1 18.7 24.9 16.2 20.8L8.2 3.4L4 5L9.6 29.8C11.6 40.8 19.9 47.6 30.2 47.4C42.6 47.2 50.6 37.2 48.5 24.8L48.2 22.6ZM41.6 17.6A1.9 1.9 0 1 0 41.6 17.590Z';

export const threadPath = 'M61 20.8C64 34 49.5 39.5 52.5 49.5C54 54.6 57 56.5 61 57.5';

export const stitchPath = 'M47 58H38M31 58H22M15 58H6M29 47V53M34 46.5V53';

/**
 * The logo in one color (`currentColor`), 64 × 64 units. `title` is its accessible name,
 * without it the logo is decorative.
 */
export const drawMark = ({
  size,
  title,
}: {
  readonly size?: number;
  readonly title?: string;
} = {}): string => {
  const name =
    title === undefined ? ' aria-hidden="true">' : ` role="img"><title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${measure(size)}${name}<path fill="currentColor" fill-rule="evenodd" d="${birdPath}"/><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="${threadPath}${stitchPath}"/></svg>`;
};
