export const drawSource = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
