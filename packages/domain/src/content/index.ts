export type { Content, HomeContent, Note, Page } from './page.ts';
