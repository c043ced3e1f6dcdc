/** A process of its own that draws papers: a paper takes the processor for a fifth of a second, in which a server would answer nobody. */
import { answerParent } from '../../../platform/runtime/answerParent.ts';
import { drawPaper } from './drawPaper.ts';

answerParent(drawPaper);
