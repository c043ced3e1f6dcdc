import {
  type ClothingType,
  defaultVariant,
  formatVariantId,
  publicViewer,
} from '@tailorbird/domain/catalog';
import type { GiftCardTier, GiftCardTierLevel } from '@tailorbird/domain/giftCards';
import { formatMoney } from '@tailorbird/domain/kernel';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Form } from '../../platform/forms/Form.tsx';
import { usePanels } from '../../platform/panels/panels.ts';
import { useService } from '../../platform/services/useService.ts';
import { useLanguageTag, useT } from '../../platform/texts/useT.ts';
import { VisitT } from '../../shared/visit/visitStore.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Packshot } from '../../ui/Packshot.tsx';
import { BuyBox } from './BuyBox.tsx';
import { buyProblem } from './buyProblem.ts';
import { Crumbs, type GroupLink } from './Crumbs.tsx';
import styles from './Designer.module.css';
import sheet from './Drawing.module.css';
import { GiftFieldSet } from './GiftFieldSet.tsx';
import { type GiftCardStore, GiftCardStoreT } from './giftCardStore.ts';
import { goTo } from './goTo.ts';
import { ProductHead } from './ProductHead.tsx';
import { Story } from './Story.tsx';

type GiftCardProps = {
  readonly type: ClothingType;
  readonly tiers: readonly GiftCardTier[];
  readonly group: GroupLink | null;
};

const Choices = observer(function Choices({ store }: { readonly store: GiftCardStore }): ReactNode {
  const t = useT('designer');
  const languageTag = useLanguageTag();
  const { currency, visit } = useService(VisitT);
  const panels = usePanels();
  const { tiers, level, tier, buying } = store;
  useEffect(() => {
    if (visit) void store.showIn(currency);
  }, [store, visit, currency]);
  const add = async (): Promise<void> => {
    if (await store.addToBasket()) return panels.show('basket');
    if (store.isAmountMissed) goTo('#amount input');
    else if (store.wrongField) goTo(`#gift-${store.wrongField} :is(input, textarea)`);
  };
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div id="amount" className={styles.amounts}>
        <ChoiceGroup<GiftCardTierLevel>
          legend={t('gift.amount')}
          look="chips"
          value={level}
          onChange={store.pick}
          error={store.isAmountMissed ? t('gift.pickAmount') : null}
          options={tiers.map((one) => ({
            value: one.level,
            label: formatMoney(one.price, languageTag),
          }))}
        />
      </div>
      <GiftFieldSet fields={store.fields} />
      <BuyBox
        title={store.type.title}
        detail={
          tier
            ? t('gift.worth', { amount: formatMoney(tier.price, languageTag) })
            : t('gift.noAmount')
        }
        price={tier?.price ?? null}
        status={buying.status}
        problem={buying.status === 'refused' ? buyProblem(buying.failure, t) : null}
        isSubmit
      />
    </Form>
  );
});

export const GiftCard = ({ type, tiers, group }: GiftCardProps): ReactNode => {
  const store = useService(GiftCardStoreT, type, tiers);
  const variantId = formatVariantId(type, defaultVariant(type, publicViewer));
  return (
    <article className={styles.page}>
      <Crumbs group={group} />
      <div className={styles.bench}>
        <div className={styles.drawing}>
          <figure className={sheet.sheet}>
            <div className={sheet.frame}>
              <Packshot
                className={sheet.picture}
                slug={type.slug}
                variantId={variantId}
                alt={type.title}
                isFirst
              />
            </div>
          </figure>
        </div>
        <div className={styles.choices}>
          <ProductHead type={type} isPriceFrom />
          <Choices store={store} />
        </div>
      </div>
      <Story type={type} color={null} />
    </article>
  );
};
