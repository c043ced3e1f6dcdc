/** Account credit, as other contexts may read and enter it within their transactions. */
export { creditOf, enterCredit } from '../store/credit.ts';
