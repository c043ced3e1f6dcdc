import type { BasketLine } from '@tailorbird/domain/basket';
import { legalLineOf, requiredNotices } from '@tailorbird/domain/legal';
import type { ReactNode } from 'react';
import { ClockT } from '../../platform/browser/browser.ts';
import { TextLink } from '../../platform/navigation/Link.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import styles from './PieceRow.module.css';

/**
 * Notice of the legal guarantee before payment, where the law requires it (LEGAL-02). Needs the
 * withdrawal texts.
 */
export default function LegalGuarantee({
  lines,
  countryCode,
}: {
  readonly lines: readonly BasketLine[];
  readonly countryCode: string;
}): ReactNode {
  const t = useT('withdrawal');
  const clock = useService(ClockT);
  const notice = requiredNotices({
    seller: { countryCode: null },
    customer: { countryCode },
    lines: lines.map(legalLineOf),
    on: new Date(clock.now()).toISOString().slice(0, 10),
  }).find(({ kind, place }) => kind === 'legal-guarantee' && place === 'checkout');
  return (
    notice && (
      <p className={styles.right}>
        {t('before.guarantee', notice.values)}{' '}
        <TextLink to="/legal-guarantee">{t('before.guaranteeMore')}</TextLink>
      </p>
    )
  );
}
