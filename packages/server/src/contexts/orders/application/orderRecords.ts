/** Orders and what was said of them as they are kept, for contexts that act on them after they have arrived. */
export { fitWords } from '../store/fit.ts';
export { feedbackOnLines } from '../store/fitFeedback.ts';
export { findOrder, type StoredOrder, type StoredOrderLine } from '../store/orders.ts';
