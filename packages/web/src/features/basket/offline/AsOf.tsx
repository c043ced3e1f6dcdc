import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Says that the basket is the one of an earlier time. */
export const AsOf = ({ at }: { readonly at: number }): ReactNode => {
  const t = useT('basket');
  const time = new Date(at).toLocaleString(useLanguageTag(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <Notice role="status">{t('offline.asOf', { time })}</Notice>;
};
