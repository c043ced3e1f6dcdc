import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { JudgingProps } from './Judging.tsx';

/** Where the first pieces do not fit. It arrives when they do not. */
export const JudgingSlot = lazyPart<JudgingProps>(() => import('./Judging.tsx'), ['fitFeedback']);
