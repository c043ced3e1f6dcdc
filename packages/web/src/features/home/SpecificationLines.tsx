import type { ReactNode } from 'react';

const dimension = (x1: number, y1: number, x2: number, y2: number): string => {
  const isLevel = y1 === y2;
  const tick = (x: number, y: number): string =>
    isLevel ? `M${x} ${y - 10}v20` : `M${x - 10} ${y}h20`;
  return `M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`;
};

/** A tailor's marks around a drawing: chest, length, and a seam allowance that runs past the edges. Decoration. */
export const SpecificationLines = ({
  className,
}: {
  readonly className?: string | undefined;
}): ReactNode => (
  <svg
    viewBox="0 0 800 800"
    className={className}
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path
      d={`${dimension(206, 745, 594, 745)}${dimension(745, 108, 745, 690)}`}
      strokeWidth="1.5"
    />
    <path
      d="M206 300V770M594 300V770M400 20V790M300 108H770M500 690H770"
      strokeWidth="1"
      strokeDasharray="7 7"
    />
  </svg>
);
