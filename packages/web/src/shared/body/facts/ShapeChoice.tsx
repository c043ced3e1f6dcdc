import {
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  estimateBody,
} from '@tailorbird/domain/sizing';
import { type BodyNumbers, landmarksOf, sheetHeight } from '@tailorbird/packshot/body';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Person } from '../figure/Person.tsx';
import { bodyNumbers } from '../session/bodyNumbers.ts';
import styles from './ShapeChoice.module.css';

type ShapeChoiceProps = {
  readonly name?: string | null;
  readonly facts: BodyFacts;
  readonly value: BodyShape | null;
  readonly error: string | null;
  readonly onChoose: (shape: BodyShape) => void;
};

/** From wide shoulders to a wide waist. */
const shapes: readonly BodyShape[] = ['TRIANGULAR', 'RECTANGULAR', 'ROUND'];

/** Exaggeration of each shape in pictures, so that small ones differ at a glance. */
const exaggeration: Readonly<Record<BodyShape, Readonly<Partial<Record<BodyMeasure, number>>>>> = {
  TRIANGULAR: {
    biacromialBreadth: 1.14,
    shoulderCircumference: 1.12,
    chestCircumference: 1.12,
    bicepsCircumferenceFlexed: 1.1,
    waistCircumference: 0.8,
    hipCircumference: 0.9,
  },
  RECTANGULAR: {
    biacromialBreadth: 0.95,
    shoulderCircumference: 0.94,
    chestCircumference: 0.95,
    waistCircumference: 1.05,
    hipCircumference: 0.9,
  },
  ROUND: {
    biacromialBreadth: 0.97,
    chestCircumference: 1.06,
    bicepsCircumferenceFlexed: 1.08,
    waistCircumference: 1.4,
    hipCircumference: 1.06,
  },
};

const exaggerated = (facts: BodyFacts, shape: BodyShape): BodyNumbers => {
  const body = bodyNumbers(estimateBody(facts), facts);
  const drawn = Object.entries(exaggeration[shape]).map(([measure, factor]) => [
    measure,
    body[measure as BodyMeasure] * factor,
  ]);
  return { ...body, ...(Object.fromEntries(drawn) as Partial<BodyNumbers>) };
};

const widthOf = (body: BodyNumbers): number => {
  const { arm } = landmarksOf(body);
  return arm.at(arm.length * 0.72, 6)[0];
};

const Torso = ({
  facts,
  shape,
}: {
  readonly facts: BodyFacts;
  readonly shape: BodyShape;
}): ReactNode => {
  const body = exaggerated(facts, shape);
  const { chin, crotch, top } = landmarksOf(body);
  // All three figures have the scale of the widest one.
  const half = Math.max(...shapes.map((each) => widthOf(exaggerated(facts, each))));
  const upper = chin + 0.02 * top;
  const height = upper - crotch + 0.03 * top;
  return (
    <svg
      className={styles.torso}
      viewBox={`${-half} ${sheetHeight - upper} ${half * 2} ${height}`}
      aria-hidden="true"
    >
      <Person body={body} />
    </svg>
  );
};

export const ShapeChoice = ({
  name = null,
  facts,
  value,
  error,
  onChoose,
}: ShapeChoiceProps): ReactNode => {
  const t = useT('findSize');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {name === null ? t('shape.legend') : t('shape.for.legend', { name })}
      </legend>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      <div className={styles.options}>
        {shapes.map((shape) => (
          <label key={shape} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={shape}
              checked={value === shape}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${shape}`}
              aria-label={t(`shape.${shape}.title`)}
              onChange={() => onChoose(shape)}
            />
            <span className={styles.card}>
              <Torso facts={facts} shape={shape} />
              <span className={styles.words}>
                <span className={styles.title} aria-hidden="true">
                  {t(`shape.${shape}.title`)}
                </span>
                <span id={`${id}-${shape}`} className={styles.text}>
                  {t(`shape.${shape}.text`)}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
