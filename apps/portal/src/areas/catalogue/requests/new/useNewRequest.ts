import { answerOf } from '@portal/api';
import {
  emptyRequestedFamily,
  href,
  isLinkGenerator,
  type NewRequest,
  type NewRequestForm,
  newRequestFields,
  newRequestSchema,
} from '@portal/domain';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { addressAtom } from '../../../../shared/address/addressAtom.ts';
import { useEditor } from '../../../../shared/editor/useEditor.ts';
import { createdOnce } from '../../../../shared/server-state/createdOnce.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../../shared/services/servicesAtom.ts';
import type { RegistrationRequest } from '../requestList.ts';
import { requestsChangedAtom } from '../requestsChanged.ts';

const listAddressAtom = addressAtom('product-requests');

/** The list of requests as it was left, which 'Voltar', 'Cancelar' and the save lead back to. */
export const requestListHrefAtom = atom((get) => `${href('product-requests')}${get(listAddressAtom).search}`);

const emptyRequest = (): NewRequestForm => ({
  fornecedorId: null,
  solicitacoesCadastrosFamilias: [emptyRequestedFamily()],
});

const openRequestAtom = atom(null, async (get, set, body: NewRequest, key: string) => {
  const header = createdOnce(key);
  const opened = await answerOf(
    get(apiAtom).POST('/api/produtos/solicitacoes-cadastros', { params: { header }, body }),
  );
  void set(requestsChangedAtom);
  get(notifyAtom).success('Solicitação criada'); // G-08
  return opened;
});

/** The editor of a new request; once it is opened the list shows it, to link generators after its addresses (G-08). */
export function useNewRequest() {
  const open = useSetAtom(openRequestAtom);
  const { router } = useAtomValue(servicesAtom);
  const listHref = useAtomValue(requestListHrefAtom);
  const handsOver = isLinkGenerator(useAtomValue(rolesAtom));
  const [opened, setOpened] = useState<RegistrationRequest | null>(null);
  const goToList = () => void router.navigate(listHref);
  const editor = useEditor<RegistrationRequest, NewRequestForm, NewRequest>({
    record: null,
    fields: newRequestFields,
    toForm: emptyRequest,
    loadSchema: async () => newRequestSchema,
    read: async (request) => request, // a request that is opened leaves this form
    write: (body, _base, key) => open(body, key),
    goOn: (request) => (handsOver ? setOpened(request) : goToList()),
    place: (request) => (request ? null : { page: 'product-request-new', form: 'request' }),
  });
  return {
    editor,
    /** The request whose addresses are shown. */
    opened,
    goToList,
  };
}
