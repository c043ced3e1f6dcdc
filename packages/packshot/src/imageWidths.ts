/** Widths of responsive images, in pixels. */
export const imageWidths = [450, 768, 1024, 1440, 1920] as const;
