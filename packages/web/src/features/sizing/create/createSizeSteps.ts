import { unreachable } from '@tailorbird/domain/kernel';
import { type CreateSizeTab, createSizeTabs } from '@tailorbird/domain/sizing';
import type { SizeAnswers } from '../../../shared/body/session/sizingSession.ts';

export const customSizeSteps = [
  'size-type',
  'body-metrics',
  'body-shape',
  'fit',
  'calculation',
  'result',
] as const;
export type CustomSizeStep = (typeof customSizeSteps)[number];

type Place = {
  readonly tab: CreateSizeTab;
  readonly step: CustomSizeStep;
  /**
   * The earliest step of this panel; the page or another panel answered the steps before it.
   */
  readonly first: CustomSizeStep;
  /** Another panel answered the steps about the body, between the size type and the fit. */
  readonly isBodyKnown: boolean;
};

const bodySteps: readonly CustomSizeStep[] = ['body-metrics', 'body-shape'];

/** In order; the calculation runs automatically. */
export const questionSteps = ({
  first,
  isBodyKnown,
}: Pick<Place, 'first' | 'isBodyKnown'>): readonly CustomSizeStep[] =>
  customSizeSteps
    .slice(customSizeSteps.indexOf(first))
    .filter((step) => step !== 'calculation' && !(isBodyKnown && bodySteps.includes(step)));

/** State of the create-size panel. The session holds the answers. */
export type CreateSizePanel =
  | { readonly status: 'closed' }
  | (Place & { readonly status: 'open'; readonly notice: CreateSizeNotice | null })
  /** A size is being created: the panel cannot be closed (SIZE-02). */
  | (Place & { readonly status: 'creating' });

export type CreateSizeNotice =
  | { readonly kind: 'answer-missing'; readonly step: CustomSizeStep }
  /** Reported and shown; the flow stays at its step (SIZE-58). */
  | { readonly kind: 'size-calculation-failed' }
  | { readonly kind: 'size-not-created' };

export type CreateSizeEvent =
  /** `asksSizeType`: no garment of the page determines the size type. */
  | { readonly type: 'opened'; readonly tab: CreateSizeTab; readonly asksSizeType: boolean }
  /** Another panel confirmed everything except the fit (SIZE-34). */
  | { readonly type: 'body-confirmed' }
  | { readonly type: 'tab-chosen'; readonly tab: CreateSizeTab }
  | { readonly type: 'answered' }
  | { readonly type: 'notice-read' }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'calculated' }
  | { readonly type: 'calculation-failed' }
  | { readonly type: 'creation-started' }
  | { readonly type: 'creation-failed' }
  | { readonly type: 'created' }
  | { readonly type: 'close-asked' };

const allowed = (tab: CreateSizeTab, { sizeType }: SizeAnswers): CreateSizeTab =>
  createSizeTabs(sizeType).includes(tab) ? tab : 'standard';

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
      return (
        answers.sizeType !== null &&
        answers.facts !== null &&
        answers.bodyShape !== null &&
        answers.fit !== null
      );
    default:
      return unreachable(step);
  }
};

const earlier = (one: CustomSizeStep, other: CustomSizeStep): CustomSizeStep =>
  customSizeSteps.indexOf(one) < customSizeSteps.indexOf(other) ? one : other;

const neighbor = (step: CustomSizeStep, by: 1 | -1): CustomSizeStep =>
  customSizeSteps[customSizeSteps.indexOf(step) + by] ?? step;

const nextStep = ({ step, isBodyKnown }: Place): CustomSizeStep =>
  step === 'size-type' && isBodyKnown ? 'fit' : neighbor(step, 1);

const stepBefore = ({ step, isBodyKnown }: Place): CustomSizeStep => {
  if (step === 'result') return 'fit';
  return step === 'fit' && isBodyKnown ? 'size-type' : neighbor(step, -1);
};

/** State transitions of the panel (SIZE-01 … SIZE-04, SIZE-26, SIZE-34, SIZE-47, SIZE-58). */
export const reduceCreateSize = (
  panel: CreateSizePanel,
  event: CreateSizeEvent,
  answers: SizeAnswers,
): CreateSizePanel => {
  if (event.type === 'opened') {
    if (panel.status !== 'closed') return panel;
    const step = event.asksSizeType || answers.sizeType === null ? 'size-type' : 'body-metrics';
    return {
      status: 'open',
      tab: allowed(event.tab, answers),
      step,
      first: step,
      isBodyKnown: false,
      notice: null,
    };
  }
  if (panel.status === 'closed') return panel;
  if (panel.status === 'creating') {
    if (event.type === 'created') return { status: 'closed' };
    return event.type === 'creation-failed'
      ? { ...panel, status: 'open', notice: { kind: 'size-not-created' } }
      : panel;
  }
  switch (event.type) {
    case 'body-confirmed': {
      const isOnlyFitLeft =
        isStepAnswered('body-metrics', answers) && isStepAnswered('body-shape', answers);
      if (panel.tab !== 'custom' || !isOnlyFitLeft) return panel;
      if (panel.step === 'size-type')
        return panel.isBodyKnown ? panel : { ...panel, isBodyKnown: true };
      return panel.step === 'body-metrics'
        ? { ...panel, step: 'fit', first: 'fit', notice: null }
        : panel;
    }
    case 'tab-chosen':
      return { ...panel, tab: allowed(event.tab, answers), notice: null };
    case 'answered': {
      const tab = allowed(panel.tab, answers);
      const isFound = panel.step === 'calculation' || panel.step === 'result';
      return isFound && tab === panel.tab ? panel : { ...panel, tab, notice: null };
    }
    case 'notice-read':
      return { ...panel, notice: null };
    case 'continued':
      if (panel.step === 'calculation' || panel.step === 'result') return panel;
      return isStepAnswered(panel.step, answers)
        ? { ...panel, step: nextStep(panel), notice: null }
        : { ...panel, notice: { kind: 'answer-missing', step: panel.step } };
    case 'went-back': {
      if (panel.step === 'calculation') return panel;
      const step = stepBefore(panel);
      return { ...panel, step, first: earlier(step, panel.first), notice: null };
    }
    case 'calculated':
      return panel.step === 'calculation' ? { ...panel, step: 'result', notice: null } : panel;
    case 'calculation-failed':
      return panel.step === 'calculation'
        ? { ...panel, step: 'fit', notice: { kind: 'size-calculation-failed' } }
        : panel;
    case 'creation-started': {
      const isReady =
        panel.tab === 'standard'
          ? answers.sizeType !== null
          : panel.step === 'result' && isStepAnswered('result', answers);
      if (!isReady)
        return {
          ...panel,
          notice: {
            kind: 'answer-missing',
            step: panel.tab === 'standard' ? 'size-type' : panel.step,
          },
        };
      const { tab, step, first, isBodyKnown } = panel;
      return { status: 'creating', tab, step, first, isBodyKnown };
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
