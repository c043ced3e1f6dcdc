import { remembered } from '../runtime/remembered.ts';
import { isListening, type SaidTexts, saidNow } from './saidTexts.ts';

const asReleased: SaidTexts = {};

/** What is put together of texts and said again and again: once for each question, and again when texts are changed. */
export const rememberedText = <Said, Asked>(
  work: (asked: Asked) => Said,
  keyOf: (asked: Asked) => string,
): ((asked: Asked) => Said) => {
  const bySaid = new WeakMap<SaidTexts, (asked: Asked) => Said>();
  return (asked) => {
    if (isListening()) return work(asked);
    const said = saidNow() ?? asReleased;
    let known = bySaid.get(said);
    if (!known) {
      known = remembered(work, keyOf);
      bySaid.set(said, known);
    }
    return known(asked);
  };
};
