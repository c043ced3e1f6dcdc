import type { ReactNode } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** In place of the way to the checkout, where there is no network. */
export const OfflineFoot = (): ReactNode => {
  return <Notice>{useT('basket')('offline.paying')}</Notice>;
};
