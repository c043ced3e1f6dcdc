/** What was ordered in sizes, and of which size it is. */
export { replaceSize, usesOf, versionsOrdered } from '../store/sizesMadeTo.ts';
