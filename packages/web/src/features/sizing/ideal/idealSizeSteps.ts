import { unreachable } from '@tailorbird/domain/kernel';
import {
  adjustFact,
  type BodyFact,
  type BodyShape,
  type IdealSizeInput,
  type IdealSizeMode,
  type StandardSize,
} from '@tailorbird/domain/sizing';

/** SIZE-38: a calculation shows for 750 ms at least. */
export const calculationMinimumMs = 750;

export type IdealSizePanel =
  | { readonly status: 'closed'; readonly handedOver: StandardSize | null }
  | { readonly status: 'asking'; readonly mode: IdealSizeMode; readonly input: IdealSizeInput; readonly notice: IdealSizeNotice | null }
  | {
      readonly status: 'calculating';
      readonly mode: IdealSizeMode;
      readonly input: IdealSizeInput;
      readonly since: number;
      /** What came before the 750 ms were over; `undefined` while nothing has. */
      readonly came: CalculatedSize | undefined;
    }
  | { readonly status: 'result'; readonly mode: IdealSizeMode; readonly input: IdealSizeInput; readonly size: StandardSize }
  /** SIZE-62: outside the standard range. */
  | { readonly status: 'no-size'; readonly mode: IdealSizeMode; readonly input: IdealSizeInput };

type CalculatedSize = { readonly kind: 'size'; readonly size: StandardSize } | { readonly kind: 'no-size' } | { readonly kind: 'failed' };
export type IdealSizeNotice = 'body-shape-missing' | 'size-calculation-failed';

export type IdealSizeEvent =
  | { readonly type: 'opened'; readonly mode: IdealSizeMode; readonly input: IdealSizeInput }
  | { readonly type: 'fact-adjusted'; readonly fact: BodyFact; readonly value: number }
  | { readonly type: 'shape-chosen'; readonly shape: BodyShape }
  | { readonly type: 'continued'; readonly at: number }
  | { readonly type: 'calculated'; readonly size: StandardSize | null; readonly at: number }
  | { readonly type: 'calculation-failed'; readonly at: number }
  | { readonly type: 'time-passed'; readonly at: number }
  | { readonly type: 'went-back' }
  /** SIZE-34: create-size opens with this size. */
  | { readonly type: 'accepted' }
  | { readonly type: 'close-asked' };

const shown = (panel: Extract<IdealSizePanel, { status: 'calculating' }>, came: CalculatedSize | undefined, at: number): IdealSizePanel => {
  if (came === undefined || at - panel.since < calculationMinimumMs) return { ...panel, came };
  const { mode, input } = panel;
  switch (came.kind) {
    case 'size':
      return { status: 'result', mode, input, size: came.size };
    case 'no-size':
      return { status: 'no-size', mode, input };
    case 'failed':
      return { status: 'asking', mode, input, notice: 'size-calculation-failed' };
    default:
      return unreachable(came);
  }
};

/** The ideal-size modal after an event (SIZE-10, SIZE-22, SIZE-34, SIZE-58, SIZE-62). */
export const reduceIdealSize = (panel: IdealSizePanel, event: IdealSizeEvent): IdealSizePanel => {
  switch (event.type) {
    case 'opened':
      return panel.status === 'closed' ? { status: 'asking', mode: event.mode, input: event.input, notice: null } : panel;
    case 'fact-adjusted':
      return panel.status === 'asking' ? { ...panel, input: adjustFact(panel.input, event.fact, event.value), notice: null } : panel;
    case 'shape-chosen':
      return panel.status === 'asking' ? { ...panel, input: { ...panel.input, bodyShape: event.shape }, notice: null } : panel;
    case 'continued':
      if (panel.status !== 'asking') return panel;
      if (panel.input.bodyShape === null) return { ...panel, notice: 'body-shape-missing' };
      return { status: 'calculating', mode: panel.mode, input: panel.input, since: event.at, came: undefined };
    case 'calculated':
      if (panel.status !== 'calculating') return panel;
      return shown(panel, event.size === null ? { kind: 'no-size' } : { kind: 'size', size: event.size }, event.at);
    case 'calculation-failed':
      return panel.status === 'calculating' ? shown(panel, { kind: 'failed' }, event.at) : panel;
    case 'time-passed':
      return panel.status === 'calculating' ? shown(panel, panel.came, event.at) : panel;
    case 'went-back':
      return panel.status === 'result' || panel.status === 'no-size'
        ? { status: 'asking', mode: panel.mode, input: panel.input, notice: null }
        : panel;
    case 'accepted':
      return panel.status === 'result' ? { status: 'closed', handedOver: panel.size } : panel;
    case 'close-asked':
      return panel.status === 'closed' ? panel : { status: 'closed', handedOver: null };
    default:
      return unreachable(event);
  }
};
