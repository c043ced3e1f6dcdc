export { GoogleAnalytics, type GoogleWindow } from './googleAnalytics.ts';
export { hostsOf } from './hosts.ts';
export { letScriptsIn } from './letScriptsIn.ts';
export { OutsideAnalytics } from './outsideAnalytics.ts';
export { SegmentAnalytics, type SegmentWindow } from './segmentAnalytics.ts';
