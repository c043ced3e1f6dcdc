/** A drawing as the source of a picture. */
export const drawSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
