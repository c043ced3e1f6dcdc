import { hasWithdrawalLaw } from '@tailorbird/domain/orders';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LocalLink } from '../../platform/navigation/links.tsx';
import { useService } from '../../platform/services/useService.ts';
import { useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import styles from './Footer.module.css';
import frame from './Frame.module.css';

const columns = {
  information: [
    'howitworks',
    'materials',
    'faq',
    'favorites',
    'order',
    'contact',
    'private-client-service',
    'stylist-inquiries',
    'launch-calendar',
  ],
  company: [
    'our-mission',
    'our-production',
    'b-corp',
    't-shirt-footprint',
    'madeby',
    'store',
    'notes',
    'reviews',
  ],
  legal: ['imprint', 'privacy', 'termsconditions', 'legal-guarantee', 'accessibility'],
} as const;
export const columnNames = ['information', 'company', 'legal'] as const;

/** Hidden where the law grants no right of withdrawal. */
export const WithdrawalLink = observer(function WithdrawalLink(): ReactNode {
  const t = useT('shell');
  const { countryCode } = useService(VisitT);
  return (
    hasWithdrawalLaw(countryCode) && (
      <li>
        <LocalLink to="/withdraw" className={styles.link}>
          {t('footer.link.withdraw')}
        </LocalLink>
      </li>
    )
  );
});

export const ColumnLinks = ({ column }: { readonly column: keyof typeof columns }): ReactNode => {
  const t = useT('shell');
  return columns[column].map((slug) => (
    <li key={slug}>
      <LocalLink to={`/${slug}`} className={styles.link}>
        {t(`footer.link.${slug}`)}
      </LocalLink>
    </li>
  ));
};

/** Legal links for pages without a footer, such as the checkout, which keeps its input. */
export const LegalLinks = (): ReactNode => (
  <div className={frame.legal}>
    <ul>
      <ColumnLinks column="legal" />
      <WithdrawalLink />
    </ul>
  </div>
);
