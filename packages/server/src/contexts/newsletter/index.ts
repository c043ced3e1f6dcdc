export {
  confirmAccountSubscription,
  type ListNeeds,
  requestSubscription as ask,
  unsubscribeAddress,
  wantsNewsletter,
} from './application/list.ts';
