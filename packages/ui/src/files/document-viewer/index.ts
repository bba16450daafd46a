export * from './DocumentViewer.tsx';
export type { DocumentKind, ShownDocument } from './shownDocument.ts';
