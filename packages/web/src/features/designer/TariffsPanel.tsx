import { formatMoney, formatPercent, type Money } from '@tailorbird/domain/kernel';
import { goodsKinds, type ImportRates, type LevyTerms } from '@tailorbird/domain/location';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { useSupportChat } from '../../shared/support/useSupportChat.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { Button } from '../../ui/Button.tsx';
import { SumList } from '../../ui/SumList.tsx';
import styles from './InfoPanel.module.css';

const Rates = ({ rates }: { readonly rates: ImportRates }): ReactNode => {
  const t = useT('levies');
  const languageTag = useLanguageTag();
  const percent = (rate: number): string => formatPercent(rate / 10, languageTag);
  const upTo = (amount: Money): string =>
    t('panel.upTo', { amount: formatMoney(amount, languageTag) });
  const isOne = goodsKinds.every((kind) => rates.duty[kind] === rates.duty.knitted);
  return (
    <SumList
      label={t('panel.rates')}
      lines={[
        ...(isOne
          ? [{ key: 'duty', label: t('panel.duty.all'), value: percent(rates.duty.knitted) }]
          : goodsKinds.map((kind) => ({
              key: kind,
              label: t(`panel.duty.${kind}`),
              value: percent(rates.duty[kind]),
            }))),
        { key: 'tax', label: t('panel.tax'), value: percent(rates.tax) },
        ...(rates.dutyFreeUpTo.amount > 0
          ? [{ key: 'dutyFree', label: t('panel.dutyFree'), value: upTo(rates.dutyFreeUpTo) }]
          : []),
        ...(rates.taxFreeUpTo.amount > 0
          ? [{ key: 'taxFree', label: t('panel.taxFree'), value: upTo(rates.taxFreeUpTo) }]
          : []),
      ]}
    />
  );
};

const There = ({
  country,
  terms,
}: {
  readonly country: string;
  readonly terms: LevyTerms;
}): ReactNode => {
  const t = useT('levies');
  const languageTag = useLanguageTag();
  return (
    <section className={styles.block}>
      <h3>{country}</h3>
      <p>
        {terms.kind === 'vat'
          ? t('panel.terms.vat', { percent: formatPercent(terms.rate / 10, languageTag) })
          : t(`panel.terms.${terms.kind}`)}
      </p>
      {terms.kind === 'on-arrival' && <Rates rates={terms.rates} />}
    </section>
  );
};

/**
 * Duties and taxes at the visitor's location, their payer and the meaning of an estimate
 * (SHELL-02).
 */
export default observer(function TariffsPanel(): ReactNode {
  const t = useT('levies');
  const { open } = useSupportChat();
  const location = useService(VisitT).visit?.location;
  return (
    <div className={styles.panel}>
      {location?.countryName && location.levyTerms && (
        <There country={location.countryName} terms={location.levyTerms} />
      )}
      {(['what', 'much', 'pay'] as const).map((one) => (
        <section key={one} className={styles.block}>
          <h3>{t(`panel.${one}.title`)}</h3>
          <p>{t(`panel.${one}.text`)}</p>
        </section>
      ))}
      <p>
        <Button look="secondary" onClick={open}>
          {t('panel.chat')}
        </Button>
      </p>
    </div>
  );
});
