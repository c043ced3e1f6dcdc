import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';

export default function AuthPanel(_: { readonly onClose: () => void }): ReactNode {
  return <p>{useT('account')('title')}</p>;
}
