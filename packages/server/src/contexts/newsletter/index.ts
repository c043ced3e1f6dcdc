/** What other contexts use of `newsletter`. */
export {
  addressProved,
  ask,
  type ListNeeds,
  leaveList,
  wantsNewsletter,
} from './application/list.ts';
