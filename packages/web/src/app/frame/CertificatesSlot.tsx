import type { ReactNode } from 'react';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useNear } from '../../ui/useNear.ts';

const Certificates = lazyPart(() => import('./Certificates.tsx'), ['certificates'], nothing);

/** Place of the certificates in the footer; loads near the viewport. */
export const CertificatesSlot = (): ReactNode => {
  const [place, isNear] = useNear<HTMLDivElement>(200);
  return <div ref={place}>{isNear && <Certificates />}</div>;
};
