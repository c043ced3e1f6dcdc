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

/**
 * Drawing steps from top to bottom, continued on the next page: cells side by side, a gap, a
 * line across.
 */
export type Step =
  | {
      readonly kind: 'write';
      readonly tag: 'H1' | 'P';
      readonly cells: readonly Cell[];
      readonly gap: number;
    }
  | { readonly kind: 'space'; readonly more: number }
  | { readonly kind: 'rule' };

/**
 * Placeholder in the footer for the page number and count, which are known only after
 * rendering.
 */
export const pageMark = '{page}';
export const pagesMark = '{pages}';

/** A document to render: plain values, which can be sent to another process. */
export type WrittenPaper = {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  readonly author: string;
  /** ISO instant. */
  readonly issuedAt: string;
  readonly steps: readonly Step[];
  readonly foot: { readonly line: string; readonly page: string };
  /** The invoice as XML (Factur-X), which makes the file a PDF/A-3; null for private persons. */
  readonly electronicInvoice: string | null;
};
