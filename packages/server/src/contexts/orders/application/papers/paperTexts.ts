import type texts from '../../../../../locales/en/papers.json';
import { textsOf } from '../../../../platform/texts/texts.ts';

export const paperTexts = textsOf<typeof texts>('papers');
export type PaperTexts = ReturnType<typeof paperTexts>;
