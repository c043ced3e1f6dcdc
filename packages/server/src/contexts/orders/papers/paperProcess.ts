/** A separate process: rendering would block the server for a fifth of a second. */
import { answerParent } from '../../../platform/runtime/answerParent.ts';
import { drawPaper } from './drawPaper.ts';

answerParent(drawPaper);
