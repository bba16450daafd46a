export * from './RichTextField.tsx';
export * from './RichTextField.types.ts';
