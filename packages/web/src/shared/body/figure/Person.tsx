import { type BodyNumbers, drawBody, type GarmentDrawing } from '@tailorbird/packshot/body';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import styles from './Person.module.css';

/** Paths of one material: outlined together, then filled, so that they have no line between them. */
const Layer = ({
  look,
  paths,
}: {
  readonly look: string | undefined;
  readonly paths: readonly string[];
}): ReactNode =>
  [styles.outline, styles.fill].map((pass) => (
    <g key={pass} className={classNames(pass, look)}>
      {paths
        .filter((path) => path !== '')
        .map((path) => (
          <path key={path} d={path} />
        ))}
    </g>
  ));

type PersonProps = {
  readonly body: BodyNumbers;
  /** Garment over the trousers; without one the figure wears a close shirt. */
  readonly worn?: GarmentDrawing | undefined;
};

/** SVG of a clothed figure from the front, drawn to measurements in centimeters. */
export const Person = ({ body, worn }: PersonProps): ReactNode => {
  const drawing = drawBody(body);
  return (
    <g className={styles.person}>
      {worn && <Layer look={styles.cloth} paths={[worn.behind]} />}
      <Layer look={styles.hair} paths={[drawing.hairBehind]} />
      <Layer look={styles.skin} paths={[...drawing.arms, drawing.trunk]} />
      <Layer look={styles.shoes} paths={drawing.shoes} />
      <Layer look={styles.trousers} paths={[drawing.trousers]} />
      {!worn && <Layer look={styles.shirt} paths={[...drawing.sleeves, drawing.top]} />}
      <Layer look={styles.skin} paths={[drawing.head]} />
      <Layer look={styles.hair} paths={[drawing.hair]} />
      <path className={styles.lines} d={drawing.lines} />
      {worn ? (
        <>
          <Layer look={styles.cloth} paths={[...worn.sleeves, worn.trunk]} />
          <path className={styles.seams} d={worn.details} />
        </>
      ) : (
        <path className={styles.lines} d={drawing.folds} />
      )}
    </g>
  );
};
