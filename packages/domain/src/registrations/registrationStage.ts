/** Stages of a pre-registration (ONB-062). */
export const REGISTRATION_STAGES = [
  'Desconhecido',
  'RealizandoPrimeiraEtapaPreCadastro',
  'RealizandoSegundaEtapaPreCadastro',
  'Aprovado',
  'Reprovado',
] as const;

/** Stage of a pre-registration, as the status call returns it. */
export type RegistrationStage = (typeof REGISTRATION_STAGES)[number];

const SECOND_STAGE = ['DadosBasicosInformados', 'AguardandoPrimeiraAnalise', 'PendenciadoNaPrimeiraAnalise'];

/** Stage of a confirmed registration, from the status of its flow (C-35). */
export function registrationStage(status: string): Exclude<RegistrationStage, 'Desconhecido'> {
  if (status === 'Novo') return 'RealizandoPrimeiraEtapaPreCadastro';
  if (status === 'Reprovado') return 'Reprovado';
  return SECOND_STAGE.includes(status) ? 'RealizandoSegundaEtapaPreCadastro' : 'Aprovado';
}
