import {
  type BodyFacts,
  type BodyMeasure,
  type BodyShape,
  estimateBody,
} from '@tailorbird/domain/sizing';
import { type BodyNumbers, drawBody, landmarksOf, sheetHeight } from '@tailorbird/packshot/body';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { bodyNumbers } from '../session/bodyNumbers.ts';
import styles from './ShapeChoice.module.css';

type ShapeChoiceProps = {
  /** Who it is, where it is not whoever tells. */
  readonly name?: string | null;
  readonly facts: BodyFacts;
  readonly value: BodyShape | null;
  readonly error: string | null;
  readonly onChoose: (shape: BodyShape) => void;
};

/** In the order of the mirror: from the widest shoulders to the widest waist. */
const shapes: readonly BodyShape[] = ['TRIANGULAR', 'RECTANGULAR', 'ROUND'];

/** What sets a shape apart shows more than twice as much in a small picture. */
const emphasis = 2.6;

const emphasized = (facts: BodyFacts, shape: BodyShape): BodyNumbers => {
  const plain = bodyNumbers(estimateBody(facts), facts.heightCm);
  const shaped = bodyNumbers(estimateBody({ ...facts, bodyShape: shape }), facts.heightCm);
  const drawn = Object.keys(plain).map((name) => {
    const measure = name as BodyMeasure;
    return [measure, plain[measure] + (shaped[measure] - plain[measure]) * emphasis];
  });
  return Object.fromEntries(drawn) as BodyNumbers;
};

const Torso = ({
  facts,
  shape,
}: {
  readonly facts: BodyFacts;
  readonly shape: BodyShape;
}): ReactNode => {
  const body = emphasized(facts, shape);
  const { arms, trunk, head, details } = drawBody(body);
  const { chin, hip, top, arm } = landmarksOf(body);
  const half = arm.at(arm.length * 0.8, 6)[0];
  const parts = [...arms, trunk, head];
  return (
    <svg
      className={styles.torso}
      viewBox={`${-half} ${sheetHeight - chin - 0.02 * top} ${half * 2} ${chin - hip + 0.04 * top}`}
      aria-hidden="true"
    >
      <g className={styles.outline}>
        {parts.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className={styles.skin}>
        {parts.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={styles.details} d={details} />
    </svg>
  );
};

/** The body shape a customer sees in the mirror, drawn from their own answers (SIZE-14). */
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
