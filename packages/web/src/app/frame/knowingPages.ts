import { knowPages } from '../pages/isPage.ts';

/** A part that asks which pages there are arrives with the table of them. */
export const knowingPages =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () =>
    (await Promise.all([load(), knowPages()]))[0];
