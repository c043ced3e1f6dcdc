import type { ReactNode } from 'react';
import { useSizeName } from '../../shared/sizeNames/useSizeName.ts';

/** The name of a saved size. Needs the texts of sizing. */
const SizeName = ({ title }: { readonly title: string }): ReactNode => useSizeName()(title);
export default SizeName;
