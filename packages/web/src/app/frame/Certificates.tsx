import type { Certificate } from '@tailorbird/domain/content';
import { type ReactNode, useEffect, useState } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLocale, useT } from '../../platform/texts/useT.ts';
import { CertificateMark } from '../../shared/certificates/CertificateMark.tsx';
import { CertificatesT } from '../../shared/certificates/certificates.ts';
import styles from './Certificates.module.css';

const Certificates = (): ReactNode => {
  const t = useT('certificates');
  const locale = useLocale();
  const { held: ask } = useService(CertificatesT);
  const [held, setHeld] = useState<readonly Certificate[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: their texts depend on the language.
  useEffect(() => {
    let isShown = true;
    void ask().then((certificates) => isShown && setHeld(certificates));
    return () => {
      isShown = false;
    };
  }, [ask, locale]);
  if (held.length === 0) return null;
  return (
    <ul className={styles.certificates} aria-label={t('title')}>
      {held.map((certificate) => (
        <li key={certificate.slug}>
          <CertificateMark certificate={certificate} />
        </li>
      ))}
    </ul>
  );
};

export default Certificates;
