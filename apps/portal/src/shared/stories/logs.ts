import type { Schemas } from '@portal/api';
import { gatewayHttp, meta } from './gatewayHttp.ts';

type Log = Schemas['LogRow'];

/** What changed in one product in a month, the newest first. */
export const logs: readonly Log[] = [
  {
    id: '9133-custo',
    data: '2027-03-09T16:42:00-03:00',
    usuario: 'Marina Alves',
    operacao: 'updateProductSupplier',
    acao: 'Alteração de fornecedor do produto',
    registro: 'Fornecedor do produto',
    codigo: 305021,
    campo: 'custo',
    rotulo: 'Custo',
    valorAnterior: 'R$ 1.184,90',
    valorNovo: 'R$ 1.229,00',
    lote: null,
  },
  {
    id: '9128-statusAprovacao',
    data: '2027-03-04T11:05:00-03:00',
    usuario: 'Rui Barros',
    operacao: 'approveProducts',
    acao: 'Aprovação em lote',
    registro: 'Produto',
    codigo: 305021,
    campo: 'statusAprovacao',
    rotulo: 'Aprovação',
    valorAnterior: 'Aguardando Aprovação',
    valorNovo: 'Aprovado',
    lote: '0b9a6a5e-3f0c-4a5e-9f51-0d2b8f6d7c11',
  },
  {
    id: '9120-nome',
    data: '2027-03-01T09:30:00-03:00',
    usuario: 'Marina Alves',
    operacao: 'updateFamily',
    acao: 'Alteração da família',
    registro: 'Produto',
    codigo: 305021,
    campo: 'nome',
    rotulo: 'Nome',
    valorAnterior: 'PANELA TRAMONTINA SOLAR 4,5 LT',
    valorNovo: 'PANELA TRAMONTINA LUNAR 4,5 LT',
    lote: null,
  },
  {
    id: '9101-descricao',
    data: '2027-03-01T08:12:00-03:00',
    usuario: 'Marina Alves',
    operacao: 'createProductChild',
    acao: 'Cadastro de EAN',
    registro: 'EAN',
    codigo: 305021,
    campo: 'descricao',
    rotulo: 'Descrição',
    valorAnterior: null,
    valorNovo: 'CAIXA COM 6 UNIDADES',
    lote: null,
  },
];

/** Who changed something, for the select of the users. */
export const logUsers = gatewayHttp.get('/api/produtos/logs/usuarios', ({ response }) =>
  response(200).json({
    usuarios: [
      { id: 4, nome: 'Marina Alves' },
      { id: 8, nome: 'Rui Barros' },
    ],
    meta: meta(2, 20),
  }),
);
