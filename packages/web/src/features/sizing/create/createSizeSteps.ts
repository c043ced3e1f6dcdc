import type { SizeTypeRef } from '@tailorbird/domain/catalog';
import { unreachable } from '@tailorbird/domain/kernel';
import {
  type BodyFacts,
  type BodyShape,
  type CreateSizeTab,
  createSizeTabs,
  defaultStandardSize,
  type Fit,
  type StandardSize,
} from '@tailorbird/domain/sizing';

/** SIZE-26: the way to a custom size. */
export const customSizeSteps = ['size-type', 'body-metrics', 'body-shape', 'fit', 'calculation', 'result'] as const;
export type CustomSizeStep = (typeof customSizeSteps)[number];

/** SIZE-47: what must be chosen before continuing, by step. */
export type SizeAnswers = {
  readonly sizeType: SizeTypeRef | null;
  readonly facts: BodyFacts | null;
  readonly bodyShape: BodyShape | null;
  readonly fit: Fit | null;
};

type Filling = {
  readonly tab: CreateSizeTab;
  readonly step: CustomSizeStep;
  readonly answers: SizeAnswers;
  /** Kept for the session, so that a changed choice survives (SIZE-30). */
  readonly standardSize: StandardSize;
};

export type CreateSizePanel =
  | { readonly status: 'closed' }
  | (Filling & { readonly status: 'open'; readonly notice: CreateSizeNotice | null })
  /** A size is being created: the panel cannot be closed (SIZE-02). */
  | (Filling & { readonly status: 'creating' });

export type CreateSizeNotice =
  | { readonly kind: 'answer-missing'; readonly step: CustomSizeStep }
  /** SIZE-58: reported, said, and the flow stays where it was. */
  | { readonly kind: 'size-calculation-failed' }
  | { readonly kind: 'size-not-created' };

export type CreateSizeEvent =
  | {
      readonly type: 'opened';
      readonly sizeType: SizeTypeRef | null;
      readonly tab: CreateSizeTab;
      /** SIZE-30, SIZE-34: the session's choice, or the one handed over. */
      readonly standardSize: StandardSize | null;
    }
  | { readonly type: 'tab-chosen'; readonly tab: CreateSizeTab }
  | { readonly type: 'answered'; readonly answers: Partial<SizeAnswers> }
  | { readonly type: 'standard-size-chosen'; readonly size: StandardSize }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'calculated' }
  | { readonly type: 'calculation-failed' }
  | { readonly type: 'creation-started' }
  | { readonly type: 'creation-failed' }
  | { readonly type: 'created' }
  | { readonly type: 'close-asked' };

const allowed = (tab: CreateSizeTab, sizeType: SizeTypeRef | null): CreateSizeTab =>
  createSizeTabs(sizeType).includes(tab) ? tab : 'standard';

/** Whether what a step asks has been answered (SIZE-47). */
export const isStepAnswered = (step: CustomSizeStep, answers: SizeAnswers): boolean => {
  switch (step) {
    case 'size-type':
      return answers.sizeType !== null;
    case 'body-metrics':
      return answers.facts !== null;
    case 'body-shape':
      return answers.bodyShape !== null;
    case 'fit':
      return answers.fit !== null;
    case 'calculation':
    case 'result':
      return answers.sizeType !== null && answers.facts !== null && answers.bodyShape !== null && answers.fit !== null;
    default:
      return unreachable(step);
  }
};

const neighbor = (step: CustomSizeStep, by: 1 | -1): CustomSizeStep => customSizeSteps[customSizeSteps.indexOf(step) + by] ?? step;

/** The create-size panel after an event (SIZE-01 … SIZE-04, SIZE-26, SIZE-30, SIZE-34, SIZE-47, SIZE-58). */
export const reduceCreateSize = (panel: CreateSizePanel, event: CreateSizeEvent): CreateSizePanel => {
  if (event.type === 'opened') {
    if (panel.status !== 'closed') return panel;
    return {
      status: 'open',
      tab: allowed(event.tab, event.sizeType),
      step: event.sizeType === null ? 'size-type' : 'body-metrics',
      answers: { sizeType: event.sizeType, facts: null, bodyShape: null, fit: null },
      standardSize: event.standardSize ?? defaultStandardSize,
      notice: null,
    };
  }
  if (panel.status === 'closed') return panel;
  if (panel.status === 'creating') {
    const { status: _, ...filling } = panel;
    if (event.type === 'created') return { status: 'closed' };
    return event.type === 'creation-failed' ? { ...filling, status: 'open', notice: { kind: 'size-not-created' } } : panel;
  }
  switch (event.type) {
    case 'tab-chosen':
      return { ...panel, tab: allowed(event.tab, panel.answers.sizeType), notice: null };
    case 'answered': {
      // A result is for the answers it was calculated from: other answers need the way back.
      if (panel.step === 'calculation' || panel.step === 'result') return panel;
      const answers = { ...panel.answers, ...event.answers };
      return { ...panel, answers, tab: allowed(panel.tab, answers.sizeType), notice: null };
    }
    case 'standard-size-chosen':
      return { ...panel, standardSize: event.size, notice: null };
    case 'continued':
      if (panel.step === 'calculation' || panel.step === 'result') return panel;
      return isStepAnswered(panel.step, panel.answers)
        ? { ...panel, step: neighbor(panel.step, 1), notice: null }
        : { ...panel, notice: { kind: 'answer-missing', step: panel.step } };
    case 'went-back':
      return panel.step === 'calculation'
        ? panel
        : { ...panel, step: panel.step === 'result' ? 'fit' : neighbor(panel.step, -1), notice: null };
    case 'calculated':
      return panel.step === 'calculation' ? { ...panel, step: 'result', notice: null } : panel;
    case 'calculation-failed':
      return panel.step === 'calculation' ? { ...panel, step: 'fit', notice: { kind: 'size-calculation-failed' } } : panel;
    case 'creation-started': {
      const isReady = panel.tab === 'standard' ? panel.answers.sizeType !== null : panel.step === 'result';
      if (!isReady) return { ...panel, notice: { kind: 'answer-missing', step: panel.tab === 'standard' ? 'size-type' : panel.step } };
      const { notice: _, ...filling } = panel;
      return { ...filling, status: 'creating' };
    }
    case 'close-asked':
      return { status: 'closed' };
    case 'created':
    case 'creation-failed':
      return panel;
    default:
      return unreachable(event);
  }
};
