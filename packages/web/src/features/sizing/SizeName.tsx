import type { ReactNode } from 'react';
import { useSizeName } from '../../shared/sizeNames/useSizeName.ts';

const SizeName = ({ title }: { readonly title: string }): ReactNode => useSizeName()(title);
export default SizeName;
