/** Writes what a customer chose for the whole basket, within a change of it. */
export { changeChoices } from '../store/choices.ts';
