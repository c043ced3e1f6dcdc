/**
 * Separate process that renders invoices: rendering blocks the processor for a fifth of a
 * second, which would block the server.
 */
import { answerParent } from '../../../platform/runtime/answerParent.ts';
import { drawPaper } from './drawPaper.ts';

answerParent(drawPaper);
