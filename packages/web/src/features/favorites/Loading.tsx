import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export const Loading = (): ReactNode => (
  <>
    <VisuallyHidden>
      <span role="status">{useT('favorites')('loading')}</span>
    </VisuallyHidden>
    <Skeleton lines={6} />
  </>
);
