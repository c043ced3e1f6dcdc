import { type Fit, fits } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useSizePreferences } from '../../../platform/sizePreferences/useSizePreferences.ts';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { focusFirstInvalid } from '../../../ui/focusFirstInvalid.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { GarmentChoice } from '../create/GarmentChoice.tsx';
import { CutForChoice } from '../facts/CutForChoice.tsx';
import { FactFields } from '../facts/FactFields.tsx';
import { ShapeChoice } from '../facts/ShapeChoice.tsx';
import { FittingFigure } from '../figure/FittingFigure.tsx';
import { GarmentDrawing } from '../figure/GarmentDrawing.tsx';
import { UnitToggle } from '../measuring/UnitToggle.tsx';
import { useLengthText } from '../measuring/useLengthText.ts';
import styles from './SizeFor.module.css';
import type { SizeForStore } from './sizeForStore.ts';

type AskingProps = { readonly store: SizeForStore };

const Fits = observer(function Fits({ store }: AskingProps): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useSizePreferences();
  const write = useLengthText(units);
  const chestOf = (each: Fit): string => {
    const chest = store.garmentIn(each).find(({ measure }) => measure === 'chest');
    return chest ? `${sizing('measure.chest')} ${write(chest.value)}` : '';
  };
  return (
    <div className={styles.question}>
      <h2 className={styles.legend}>{t('create.step.fit')}</h2>
      <GarmentChoice
        legend={t('create.step.fit')}
        value={store.fit}
        error={store.lacks('fit') ? t('create.missing.fit') : null}
        onChoose={store.chooseFit}
        options={fits.map((each) => ({
          value: each,
          title: t(`fit.${each}.title`),
          text: t(`fit.${each}.text`),
          measured: chestOf(each),
          drawing: (
            <GarmentDrawing
              body={store.numbers}
              sizeTypeSlug={store.link?.sizeType.slug ?? ''}
              measurements={store.garmentIn(each)}
              closest={store.garmentIn('TIGHT')}
            />
          ),
        }))}
      />
    </div>
  );
});

/** The questions of a size, all on one page, and at their end the agreement without which nothing is sent (SIZE-121). */
export const SizeForAsking = observer(function SizeForAsking({ store }: AskingProps): ReactNode {
  const t = useT('sizeFor');
  const questions = useT('findSize');
  const { units } = useSizePreferences();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { failure } = store;
  const name = store.link?.senderName ?? '';
  const isCut = store.blocks.includes(store.cutFor);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    await store.send(units);
    focusFirstInvalid(form.current);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('asking.title', { name })}
      </h1>
      <div className={styles.head}>
        <p className={styles.lead}>{t('asking.lead')}</p>
        <UnitToggle />
      </div>
      <Form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <CutForChoice value={store.cutFor} blocks={store.blocks} onChoose={store.chooseCutFor} />
        <div className={styles.beside}>
          <div className={styles.sheet}>
            <FittingFigure className={styles.figure} body={store.numbers} units={units} />
          </div>
          <FactFields
            facts={store.facts}
            units={units}
            onAdjust={store.adjust}
            error={isCut && store.lacks('facts') ? questions('create.missing.body-metrics') : null}
          />
        </div>
        <ShapeChoice
          facts={store.facts}
          value={store.told.bodyShape}
          error={store.lacks('shape') ? questions('shape.missing') : null}
          onChoose={store.chooseShape}
        />
        <Fits store={store} />
        <Checkbox
          className={styles.agree}
          label={t('asking.agree', { name })}
          name="agreed"
          checked={store.isAgreed}
          error={store.lacks('agreement') ? t('asking.agreeMissing') : null}
          onChange={store.agree}
        />
        {failure && (
          <Notice look="error" role="alert">
            {t(`asking.${failure}`, { name })}
          </Notice>
        )}
        <Button type="submit" isBusy={store.isSending}>
          {t(store.isSending ? 'asking.sending' : 'asking.send', { name })}
        </Button>
      </Form>
    </>
  );
});
