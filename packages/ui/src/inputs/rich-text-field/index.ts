export * from './RichTextField.tsx';
