/** The API of `newsletter` for other contexts. */
export {
  ask,
  confirmAccountSubscription,
  type ListNeeds,
  unsubscribeAddress,
  wantsNewsletter,
} from './application/list.ts';
