export * from './RichText.tsx';
export * from './richTextWords.ts';
