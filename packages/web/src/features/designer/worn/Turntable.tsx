import type { Worn } from '@tailorbird/atelier/worn';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useT } from '../../../platform/texts/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { openStage } from './stage.ts';
import styles from './Worn.module.css';

/** Radians per second. */
const speed = 0.5;
/** Radians per press of a key or button. */
const press = Math.PI / 8;
/** Radians per pixel of a drag. */
const drag = 0.01;

type TurntableProps = {
  readonly worn: Worn;
  /** Color of the cloth, as hex. */
  readonly color: string;
  readonly text: string;
  /** Called if the browser has no WebGL. */
  readonly onUnavailable: () => void;
};

/** A worn garment that turns, by itself or by buttons, arrow keys and drags. */
export const Turntable = ({ worn, color, text, onUnavailable }: TurntableProps): ReactNode => {
  const t = useT('worn');
  const canvas = useRef<HTMLCanvasElement>(null);
  const turn = useRef(0);
  const latestColor = useRef(color);
  const redraw = useRef<() => void>(() => undefined);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isTurning, setTurning] = useState(!isStill);
  useEffect(() => {
    const { current: surface } = canvas;
    const stage = surface && openStage(surface, worn);
    if (!surface || !stage) {
      onUnavailable();
      return;
    }
    redraw.current = () => stage.draw(turn.current, latestColor.current);
    const observer = new ResizeObserver(() => {
      // More pixels than the screen shows: the browser’s multisampling lets hidden cloth shine
      // through near outlines.
      const scale = devicePixelRatio < 2 ? 2 : 3;
      surface.width = Math.round(surface.clientWidth * scale);
      surface.height = Math.round(surface.clientHeight * scale);
      redraw.current();
    });
    observer.observe(surface);
    return () => {
      observer.disconnect();
      redraw.current = () => undefined;
      stage.dispose();
    };
  }, [worn, onUnavailable]);
  useEffect(() => {
    latestColor.current = color;
    redraw.current();
  }, [color]);
  useEffect(() => {
    if (!isTurning) return;
    let last: number | null = null;
    let frame = requestAnimationFrame(function step(now) {
      // After a hidden tab, it goes on where it was.
      if (last !== null) turn.current += (Math.min(100, now - last) / 1000) * speed;
      last = now;
      redraw.current();
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTurning]);
  const turnBy = (angle: number): void => {
    setTurning(false);
    turn.current += angle;
    redraw.current();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turnBy(event.key === 'ArrowLeft' ? -press : press);
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (event.buttons === 1) turnBy(event.movementX * drag);
  };
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={text}
        onPointerMove={onPointerMove}
      />
      <fieldset className={styles.turn} aria-label={t('turn.title')} onKeyDown={onKeyDown}>
        <IconButton icon="left" label={t('turn.left')} onClick={() => turnBy(-press)} />
        <Button look="quiet" onClick={() => setTurning(!isTurning)}>
          {t(isTurning ? 'turn.stop' : 'turn.start')}
        </Button>
        <IconButton icon="right" label={t('turn.right')} onClick={() => turnBy(press)} />
      </fieldset>
    </>
  );
};
