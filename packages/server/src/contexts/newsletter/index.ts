export {
  ask,
  confirmAccountSubscription,
  type ListNeeds,
  unsubscribeAddress,
  wantsNewsletter,
} from './application/list.ts';
