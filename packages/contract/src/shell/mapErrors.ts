import type { ErrorGroup, ErrorReport } from '@tailorbird/domain/shell';
import type { WireErrorGroup, WireErrorReport } from './errorsSchema.ts';

const framesOf = (frames: ErrorReport['frames']): WireErrorReport['frames'] =>
  frames.map((frame) => ({ ...frame }));

export const toWireErrorReport = ({ frames, ...report }: ErrorReport): WireErrorReport => ({
  ...report,
  frames: framesOf(frames),
});
export const fromWireErrorReport = (report: WireErrorReport): ErrorReport => report;

export const toWireErrorGroup = ({
  frames,
  firstAt,
  lastAt,
  lastReference,
  ...group
}: ErrorGroup): WireErrorGroup => ({
  ...group,
  frames: framesOf(frames),
  first_at: firstAt,
  last_at: lastAt,
  last_reference: lastReference,
});

export const fromWireErrorGroup = ({
  first_at,
  last_at,
  last_reference,
  ...group
}: WireErrorGroup): ErrorGroup => ({
  ...group,
  firstAt: first_at,
  lastAt: last_at,
  lastReference: last_reference,
});
