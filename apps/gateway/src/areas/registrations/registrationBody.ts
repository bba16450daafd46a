import type { Schemas } from '@portal/api';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  type HeldRoles,
  seesStaffFields,
  validationsOf,
} from '@portal/domain';
import { supplierEnumerations } from '../enumerations/lists.ts';
import type { FoundRegistration } from './registrationQueries.ts';

type Contact = Schemas['Contact'];

function contactBody(row: FoundRegistration['contacts'][number]): Contact {
  const { id: _id, fornecedorId: _supplier, ordem: _place, ...contact } = row;
  return contact;
}

function carrierBody(row: FoundRegistration['carriers'][number]): Schemas['Carrier'] {
  const { id: _id, fornecedorId: _supplier, ordem: _place, ...carrier } = row;
  return carrier;
}

function addressBody({ supplier, city, state }: FoundRegistration): Schemas['SupplierAddress'] {
  const { cep, logradouro, numero, complemento, bairro } = supplier;
  const cidade = city === null || state === null ? null : { id: city.id, nome: city.nome, estado: state };
  return { cep, logradouro, numero, complemento, bairro, cidade };
}

function documentsByType(rows: FoundRegistration['documents']): Schemas['DocumentsByType'] {
  const byType = DOCUMENT_TYPES.map(({ type }) => [
    type,
    rows
      .filter(({ tipoDocumento }) => tipoDocumento === type)
      .map((row) => ({ ...row, dataCriacao: row.dataCriacao.toISOString() })),
  ]);
  // The nine types are those of the contract.
  return Object.fromEntries(byType) as Record<DocumentType, Schemas['StoredDocument'][]>;
}

function rateBody(id: number | null): Schemas['OptionalRate'] {
  return supplierEnumerations.aliquotas.find((rate) => rate.id === id) ?? null;
}

function supplierBody(found: FoundRegistration, roles: HeldRoles): Schemas['RegistrationSupplier'] {
  const { supplier, contacts, regions, pendencies } = found;
  const {
    email: _email,
    dataCriacao: _created,
    versao: _version,
    cidadeId: _city,
    cep: _cep,
    logradouro: _street,
    numero: _number,
    complemento: _complement,
    bairro: _district,
    cnaeId: _cnae,
    busca: _searched,
    aliquotaId,
    bancoId: _bank,
    agenciaBancaria,
    numeroContaCorrente,
    digitoContaCorrente,
    chavePix,
    ...columns
  } = supplier;
  const contatos = contacts.map(contactBody);
  const ofType = (type: Contact['tipoContato']) => contatos.filter(({ tipoContato }) => tipoContato === type);
  return {
    ...columns,
    endereco: addressBody(found),
    contatos,
    contatosPorTipo: {
      Contabil: ofType('Contabil'),
      Financeiro: ofType('Financeiro'),
      FaturamentoELogistica: ofType('FaturamentoELogistica'),
    },
    marcas: found.brands,
    categorias: found.categories,
    lojas: [...supplier.lojas],
    documentosPorTipo: documentsByType(found.documents),
    pendencias: pendencies.map((pendency) => ({
      ...pendency,
      dataCriacao: pendency.dataCriacao.toISOString(),
    })),
    cnae: found.cnae,
    aliquota: rateBody(aliquotaId),
    utilizaRegraFiscalEntradaNf: seesStaffFields(roles) ? supplier.utilizaRegraFiscalEntradaNf : null,
    dadosBancarios: {
      banco: found.bank,
      agenciaBancaria,
      numeroContaCorrente,
      digitoContaCorrente,
      chavePix,
    },
    regioesEntregas: regions.map(({ regiaoId, prazoEntrega, opcaoEntrega }) => ({
      id: regiaoId,
      prazoEntrega,
      opcaoEntrega,
    })),
    transportadoras: found.carriers.map(carrierBody),
  };
}

/**
 * A registration as the contract shows it to a reader (API2-019, ONB-045 to ONB-056, ONB-075).
 *
 * @param roles roles of the reader: 'Usar Regra Fiscal na Entrada de NF' is null for suppliers (ST4-030).
 */
export function registrationBody(found: FoundRegistration, roles: HeldRoles): Schemas['Registration'] {
  const { flow, products } = found;
  return {
    id: flow.id,
    statusFluxoCadastro: flow.statusFluxoCadastro,
    statusAprovacaoComercialSegundaAnalise: flow.statusAprovacaoComercialSegundaAnalise,
    statusAprovacaoContabilidadeSegundaAnalise: flow.statusAprovacaoContabilidadeSegundaAnalise,
    etapaReprovacao: flow.etapaReprovacao,
    motivoReprovacao: flow.motivoReprovacao,
    dataCriacao: flow.dataCriacao.toISOString(),
    dataModificacao: flow.dataModificacao.toISOString(),
    email: flow.email,
    versao: flow.versao,
    validacoes: validationsOf(flow),
    resumoProdutos: products,
    fornecedor: supplierBody(found, roles),
  };
}
