/** Sentences of the gateway for users, in one place (D1, D9). Nothing else gets into the body of an error. */
export const messages = {
  badCode: 'Código inválido ou expirado',
  badContent: 'O conteúdo enviado é inválido',
  badDate: 'Digite uma data válida',
  badParameter: 'Parâmetro inválido',
  brandInUse: 'Marca em uso por fornecedores ou produtos',
  brandTaken: 'Já existe uma marca com esta descrição',
  checkFields: 'Verifique os campos informados',
  chooseOption: 'Seleciona uma opção',
  chooseUnit: 'Seleciona uma unidade',
  characteristicMissing: 'Característica não encontrada',
  cnpjTaken: 'CNPJ já cadastrado',
  conflict: 'Este registro foi alterado por outra pessoa. Recarregue antes de salvar.',
  ecommerceBrandMissing: 'Marca não encontrada',
  eanTaken: 'EAN já cadastrado em outro produto',
  familyMissing: 'Família não encontrada',
  forbidden: 'Você não tem permissão para esta ação',
  internal: 'Algo de errado aconteceu. Tente novamente em breve.',
  invalidCredentials: 'Credenciais inválidas',
  methodNotAllowed: 'Método não permitido',
  notFound: 'Registro não encontrado',
  photoMissing: 'Imagem não encontrada',
  richText: 'A descrição tem formatação que não é permitida',
  required: 'Campo obrigatório',
  requiredFields: 'Preencha todos os campos obrigatórios',
  skuLinked: 'SKU já adicionado ao fornecedor',
  starting: 'O serviço está iniciando. Tente novamente em breve.',
  supplierLinked: 'Fornecedor já adicionado ao produto',
  statusWaiting: 'Selecione um status',
  tagMissing: 'Tag não encontrada',
  tagTaken: 'Já existe uma tag com esta descrição',
  tooLarge: 'O conteúdo enviado é grande demais',
  unauthenticated: 'Sessão inválida ou expirada',
  unconfirmed: 'Confirme seu cadastro com o código enviado por e-mail',
  unknownAddress: 'Endereço não encontrado',
  unsupportedForm: 'Envie o conteúdo como multipart/form-data',
  unsupportedMediaType: 'Envie o conteúdo como application/json',
} as const;

/** Sentence of a refused call that may be tried again. */
export function tooManyAttempts(seconds: number): string {
  return `Muitas tentativas. Tente novamente em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
}
