export * from './RichTextField.tsx';
export type { RichTextChange, RichTextFieldProps } from './RichTextField.types.ts';
