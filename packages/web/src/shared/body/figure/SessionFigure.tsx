import { cutForChoices, defaultStandardSizeFor } from '@tailorbird/domain/sizing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import type { SizingSession } from '../session/sizingSession.ts';
import styles from './BodyFigure.module.css';
import type { Highlight } from './BodyFigure.tsx';
import { FittingFigure } from './FittingFigure.tsx';
import { standardWearer } from './standardWearer.ts';

type SessionFigureProps = {
  readonly session: SizingSession;
  readonly highlight?: Highlight | null;
  readonly className?: string | undefined;
};

/** Body from the answers; a man and a woman until the cut is chosen. */
export const SessionFigure = observer(function SessionFigure({
  session,
  highlight = null,
  className,
}: SessionFigureProps): ReactNode {
  const { units } = session;
  if (session.cutSaid)
    return (
      <FittingFigure
        className={className}
        body={session.numbers}
        units={units}
        highlight={highlight}
      />
    );
  return (
    <div className={classNames(styles.pair, className)}>
      {cutForChoices.map((cutFor) => (
        <FittingFigure
          key={cutFor}
          body={standardWearer(defaultStandardSizeFor(cutFor))}
          units={units}
        />
      ))}
    </div>
  );
});
