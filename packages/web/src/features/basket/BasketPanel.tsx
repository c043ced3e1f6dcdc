import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';

export default function BasketPanel(_: { readonly onClose: () => void }): ReactNode {
  return <p>{useT('basket')('title')}</p>;
}
