import type { Schemas } from '@portal/api';

type Stage = Schemas['SupplierStatus']['etapaPreCadastro'];

const SECOND_STAGE = ['DadosBasicosInformados', 'AguardandoPrimeiraAnalise', 'PendenciadoNaPrimeiraAnalise'];

/** Stage of a confirmed registration, from the status of its flow (C-35). */
export function registrationStage(status: string): Stage {
  if (status === 'Novo') return 'RealizandoPrimeiraEtapaPreCadastro';
  if (status === 'Reprovado') return 'Reprovado';
  return SECOND_STAGE.includes(status) ? 'RealizandoSegundaEtapaPreCadastro' : 'Aprovado';
}
