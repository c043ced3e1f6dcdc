/** A4, in points. */
export const page = { width: 595.28, height: 841.89 } as const;
export const margin = 56;
export const width: number = page.width - 2 * margin;
export const foot: number = page.height - 62;
export const bottom: number = page.height - 96;
export const colors = { ink: '#1d1a16', soft: '#5f5850', hairline: '#cfc8bd' } as const;

export type Look = {
  readonly font?: 'regular' | 'bold';
  readonly size?: number;
  readonly color?: string;
};
export type Cell = {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
} & Look;

/** What is written from top to bottom, and goes on on the next page: cells beside each other, a space, a line across. */
export type Step =
  | {
      readonly kind: 'write';
      readonly tag: 'H1' | 'P';
      readonly cells: readonly Cell[];
      readonly gap: number;
    }
  | { readonly kind: 'space'; readonly more: number }
  | { readonly kind: 'rule' };

/** Where the text at the foot says which page of how many it is: nobody knows before it is drawn. */
export const pageMark = '{page}';
export const pagesMark = '{pages}';

/** A paper as it is to be drawn: nothing but values, which go to another process. */
export type WrittenPaper = {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** ISO instant. */
  readonly issuedAt: string;
  readonly steps: readonly Step[];
  readonly foot: { readonly line: string; readonly page: string };
};
