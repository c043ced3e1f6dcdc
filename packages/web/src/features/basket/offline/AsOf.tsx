import type { ReactNode } from 'react';
import { useLanguageTag, useT } from '../../../platform/texts/useT.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Says that the basket is the one of an earlier time. */
export default function AsOf({ at }: { readonly at: number }): ReactNode {
  const t = useT('offline');
  const time = new Date(at).toLocaleString(useLanguageTag(), { dateStyle: 'medium', timeStyle: 'short' });
  return <Notice role="status">{t('basket.asOf', { time })}</Notice>;
}
