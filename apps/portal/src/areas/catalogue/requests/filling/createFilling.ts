import { familyFilling, href, requestSendRefusal, requestState, unfinishedFamilies } from '@portal/domain';
import { atom } from 'jotai';
import { rolesAtom } from '../../../../session/sessionAtom.ts';
import { addressAtom, readNumericId } from '../../../../shared/address/addressAtom.ts';
import { recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { tabAtom } from '../../tabAtom.ts';
import {
  createFamilyRequestQueries,
  type FamilyRequestDetail,
  type RequestDetail,
} from '../familyRequestQueries.ts';
import { registeredText } from '../products/progressTexts.ts';
import { TIMELINE_TAB } from '../requestList.ts';
import { unnamedFamily } from '../unnamedFamily.ts';
import { requestPlaceAtom } from './requestPlaceAtom.ts';

const TABS = ['familia', 'produtos', TIMELINE_TAB] as const;
type FillingTab = (typeof TABS)[number];

/** What a request is called until its family has a name. */
const UNNAMED = 'Nova família';

/** The page on which a family of a request is filled in: its address names the family request (RTE-032). */
export function createFilling(
  page: 'my-products-request' | 'catalogue-register',
  idIn: (address: { params: Readonly<Record<string, string>>; search: string }) => string | null | undefined,
) {
  const pageAddressAtom = addressAtom(page);
  const idAtom = atom((get) => readNumericId(idIn(get(pageAddressAtom))));

  const { requestAtom, familyRequestAtom, familyAtom } = createFamilyRequestQueries(idAtom);

  /** The family first, and its products once there is one. */
  const usualTabAtom = atom(
    (get): FillingTab => (get(familyRequestAtom)?.familiaId ? 'produtos' : 'familia'),
  );
  const openTabAtom = tabAtom<FillingTab>(page, TABS, usualTabAtom);

  /** What the page shows, and how reading it goes. */
  const pageAtom = atom((get) => {
    const requestQuery = get(requestAtom);
    const familyQuery = get(familyAtom);
    const request = requestQuery.data;
    const familyRequest = get(familyRequestAtom);
    const hasFamily = familyRequest !== undefined && familyRequest.familiaId !== null;
    const reading = recordReadingOf(requestQuery, get(idAtom) !== null, 'Solicitação não encontrada');
    const { backHref } = get(requestPlaceAtom);
    if (request === undefined || familyRequest === undefined) {
      return { title: UNNAMED, backHref, filled: null, reading };
    }
    const sending = requestToSend(request);
    const families = request.solicitacoesCadastrosFamilias;
    const unfinished = sending.incomplete ? unfinishedFamilies(families) : [];
    const nameOf = (family: FamilyRequestDetail) =>
      family.familiaNome ?? unnamedFamily(UNNAMED, family, families);
    return {
      title: nameOf(familyRequest),
      backHref,
      filled: {
        request,
        familyRequest,
        /** The family once it is read; `null` while the request has none. */
        family: hasFamily ? (familyQuery.data ?? null) : null,
        access: familyFilling(get(rolesAtom), request, familyRequest, new Date()),
        sending,
        /** What sending waits for in this family; `null` for nothing. */
        missing: unfinished.includes(familyRequest) ? registeredText(familyRequest) : null,
        /** The other families that sending waits for. */
        awaited: unfinished
          .filter((family) => family !== familyRequest)
          .map((family) => ({
            href: href(page, { solicitacaoId: family.id }),
            text: `${nameOf(family)} (${registeredText(family)})`,
          })),
        /** Identifies the draft of the form. */
        draftPage: `${page}/${familyRequest.id}`,
      },
      reading: hasFamily ? recordReadingOf(familyQuery, true, 'Família não encontrada') : reading,
    };
  });

  return { pageAtom, openTabAtom };
}

/** State of a page on which a family of a request is filled in. */
export type Filling = ReturnType<typeof createFilling>;

/** A request as the rules of sending and the button that sends it read it. */
function requestToSend({ solicitacoesCadastrosFamilias, historico, ...request }: RequestDetail) {
  const sendable = { ...request, solicitacaoCadastroFamilias: solicitacoesCadastrosFamilias };
  const now = new Date();
  return {
    request: sendable,
    refusal: requestSendRefusal(sendable, now),
    incomplete: requestState(sendable, now) === 'incomplete',
  };
}
