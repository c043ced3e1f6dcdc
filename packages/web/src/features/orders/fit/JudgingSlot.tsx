import { lazyPart } from '../../../platform/parts/lazyPart.tsx';
import type { JudgingProps } from './Judging.tsx';

export const JudgingSlot = lazyPart<JudgingProps>(() => import('./Judging.tsx'), ['fitFeedback']);
