export { GoogleAnalytics, type GoogleWindow } from './googleAnalytics.ts';
export { OutsideAnalytics } from './outsideAnalytics.ts';
export { SegmentAnalytics, type SegmentWindow } from './segmentAnalytics.ts';
