import { DATE_TEXT, FORBIDDEN_TEXT, LIST_REACH, REQUIRED_FIELDS_TEXT, REQUIRED_TEXT } from '@portal/domain';
import { formatNumber } from '@portal/formats';

/**
 * Messages for users that belong to no area; each area has its own `messages.ts` (D1, D9). Errors contain no other
 * texts.
 */
export const messages = {
  badContent: 'O conteúdo enviado é inválido',
  badDate: DATE_TEXT,
  badParameter: 'Parâmetro inválido',
  checkFields: 'Verifique os campos informados',
  conflict: 'Este registro foi alterado por outra pessoa. Recarregue antes de salvar.',
  forbidden: FORBIDDEN_TEXT,
  internal: 'Algo de errado aconteceu. Tente novamente em breve.',
  invalidCredentials: 'Credenciais inválidas',
  malware:
    'O antivírus encontrou um programa malicioso neste arquivo. Ele foi descartado: verifique o seu computador.',
  methodNotAllowed: 'Método não permitido',
  notFound: 'Registro não encontrado',
  pageTooFar: `A lista vai até ${formatNumber(LIST_REACH)} registros. Use os filtros ou inverta a ordem para ver os demais.`,
  required: REQUIRED_TEXT,
  requiredFields: REQUIRED_FIELDS_TEXT,
  unavailable: 'O serviço está indisponível no momento. Tente novamente em breve.',
  keyWithoutAnswer: 'Este envio já foi gravado. Recarregue a página para ver o registro.',
  keyOfAnotherCall:
    'Este envio já foi gravado, com outros dados. Recarregue a página antes de enviar de novo.',
  starting: 'O serviço está iniciando. Tente novamente em breve.',
  tooLarge: 'O conteúdo enviado é grande demais',
  tooSlow: 'O envio parou ou está lento demais. Verifique a conexão e tente novamente.',
  unauthenticated: 'Sessão inválida ou expirada',
  unknownAddress: 'Endereço não encontrado',
  unknownOption: 'Opção não encontrada',
  unsupportedForm: 'Envie o conteúdo como multipart/form-data',
  unsupportedMediaType: 'Envie o conteúdo como application/json',
  versionRequired: 'Informe a versão do registro no cabeçalho If-Match',
} as const;

/** Message of a call that may be tried again later. */
export function tooManyAttempts(seconds: number): string {
  return `Muitas tentativas. Tente novamente em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
}
