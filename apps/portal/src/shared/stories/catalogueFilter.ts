import type { Schemas } from '@portal/api';
import { gatewayHttp, meta } from './gatewayHttp.ts';

const statuses: Schemas['FamilyStatus'][] = ['Aprovado', 'AguardandoValidacao', 'Cadastrando', 'Recusado'];

/** A page of families. */
export const families: Schemas['FamilyListItem'][] = Array.from({ length: 20 }, (_, index) => ({
  id: 87 + index,
  codigo: 20087 + index,
  nome: `PANELA TRAMONTINA ${index + 4},5LT SOLAR`,
  status: statuses[index % statuses.length] ?? 'Aprovado',
  categoria: { id: 9, descricao: 'PANELAS', sigla: 'PANELA', kit: false },
  marca: { id: 412, descricao: 'TRAMONTINA' },
  dataCriacao: '2027-03-01T09:30:00-03:00',
  versao: 5,
}));

const suppliers: Schemas['SupplierOption'][] = [
  { id: 15, codigo: 7015, nomeFantasia: 'CASA DO ALUMÍNIO' },
  { id: 61, codigo: 7061, nomeFantasia: 'PANELAS DA SERRA' },
];

const divisions = [
  { id: 4, descricao: 'BAZAR' },
  { id: 5, descricao: 'ELETRO' },
];

const managers = [
  { id: 3, nome: 'MARINA ALVES' },
  { id: 8, nome: 'RUI BARROS' },
];

/** Answers for the selects of the catalogue filter. */
export const catalogueFilterCalls = [
  gatewayHttp.get('/api/produtos/familias', ({ query, response }) => {
    const id = query.get('FamiliaId');
    const found = id ? families.filter((family) => String(family.id) === id) : families;
    return response(200).json({ familias: found, meta: meta(found.length, 20) });
  }),
  gatewayHttp.get('/api/fornecedores/lista', ({ response }) =>
    response(200).json({ fornecedores: suppliers, meta: meta(suppliers.length, 30) }),
  ),
  gatewayHttp.get('/api/produtos/divisoes', ({ response }) =>
    response(200).json({ divisoes: divisions, meta: meta(divisions.length, 20) }),
  ),
  gatewayHttp.get('/api/produtos/gestores', ({ response }) =>
    response(200).json({ gestores: managers, meta: meta(managers.length, 20) }),
  ),
];
