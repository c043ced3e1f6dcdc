import { type ErrorReport, withKnownWords } from '@tailorbird/domain/shell';
import type { WireErrorReport } from './errorsSchema.ts';

const framesOf = (frames: ErrorReport['frames']): WireErrorReport['frames'] =>
  frames.map((frame) => ({ ...frame }));

export const toWireErrorReport = ({ frames, ...report }: ErrorReport): WireErrorReport => ({
  ...report,
  frames: framesOf(frames),
});
export const fromWireErrorReport = (report: WireErrorReport): ErrorReport => withKnownWords(report);
