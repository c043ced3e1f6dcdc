import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { JudgingProps } from './Judging.tsx';

/** Zone feedback on first pieces; loads after a negative answer. */
export const JudgingSlot = lazyPart<JudgingProps>(() => import('./Judging.tsx'), ['fitFeedback']);
