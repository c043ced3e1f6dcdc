export {
  confirmAccountSubscription,
  type ListNeeds,
  requestSubscription,
  unsubscribeAddress,
  wantsNewsletter,
} from './application/list.ts';
