/** REVIEW-02, REVIEW-05: placeholders while loading. */
export const reviewPlaceholders = { panel: 3, slider: 5 } as const;
/** REVIEW-04, REVIEW-06: pixels. */
export const reviewSlider = { loadMargin: 100, slideWidth: 477, spacing: 16 } as const;
