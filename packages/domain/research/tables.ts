import type { BodyMeasure } from '../src/sizing/body/bodyMeasure.ts';

export const measureName = (measure: BodyMeasure): string =>
  measure
    .replace('Circumference', '')
    .replace('SpineWrist', ', spine to wrist')
    .replace('Flexed', ', flexed')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Markdown table: the first column is left-aligned, the others right-aligned. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map((_, index) => (index === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
