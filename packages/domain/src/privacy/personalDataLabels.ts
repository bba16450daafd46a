/** What each kind of personal data that somebody read is called, as the contract lists the kinds (D32). */
export const PERSONAL_DATA_LABELS = {
  Cadastro: 'Cadastro',
  Documento: 'Documento',
  Alteracoes: 'Alterações do cadastro',
  ListaDeCadastros: 'Lista de cadastros',
  Equipe: 'Contas da equipe',
} as const;
