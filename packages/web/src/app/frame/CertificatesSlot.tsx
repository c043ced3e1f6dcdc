import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from '../../platform/navigation/router.ts';
import { lazyPart, nothing } from '../../platform/parts/lazyPart.tsx';
import { useNear } from '../../ui/useNear.ts';

const Certificates = lazyPart(() => import('./Certificates.tsx'), ['certificates'], nothing);

const Slot = (): ReactNode => {
  const [place, isNear] = useNear<HTMLDivElement>(200);
  return isNear ? <Certificates /> : <div ref={place} />;
};

/**
 * Placeholder of the certificates in the footer; loads near the viewport. Pages without a
 * footer have none.
 */
export const CertificatesSlot = (): ReactNode => {
  const { pathname } = useLocation();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another footer, or none.
  useEffect(() => setPlace(document.getElementById('certificates')), [pathname]);
  return place && createPortal(<Slot />, place);
};
