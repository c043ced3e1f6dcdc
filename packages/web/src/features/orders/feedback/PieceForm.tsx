import { type FitFeedback, type Order, type OrderLine, zoneFits } from '@tailorbird/domain/orders';
import { cutForOf } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { lazyPart } from '../../../platform/hydration/lazyPart.tsx';
import { TextLink } from '../../../platform/navigation/Link.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { wordsOf } from '../../../shared/fitZones/zoneWords.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceGroup } from '../../../ui/ChoiceGroup.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { GarmentPicture } from '../../../ui/Packshot.tsx';
import { zonesOf } from '../figure/zonesOf.ts';
import { ProposalsSlot } from '../proposal/ProposalsSlot.tsx';
import styles from './FitFeedback.module.css';
import type { FitFeedbackStore } from './fitFeedbackStore.ts';
import figure from './ZoneFigure.module.css';
import type { ZoneFigureProps } from './ZoneFigure.tsx';

/** Drawing for fit feedback. Loads after the equivalent list; its space is reserved. */
const ZoneFigureSlot = lazyPart<ZoneFigureProps>(
  () => import('./ZoneFigure.tsx'),
  ['fitFeedback'],
  () => <div className={figure.room} aria-hidden="true" />,
);

export type Feeling = 'positive' | 'negative';

type PieceProps = {
  readonly store: FitFeedbackStore;
  readonly order: Order;
  readonly line: OrderLine;
  readonly feeling: Feeling | null;
};

const Ways = ({
  order,
  line,
  feeling,
}: Omit<PieceProps, 'store' | 'feeling'> & { readonly feeling: Feeling }): ReactNode => {
  const t = useT('fitFeedback');
  if (feeling === 'positive') {
    const product = [line.clothingTypeSlug, line.variantId]
      .filter((part) => part !== null)
      .join('/');
    return <TextLink to={`/product/${product}`}>{t('again', { title: line.title })}</TextLink>;
  }
  return (
    <ul className={styles.ways}>
      <li>
        <TextLink to={`/support?type=frg&order=${order.number}`}>{t('claim')}</TextLink>
      </li>
      {line.size && (
        <li>
          <TextLink to={`/profile/sizes?edit-size=${line.size.id}`}>
            {line.size.wearer === undefined
              ? t('size', { title: line.size.title })
              : t('sizeFor', { title: line.size.title, name: line.size.wearer })}
          </TextLink>
        </li>
      )}
    </ul>
  );
};

/**
 * Fit feedback for one piece by zone. Without a `feeling`, the surrounding page shows the next
 * actions.
 */
export const PieceForm = observer(function PieceForm({
  store,
  order,
  line,
  feeling,
}: PieceProps): ReactNode {
  const t = useT('fitFeedback');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [zones, setZones] = useState<FitFeedback['zones']>({});
  const [washed, setWashed] = useState(false);
  const cutFor = cutForOf(line.size ?? {});
  const result = store.results.get(line.id);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.sendFeedback(order.number, line.id, { zones, washed });
    focusFirstInvalid(form.current);
  };
  const isUnjudged = result === 'nothing-judged' && Object.keys(zones).length === 0;
  return (
    <article
      className={styles.card}
      data-within={feeling === null || undefined}
      aria-labelledby={id}
    >
      <header className={styles.piece}>
        <GarmentPicture path={line.imagePath} alt="" className={styles.drawing} />
        <h2 id={id} className={styles.name}>
          {line.title}
        </h2>
      </header>
      <Form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <p>{t('hint')}</p>
        <div className={styles.places}>
          <ZoneFigureSlot
            cutFor={cutFor}
            sizeTypeSlug={line.sizeTypeSlug}
            zones={zones}
            onChange={setZones}
          />
          <div className={styles.list}>
            {zonesOf(cutFor, line.sizeTypeSlug).map((zone, index) => (
              <ChoiceGroup
                key={zone}
                legend={t(`zone.${zone}`)}
                look="chips"
                value={zones[zone] ?? null}
                options={zoneFits.map((value) => ({
                  value,
                  label: t(`${wordsOf[zone]}.${value}`),
                }))}
                error={index === 0 && isUnjudged ? t('nothingJudged') : null}
                onChange={(fit) => setZones({ ...zones, [zone]: fit })}
              />
            ))}
          </div>
        </div>
        <Checkbox
          name={`washed-${line.id}`}
          checked={washed}
          label={t('washed')}
          onChange={setWashed}
        />
        {result === 'told' && (
          <Notice look="success" role="status">
            {t('told')}
          </Notice>
        )}
        {result !== undefined && result !== 'told' && result !== 'nothing-judged' && (
          <Notice look="error" role="alert">
            {t(`result.${result}`)}
          </Notice>
        )}
        <div>
          <Button
            type="submit"
            isBusy={store.sending === line.id}
            aria-label={t('sendOf', { title: line.title })}
          >
            {t('send')}
          </Button>
        </div>
      </Form>
      {result === 'told' && line.size && (
        <ProposalsSlot
          of={{ orderNumber: order.number, link: store.link }}
          revision={store.sentCount}
          tellsNothing={feeling !== 'positive'}
        />
      )}
      {feeling && (feeling === 'negative' || result === 'told') && (
        <Ways {...{ order, line, feeling }} />
      )}
    </article>
  );
});
