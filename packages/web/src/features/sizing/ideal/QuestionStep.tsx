import { cutForChoices } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { PanelFoot } from '../../../platform/panels/panelFrame.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Averages } from '../../../shared/body/facts/Averages.tsx';
import { CutForChoice } from '../../../shared/body/facts/CutForChoice.tsx';
import { FactFields } from '../../../shared/body/facts/FactFields.tsx';
import { ShapeChoice } from '../../../shared/body/facts/ShapeChoice.tsx';
import { UnitToggle } from '../../../shared/body/measuring/UnitToggle.tsx';
import { sizeWords } from '../../../shared/sizeNames/sizeWords.ts';
import { useSizePreferences } from '../../../shared/sizePreferences/useSizePreferences.ts';
import { useWearerName } from '../../../shared/wearers/useWearers.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useDesignedType } from '../useDesignedType.ts';
import { SessionWearerChoice } from '../wearers/SessionWearerChoice.tsx';
import styles from './IdealSizePanel.module.css';
import type { IdealSizeStore } from './idealSizeStore.ts';

export const QuestionStep = observer(function QuestionStep({
  store,
}: {
  readonly store: IdealSizeStore;
}): ReactNode {
  const t = useT('findSize');
  const sizing = useT('sizing');
  const { units } = useSizePreferences();
  const garment = useDesignedType();
  const form = useRef<HTMLFormElement>(null);
  const { panel, session } = store;
  const { recommended } = session;
  const name = useWearerName(session.wearerId);
  if (panel.status !== 'asking') return null;
  const soFar = (): string => {
    if (!session.isAnswered)
      return t(session.cutSaid ? 'averages.numbersNeeded' : 'averages.needed');
    return recommended
      ? t('ideal.soFar', { size: sizeWords(recommended, sizing) })
      : t('ideal.soFarNone');
  };
  const missing = name === null ? t('shape.missing') : t('create.for.missing.body-shape', { name });
  return (
    <Form
      ref={form}
      id="find-size"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        store.continue();
        if (store.panel.status === 'asking')
          form.current
            ?.querySelector<HTMLElement>(
              'input[type="radio"][name]:not([value="metric"], [value="imperial"], [value="men"], [value="women"])',
            )
            ?.focus();
      }}
    >
      {panel.notice === 'size-calculation-failed' && (
        <Notice look="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      <div className={styles.head}>
        <p className={styles.lead}>{t('ideal.lead')}</p>
        <UnitToggle />
      </div>
      <SessionWearerChoice />
      <CutForChoice
        value={session.cutSaid}
        blocks={garment?.cutFor ?? cutForChoices}
        isKnown={session.isCutKnown}
        onChoose={store.chooseCutFor}
      />
      <FactFields
        facts={session.facts}
        units={units}
        averages={session.averages}
        onAdjust={store.adjust}
      />
      <Averages session={session} />
      <ShapeChoice
        name={name}
        facts={session.facts}
        value={session.entered.bodyShape}
        error={panel.notice === 'body-shape-missing' ? missing : null}
        onChoose={store.chooseShape}
      />
      <PanelFoot>
        <div className={styles.foot}>
          <p id="find-size-so-far" className={session.isAnswered ? styles.soFar : styles.needed}>
            {soFar()}
          </p>
          <Button
            type="submit"
            form="find-size"
            disabled={!session.isAnswered}
            aria-describedby="find-size-so-far"
          >
            {name === null ? t('ideal.find') : t('ideal.for.find', { name })}
          </Button>
        </div>
      </PanelFoot>
    </Form>
  );
});
