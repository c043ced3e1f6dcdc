/** What the job that forgets does to profiles that were deleted. */
export { deletedBefore, eraseAccount } from '../store/leaving.ts';
