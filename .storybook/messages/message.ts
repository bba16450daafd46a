/** Where a text is shown, as far as the code says. */
export type MessageKind =
  | 'ação'
  | 'ajuda'
  | 'aviso'
  | 'conteúdo'
  | 'diálogo'
  | 'erro'
  | 'motivo'
  | 'rótulo'
  | 'texto'
  | 'título'
  | 'vazio';

/** A text that people may see. */
export interface Message {
  /** What is filled in stands in braces. */
  text: string;
  kind: MessageKind;
  /** From the root of the repository. */
  file: string;
  line: number;
  /** Requirements that the comment above it names. */
  ids: readonly string[];
}
