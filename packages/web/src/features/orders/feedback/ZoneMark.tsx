import type { ZoneFit } from '@tailorbird/domain/orders';
import type { ReactNode } from 'react';

/**
 * Feedback of a zone as arrows: towards each other for tight, apart for loose, up or down for
 * short or long.
 */
const signs = {
  width: {
    'too-small': 'M1 8h5M4 5.5 6.5 8 4 10.5M15 8h-5M12 5.5 9.5 8l2.5 2.5',
    'too-large': 'M7 8H1.5M4 5.5 1.5 8 4 10.5M9 8h5.5M12 5.5 14.5 8 12 10.5',
  },
  span: {
    'too-small': 'M4 2.5h8M8 14V5.5M5 8.5l3-3 3 3',
    'too-large': 'M4 13.5h8M8 2v8.5M5 7.5l3 3 3-3',
  },
} as const;

export const ZoneMark = ({
  felt,
  way,
}: {
  readonly felt: ZoneFit | undefined;
  readonly way: 'width' | 'span';
}): ReactNode => (
  <svg
    viewBox="0 0 16 16"
    width={18}
    height={18}
    aria-hidden="true"
    focusable="false"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
  >
    {felt === undefined && <circle cx={8} cy={8} r={2.2} fill="currentColor" stroke="none" />}
    {felt === 'right' && <path d="m3 8.5 3.5 3.5L13 4.5" />}
    {felt !== undefined && felt !== 'right' && <path d={signs[way][felt]} />}
  </svg>
);
