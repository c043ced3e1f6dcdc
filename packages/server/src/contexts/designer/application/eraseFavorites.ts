/** What the job that forgets does to what a deleted profile liked. */
export { eraseFavorites } from '../store/favorites.ts';
