/** What the job that forgets does to what an account said in the chat. */
export { chatPhotosOf, eraseConversations } from '../../store/chatPhotos.ts';
