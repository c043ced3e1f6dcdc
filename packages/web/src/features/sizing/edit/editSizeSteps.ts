import { unreachable } from '@tailorbird/domain/kernel';
import type { Centimeters } from '@tailorbird/domain/sizing';

/** SIZE-05. */
export type EditSizeMode = 'simple' | 'advanced';

/** Lengths by measure. */
export type Measurements = Readonly<Record<string, Centimeters>>;

export type EditSizePanel =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly sizeId: number }
  | { readonly status: 'not-editable'; readonly sizeId: number; readonly because: 'size-not-found' | 'size-cannot-be-edited' }
  | {
      readonly status: 'editing';
      readonly sizeId: number;
      readonly mode: EditSizeMode;
      readonly saved: Measurements;
      readonly entered: Measurements;
      readonly notice: 'size-not-updated' | null;
    }
  | {
      readonly status: 'saving';
      readonly sizeId: number;
      readonly mode: EditSizeMode;
      readonly saved: Measurements;
      readonly entered: Measurements;
    };

export type EditSizeEvent =
  | { readonly type: 'opened'; readonly sizeId: number }
  | { readonly type: 'loaded'; readonly sizeId: number; readonly measurements: Measurements }
  | { readonly type: 'load-failed'; readonly sizeId: number; readonly because: 'size-not-found' | 'size-cannot-be-edited' }
  | { readonly type: 'mode-chosen'; readonly mode: EditSizeMode }
  | { readonly type: 'measured'; readonly measure: string; readonly value: Centimeters }
  | { readonly type: 'save-started' }
  | { readonly type: 'save-failed' }
  | { readonly type: 'saved' }
  | { readonly type: 'close-asked' };

export const isSizeChanged = (panel: { readonly saved: Measurements; readonly entered: Measurements }): boolean =>
  Object.entries(panel.entered).some(([measure, value]) => panel.saved[measure] !== value);

/** The edit-size modal after an event (SIZE-05, SIZE-64). An answer for a size that is no longer shown is ignored; unknown measures are too. */
export const reduceEditSize = (panel: EditSizePanel, event: EditSizeEvent): EditSizePanel => {
  switch (event.type) {
    case 'opened':
      return panel.status === 'saving' ? panel : { status: 'loading', sizeId: event.sizeId };
    case 'loaded':
      return panel.status === 'loading' && panel.sizeId === event.sizeId
        ? { status: 'editing', sizeId: event.sizeId, mode: 'simple', saved: event.measurements, entered: event.measurements, notice: null }
        : panel;
    case 'load-failed':
      return panel.status === 'loading' && panel.sizeId === event.sizeId
        ? { status: 'not-editable', sizeId: event.sizeId, because: event.because }
        : panel;
    case 'mode-chosen':
      return panel.status === 'editing' ? { ...panel, mode: event.mode } : panel;
    case 'measured':
      return panel.status === 'editing' && Object.hasOwn(panel.saved, event.measure) && Number.isFinite(event.value)
        ? { ...panel, entered: { ...panel.entered, [event.measure]: event.value }, notice: null }
        : panel;
    case 'save-started':
      return panel.status === 'editing' && isSizeChanged(panel)
        ? { status: 'saving', sizeId: panel.sizeId, mode: panel.mode, saved: panel.saved, entered: panel.entered }
        : panel;
    case 'save-failed':
      return panel.status === 'saving' ? { ...panel, status: 'editing', notice: 'size-not-updated' } : panel;
    case 'saved':
      return panel.status === 'saving' ? { status: 'closed' } : panel;
    case 'close-asked':
      return panel.status === 'saving' ? panel : { status: 'closed' };
    default:
      return unreachable(event);
  }
};
