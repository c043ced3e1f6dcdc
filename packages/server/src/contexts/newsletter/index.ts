/** The API of `newsletter` for other contexts. */
export {
  addressProved,
  ask,
  type ListNeeds,
  leaveList,
  wantsNewsletter,
} from './application/list.ts';
