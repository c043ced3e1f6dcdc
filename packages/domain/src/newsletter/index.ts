export {
  checkLetter,
  type LetterBlock,
  type LetterMove,
  type LetterState,
  type LetterWords,
  longestBody,
  longestSubject,
  mayLetter,
  pieceAt,
  readBody,
} from './letter.ts';
export { type Letter, type LetterRefused, type Letters, letterPage } from './lettersPort.ts';
export { type Newsletter, type NewsletterLinkRefused, newsletterListId } from './newsletterPort.ts';
