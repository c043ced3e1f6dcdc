import {
  type BodyMeasure,
  bodyMeasureBounds,
  type Centimeters,
  centimeters,
  inches,
  toCentimeters,
  toInches,
  type UnitSystem,
} from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Form } from '../../../platform/forms/Form.tsx';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { NumericStepper } from '../facts/NumericStepper.tsx';
import { BodyFigure } from '../figure/BodyFigure.tsx';
import { useLengthText } from '../figure/useLengthText.ts';
import type { Question } from '../session/question.ts';
import type { SizingSession } from '../session/sizingSession.ts';
import styles from './TapeQuestion.module.css';

type TapeQuestionProps = {
  readonly session: SizingSession;
  readonly units: UnitSystem;
};

type Measured = TapeQuestionProps & { readonly name: string | null };

const AnswerField = observer(function AnswerField({
  session,
  question: { measure },
  units,
  onTake,
}: TapeQuestionProps & {
  readonly question: Question;
  readonly onTake: (length: Centimeters) => void;
}): ReactNode {
  const t = useT('findSize');
  const measuring = useT('measuring');
  const [length, setLength] = useState<Centimeters | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isDoubted, setDoubted] = useState(false);
  const bounds = bodyMeasureBounds[measure];
  const isMetric = units === 'metric';
  const expected = Math.round(session.estimate[measure].meanCm);
  const label = t('tape.field', { measure: measuring(`measure.${measure}`) });
  const isSurprising = length !== null && session.isSurprising(measure, length);
  return (
    <Form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(length === null);
        // Warns once about a surprising value and accepts it when repeated.
        if (isSurprising && !isDoubted) setDoubted(true);
        else if (length !== null) onTake(length);
      }}
    >
      <NumericStepper
        key={units}
        label={label}
        value={length === null ? null : isMetric ? length : toInches(length)}
        bounds={
          isMetric
            ? bounds
            : {
                minimum: toInches(centimeters(bounds.minimum)),
                maximum: toInches(centimeters(bounds.maximum)),
              }
        }
        start={isMetric ? expected : Math.round(toInches(centimeters(expected)))}
        step={isMetric ? 0.5 : 0.25}
        unit={isMetric ? 'cm' : 'in'}
        error={isMissing ? t('tape.missing') : null}
        onChange={(value) => {
          setMissing(false);
          setDoubted(false);
          setLength(isMetric ? centimeters(value) : toCentimeters(inches(value)));
        }}
      />
      <p className={styles.surprise} role="status">
        {isDoubted && t('tape.surprising')}
      </p>
      <Button type="submit" look="secondary" isWide>
        {t(isDoubted ? 'tape.insist' : 'tape.take')}
      </Button>
    </Form>
  );
});

export const TapeQuestion = observer(function TapeQuestion({
  session,
  units,
  name,
}: Measured): ReactNode {
  const t = useT('findSize');
  const measuring = useT('measuring');
  const write = useLengthText(units);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { question, known, numbers } = session;
  const taken = Object.entries(known) as [BodyMeasure, Centimeters][];
  const nameOf = (measure: BodyMeasure): string => measuring(`measure.${measure}`);
  const guide = (of: 'title' | BodyMeasure): string =>
    name === null ? measuring(`guide.${of}`) : measuring(`guideFor.${of}`, { name });
  // Moves keyboard and screen reader focus to the next question.
  const andGoOn = (change: () => void): void => {
    change();
    title.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.question} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {question ? t(taken.length === 0 ? 'tape.title' : 'tape.titleNext') : t('tape.done')}
      </h3>
      <p className={styles.gain}>
        {question
          ? t('tape.gain', {
              measure: nameOf(question.measure),
              before: write(question.within.answers),
              after: write(question.within.tape),
            })
          : t('tape.sure')}
      </p>
      {question && (
        <div className={styles.guide}>
          <BodyFigure
            className={styles.drawing}
            body={numbers}
            highlight={{ of: 'body', measure: question.measure }}
            view="close"
            text={measuring('figure.place', { measure: nameOf(question.measure) })}
          />
          <div className={styles.how}>
            <h4 className={styles.howTitle}>{guide('title')}</h4>
            <p>{guide(question.measure)}</p>
          </div>
        </div>
      )}
      {question && (
        <AnswerField
          key={question.measure}
          session={session}
          question={question}
          units={units}
          onTake={(length) => andGoOn(() => session.addMeasurement(question.measure, length))}
        />
      )}
      {taken.length > 0 && (
        <ul className={styles.taken} aria-label={t('tape.taken')}>
          {taken.map(([measure, length]) => (
            <li key={measure}>
              <Icon name="check" size={16} />
              <span>
                {nameOf(measure)} <strong>{write(length)}</strong>
              </span>
              <button
                type="button"
                className={styles.forget}
                aria-label={t('tape.forget', { measure: nameOf(measure) })}
                onClick={() => andGoOn(() => session.forget(measure))}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
