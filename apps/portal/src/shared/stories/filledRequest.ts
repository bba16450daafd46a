import type { Schemas } from '@portal/api';
import { family } from './catalogue.ts';

/** The family request that the stories fill in. */
export const FILLED_ID = 88;

type Detail = Schemas['RegistrationRequestDetail'];
type FamilyDetail = Schemas['FamilyRequestDetail'];

/** A family of a request of which nothing is filled in, unless the story says so. */
export function filledFamily(given: Partial<FamilyDetail> = {}): FamilyDetail {
  return {
    id: FILLED_ID,
    familiaId: null,
    familiaNome: null,
    novaFamilia: true,
    quantidadeCadastroProduto: 3,
    quantidadeCadastrada: 0,
    quantidadeIncompleta: 0,
    quantidadeRecusada: 0,
    status: 'ACadastrar',
    statusContabil: 'ACadastrar',
    statusFornecedor: 'ACadastrar',
    dataCriacao: '2027-03-01T09:30:00-03:00',
    versao: 1,
    solicitacoesDetalhes: [],
    ...given,
  };
}

/** The same after the first save of the family. */
export const begunFamily = filledFamily({
  familiaId: family.id,
  familiaNome: family.nome,
  status: 'Cadastrando',
  statusFornecedor: 'Cadastrando',
  quantidadeCadastrada: 1,
  versao: 2,
});

/** A request with one family. */
export function filledRequest(familyRequest: FamilyDetail, given: Partial<Detail> = {}): Detail {
  return {
    id: 31,
    codigo: 5031,
    fornecedorId: 61,
    fornecedorNomeTela: 'PANELAS DA SERRA',
    fornecedorCnpj: '11222333000181',
    codigoFornecedor: 7061,
    dataCriacao: '2027-03-01T09:30:00-03:00',
    dataExpiracao: '2090-12-31',
    cadastroEnviado: false,
    solicitacoesCadastrosFamilias: [familyRequest],
    historico: [],
    versao: 1,
    ...given,
  };
}
