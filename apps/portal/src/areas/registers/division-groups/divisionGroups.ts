import { divisionGroupFields, divisionGroupSchema, storedForm } from '@portal/domain';
import { numberInAddress } from '../../../shared/list/addressFilters.ts';
import { createList } from '../../../shared/list/createList.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../../shared/server-state/ifMatch.ts';
import { createListRegister } from '../register/createListRegister.ts';
import { type DivisionGroup, readDivisionGroup } from './readDivisionGroup.ts';

const LIST = '/api/produtos/grupo-divisoes';
const GROUP = `${LIST}/{id}` as const;

/** The list of division groups (GRP-007 to GRP-010). */
export const divisionGroupList = createList({
  page: 'register-division-groups',
  call: listOf(LIST, {
    search: 'busca',
    rows: 'grupoDivisoes',
    filters: { gestor: 'gestorId' },
    paging: 'prefixed',
    row: (group): DivisionGroup => group,
  }),
  sort: ['codigo', 'descricao', 'nomeGestor'],
  filters: { gestor: numberInAddress },
  pageSize: 50, // GRP-007
  failureMessage: 'Erro ao buscar grupos de divisões', // GRP-041
});

/** The division groups and the acts on them (GRP-022 to GRP-042). */
export const divisionGroups = createListRegister({
  list: divisionGroupList,
  fields: divisionGroupFields,
  schema: divisionGroupSchema,
  toForm: (group) => storedForm(divisionGroupFields, group),
  recordsOf: ({ gestoresId, nomeGestor }) => ({
    gestoresId: gestoresId === null ? [] : [{ value: gestoresId, label: nomeGestor ?? '' }],
  }),
  create: (api, body, key) => api.POST(LIST, { params: { header: createdOnce(key) }, body }),
  update: (api, group, body) => api.PUT(GROUP, { params: pathAndVersionOf(group), body }),
  remove: (api, group) => api.DELETE(GROUP, { params: pathAndVersionOf(group) }),
  read: readDivisionGroup,
  readsFirst: true,
  texts: {
    created: 'Grupo de divisão criado com sucesso',
    updated: 'Grupo de divisão atualizado com sucesso',
    removed: 'Grupo de divisão excluído com sucesso',
    createFailed: 'Erro ao criar grupo de divisão',
    updateFailed: 'Erro ao atualizar grupo de divisão',
    removeFailed: 'Erro ao excluir grupo de divisão',
  },
});
