import type { ReactNode } from 'react';
import { useSizeName } from '../../shared/sizeNames/useSizeName.ts';

/** Name of a saved size. Needs the sizing texts. */
const SizeName = ({ title }: { readonly title: string }): ReactNode => useSizeName()(title);
export default SizeName;
