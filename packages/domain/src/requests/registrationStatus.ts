/** Progress of a family or a product of a request, at the supplier, at commercial or at accounting. */
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

/** Which of the three statuses it is. */
export type RegistrationStatusOf = 'supplier' | 'commercial' | 'accounting';

const OWNER_WORDS: Readonly<Record<RegistrationStatusOf, string>> = {
  supplier: '',
  commercial: ' Comercial',
  accounting: ' Contabilidade',
};

/**
 * Text of the badge of a status (SOL-033, SOL-035 to SOL-037): its label and who has to act next, which is the
 * supplier while nothing is registered. A status of the supplier itself has only the label otherwise.
 */
export function registrationStatusText(status: RegistrationStatus, of: RegistrationStatusOf): string {
  const owner = status === 'ACadastrar' ? ' Fornecedor' : OWNER_WORDS[of];
  return `${REGISTRATION_STATUS_LABELS[status]}${owner}`;
}
