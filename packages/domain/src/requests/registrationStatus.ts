/** How far a family or a product of a registration request is, at the supplier, at commercial or at accounting. */
export type RegistrationStatus =
  | 'ACadastrar'
  | 'Aguardando'
  | 'AguardandoValidacao'
  | 'Cadastrando'
  | 'Validado'
  | 'Concluido'
  | 'Aprovado'
  | 'Recusado';

/** The label of each status; two have the same one (SOL-032 to SOL-034). */
export const REGISTRATION_STATUS_LABELS: Readonly<Record<RegistrationStatus, string>> = {
  ACadastrar: 'Aguardando',
  Aguardando: 'Aguardando',
  AguardandoValidacao: 'Aguardando Validação',
  Cadastrando: 'Cadastrando',
  Validado: 'Validado',
  Concluido: 'Concluído',
  Aprovado: 'Concluído',
  Recusado: 'Recusado',
};

/** Whose status it is. */
export type RegistrationStatusOf = 'supplier' | 'commercial' | 'accounting';

const OWNER_WORDS: Readonly<Record<RegistrationStatusOf, string>> = {
  supplier: '',
  commercial: ' Comercial',
  accounting: ' Contabilidade',
};

/**
 * What the badge of a status says (SOL-033, SOL-035 to SOL-037): the label and who has it in hand, which is the supplier
 * while nothing is registered. A status of the supplier itself has no such word otherwise.
 */
export function registrationStatusText(status: RegistrationStatus, of: RegistrationStatusOf): string {
  const owner = status === 'ACadastrar' ? ' Fornecedor' : OWNER_WORDS[of];
  return `${REGISTRATION_STATUS_LABELS[status]}${owner}`;
}
