import type { ReactNode } from 'react';

export default function Menu(): ReactNode {
  return null;
}
