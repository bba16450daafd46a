import type { PortalClient } from '@portal/api';
import { type DivisionGroupBody, prefixedPageQuery } from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { numberInAddress } from '../../../shared/list/addressFilters.ts';
import { listSortQuery } from '../../../shared/list/listAddress.ts';
import { listFilterAtom } from '../../../shared/list/listFilterAtom.ts';
import { createRecordRegister } from '../../../shared/records/recordRegister.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import {
  type DivisionGroup,
  type DivisionGroupFields,
  divisionGroupDraftSchema,
  divisionGroupFields,
  emptyDivisionGroupFields,
} from './divisionGroupForm.ts';
import { readDivisionGroup } from './readDivisionGroup.ts';

const PAGE = 'register-division-groups';
const LIST = '/api/produtos/grupo-divisoes';
const GROUP = `${LIST}/{id}` as const;

/** Rows a page (GRP-007). */
export const GROUPS_PAGE_SIZE = 50;

const filterAtom = listFilterAtom(PAGE, ['codigo', 'descricao', 'nomeGestor'], { gestor: numberInAddress });

const groupsAtom = atomWithQuery(
  (get) => {
    const { search, sort, page, filters } = get(filterAtom);
    const query = {
      ...(search && { busca: search }),
      ...(filters.gestor !== null && { gestorId: filters.gestor }),
      ...prefixedPageQuery({ page, pageSize: GROUPS_PAGE_SIZE }),
      ...listSortQuery(sort),
    };
    return get(queriesAtom).queryOptions(
      'get',
      LIST,
      { params: { query } },
      { placeholderData: keepPreviousData },
    );
  },
  (get) => get(portalQueryClientAtom),
);

const pathOf = ({ id }: DivisionGroup) => ({ path: { id } });
const pathAndVersionOf = (group: DivisionGroup) => ({ ...pathOf(group), header: ifMatch(group) });

const register = createRecordRegister<DivisionGroup, DivisionGroupFields, DivisionGroupBody>({
  draftPlace: { page: PAGE, form: 'group' },
  parseDraft: divisionGroupDraftSchema.parse,
  emptyForm: emptyDivisionGroupFields,
  toForm: divisionGroupFields,
  create: (api: PortalClient, body) => api.POST(LIST, { body }),
  update: (api, group, body) => api.PUT(GROUP, { params: pathAndVersionOf(group), body }),
  remove: (api, group) => api.DELETE(GROUP, { params: pathAndVersionOf(group) }),
  read: (api, { id }) => readDivisionGroup(api, id),
  listKey: ['get', LIST],
  texts: {
    created: 'Grupo de divisão criado com sucesso',
    updated: 'Grupo de divisão atualizado com sucesso',
    removed: 'Grupo de divisão excluído com sucesso',
    createFailed: 'Erro ao criar grupo de divisão',
    updateFailed: 'Erro ao atualizar grupo de divisão',
    removeFailed: 'Erro ao excluir grupo de divisão',
  },
});

/** Removes the group that is asked about; the page that lost its last row gives way to the one before. */
const removeAtom = atom(null, async (get, set) => {
  const rows = get(groupsAtom).data?.grupoDivisoes.length ?? 0;
  await set(register.removeAtom);
  const { page } = get(filterAtom);
  if (rows === 1 && page > 1 && get(groupsAtom).data?.grupoDivisoes.length === 0)
    set(filterAtom, { page: page - 1 });
});

/** The division groups and the acts on them (GRP-007 to GRP-010, GRP-022 to GRP-042). */
export const divisionGroups = { ...register, removeAtom, filterAtom, groupsAtom };
