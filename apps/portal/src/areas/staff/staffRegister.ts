import { answerOf, toApiError } from '@portal/api';
import {
  type StaffAct,
  type StaffState,
  staffFields,
  staffInvitationSchema,
  storedForm,
} from '@portal/domain';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { createList } from '../../shared/list/createList.ts';
import { listOf } from '../../shared/list/listOf.ts';
import { createRecordRegister } from '../../shared/records/recordRegister.ts';
import { createdOnce } from '../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom } from '../../shared/server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../shared/services/servicesAtom.ts';
import { STATES, type StaffMember } from './staffStates.ts';

const STAFF = '/api/usuarios/equipe';
const MEMBER = `${STAFF}/{id}` as const;

/** What happened to an access. */
export const HISTORY = `${MEMBER}/historico` as const;

const stateInAddress = z.enum(Object.keys(STATES) as StaffState[]); // Object.keys loses the names

/** The list of the staff (D25). */
export const staffList = createList({
  page: 'staff',
  call: listOf(STAFF, { search: 'busca', rows: 'equipe', filters: { situacao: 'Situacao' } }),
  sort: ['nome', 'email', 'situacao', 'dataUltimoAcesso'],
  filters: { situacao: stateInAddress },
  pageSize: 30,
  fileWords: ({ search, filters: { situacao } }) => [search, situacao && STATES[situacao].label],
});

/** Members of staff in the dialog that invites and changes them (D25). */
export const staffRegister = createRecordRegister({
  fields: staffFields,
  schema: staffInvitationSchema,
  draftPlace: { page: staffList.page, form: 'record' },
  listKey: ['get', STAFF],
  otherKeys: [['get', HISTORY]],
  toForm: (member: StaffMember) => storedForm(staffFields, member),
  create: (api, body, key) => api.POST(STAFF, { params: { header: createdOnce(key) }, body }),
  update: (api, member, { nome, funcoes }) =>
    api.PUT(MEMBER, { params: pathAndVersionOf(member), body: { nome, funcoes } }),
  read: (api, id) => answerOf(api.GET(MEMBER, { params: { path: { id } } })),
  texts: { created: 'Convite criado', updated: 'Acesso atualizado' },
});

/** An act on the access of a member. */
export type AccessAct = Exclude<StaffAct, 'change'>;

const DONE: Readonly<Record<AccessAct, (member: StaffMember) => string>> = {
  invite: ({ nome }) => `Convite de ${nome} renovado`,
  end: ({ nome }) => `Acesso de ${nome} encerrado`,
  return: ({ nome, situacao }) =>
    situacao === 'Convidado'
      ? `Acesso de ${nome} reativado. Ainda falta escolher a senha: convide de novo.`
      : `Acesso de ${nome} reativado`,
};

/** The acts under way, each with its member. */
const underWayAtom = atom(() => new Set<string>());

/**
 * Does an act on the access of a member, and reads the list again, also after a failure. The same one again, while it is under
 * way, does nothing.
 *
 * @returns whether it is over: done, or on top of a version that is no more.
 */
export const accessAtom = atom(
  null,
  async (get, _set, act: AccessAct, member: StaffMember): Promise<boolean> => {
    const underWay = get(underWayAtom);
    const name = `${act} ${member.id}`;
    if (underWay.has(name)) return false;
    underWay.add(name);
    const services = get(servicesAtom);
    const { api, notify } = services;
    const here = notifyFromHere(services);
    const params = pathAndVersionOf(member);
    const calls = {
      invite: () => api.PUT(`${MEMBER}/convite`, { params: { path: params.path } }),
      end: () => api.PUT(`${MEMBER}/encerrar`, { params }),
      return: () => api.PUT(`${MEMBER}/reativar`, { params }),
    };
    let over = false;
    try {
      notify.success(DONE[act](await answerOf(calls[act]())));
      over = true;
    } catch (error) {
      here.error(toApiError(error));
      // Somebody changed the member meanwhile: the list shows how it stands now.
      over = toApiError(error).kind === 'conflict';
    }
    const client = get(portalQueryClientAtom);
    void client.invalidateQueries({ queryKey: ['get', HISTORY] });
    await client.invalidateQueries({ queryKey: ['get', STAFF] });
    underWay.delete(name);
    return over;
  },
);
