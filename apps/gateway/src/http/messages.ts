/** Sentences of the gateway for users, in one place (D1, D9). Nothing else gets into the body of an error. */
export const messages = {
  badCode: 'Código inválido ou expirado',
  badContent: 'O conteúdo enviado é inválido',
  badDate: 'Digite uma data válida',
  badParameter: 'Parâmetro inválido',
  brandInUse: 'Marca em uso por fornecedores ou produtos',
  brandTaken: 'Já existe uma marca com esta descrição',
  categoryInUse: 'Categoria em uso por famílias',
  categoryTaken: 'Já existe uma categoria com esta descrição',
  checkFields: 'Verifique os campos informados',
  chooseOption: 'Seleciona uma opção',
  chooseUnit: 'Seleciona uma unidade',
  characteristicMissing: 'Característica não encontrada',
  cnpjTaken: 'CNPJ já cadastrado',
  conflict: 'Este registro foi alterado por outra pessoa. Recarregue antes de salvar.',
  destinationInactive: 'O gestor destino não está ativo',
  differentValues: 'Os nomes do mesmo campo têm valores diferentes',
  documentContent: 'O conteúdo do arquivo não é o que a extensão do nome diz',
  documentEmpty: 'O arquivo está vazio',
  documentNotPendent: 'Apague apenas os documentos com pendência',
  documentSent: 'Este arquivo já foi enviado',
  documentTooLarge: 'Selecione apenas arquivos de no máximo 100 MB.',
  divisionGroupInUse: 'Grupo de divisão possui divisões vinculadas',
  divisionGroupTaken: 'Já existe um grupo de divisão com esta descrição',
  ecommerceBrandMissing: 'Marca não encontrada',
  eanTaken: 'EAN já cadastrado em outro produto',
  familyMissing: 'Família não encontrada',
  forbidden: 'Você não tem permissão para esta ação',
  groupsMoved: 'Há grupos de divisão que não são mais do gestor de origem. Carregue os grupos novamente.',
  internal: 'Algo de errado aconteceu. Tente novamente em breve.',
  invalidCredentials: 'Credenciais inválidas',
  methodNotAllowed: 'Método não permitido',
  notFound: 'Registro não encontrado',
  otherEmail: 'O e-mail não é o da matrícula informada',
  photoMissing: 'Imagem não encontrada',
  registrationMissing: 'Matrícula não encontrada',
  registrationTaken: 'Matrícula já cadastrada',
  richText: 'A descrição tem formatação que não é permitida',
  required: 'Campo obrigatório',
  requiredFields: 'Preencha todos os campos obrigatórios',
  skuLinked: 'SKU já adicionado ao fornecedor',
  starting: 'O serviço está iniciando. Tente novamente em breve.',
  supplierLinked: 'Fornecedor já adicionado ao produto',
  supplierCategoryInUse: 'Categoria em uso por fornecedores',
  tagMissing: 'Tag não encontrada',
  tagTaken: 'Já existe uma tag com esta descrição',
  tooLarge: 'O conteúdo enviado é grande demais',
  tooHigh: 'Digite um valor menor',
  unauthenticated: 'Sessão inválida ou expirada',
  unconfirmed: 'Confirme seu cadastro com o código enviado por e-mail',
  unknownAddress: 'Endereço não encontrado',
  unknownOption: 'Opção não encontrada',
  unsupportedForm: 'Envie o conteúdo como multipart/form-data',
  unsupportedMediaType: 'Envie o conteúdo como application/json',
  uploadBroken: 'O envio do arquivo foi interrompido. Tente novamente.',
  uploadWithToken: 'Envie o arquivo sem o token de acesso',
} as const;

/** Sentence of a refused call that may be tried again. */
export function tooManyAttempts(seconds: number): string {
  return `Muitas tentativas. Tente novamente em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
}

/** Sentence for more files of a document type than it takes. */
export function tooManyDocuments(most: number): string {
  return most === 1 ? 'Selecione apenas um arquivo' : `Selecione no máximo ${most} arquivos`;
}
