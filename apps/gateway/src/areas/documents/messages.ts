import { DOCUMENT_TOO_LARGE_TEXT } from '@portal/domain';

/** Messages about documents that users see (D1, D9). */
export const documentMessages = {
  empty: 'O arquivo está vazio',
  notAnnounced: 'O arquivo recebido não tem o tipo ou o tamanho anunciado',
  sent: 'Este arquivo já foi enviado',
  sizes: 'Informe o tamanho de cada arquivo',
  tooLarge: DOCUMENT_TOO_LARGE_TEXT,
  uploadBroken: 'O envio do arquivo foi interrompido. Tente novamente.',
  uploadWithToken: 'Envie o arquivo sem o token de acesso',
  wrongContent: 'O conteúdo do arquivo não é o que a extensão do nome diz',
} as const;

/** Message for more files of a document type than it takes. */
export function tooManyDocuments(most: number): string {
  return most === 1 ? 'Selecione apenas um arquivo' : `Selecione no máximo ${most} arquivos`;
}
