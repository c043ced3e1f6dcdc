import { starImageOf } from '@tailorbird/domain/reviews';
import type { ReactNode } from 'react';
import { withBase } from '../../ui/basePath.ts';

export const Stars = ({
  score,
  alt,
  className,
}: {
  readonly score: number;
  readonly alt: string;
  readonly className?: string | undefined;
}): ReactNode => (
  <img
    src={withBase(`/external/trustpilot/v1/resources/images/stars/${starImageOf(score)}`)}
    width={116}
    height={20}
    alt={alt}
    decoding="async"
    className={className}
  />
);
