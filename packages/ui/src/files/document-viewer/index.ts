export { DocumentPane, type DocumentPaneProps } from './DocumentPane.tsx';
export * from './DocumentViewer.tsx';
export type { DocumentKind, ShownDocument } from './shownDocument.ts';
