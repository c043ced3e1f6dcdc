import type { ReactNode } from 'react';
import { useT } from '../../platform/texts/useT.ts';
import { useSizeName } from '../../shared/sizeNames/useSizeName.ts';

/** Saved size of a design. Needs the sizing texts. */
const SavedSizeNote = ({ title }: { readonly title: string }): ReactNode => {
  const t = useT('favorites');
  return t('buy.size', { size: useSizeName()(title) });
};
export default SavedSizeNote;
