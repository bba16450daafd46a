import type { StaticRouteName } from '../access/href.ts';
import type { ApprovalStage } from '../batches/batchApproval.ts';
import type { RegistrationFilter } from '../registrations/registrationLists.ts';
import type { DeadlineFilter } from '../requests/deadlineFilter.ts';
import type { RequestSide } from '../requests/requestSides.ts';
import type { SendingFilter } from '../requests/sendingFilter.ts';
import type { RequisitionList } from '../requisitions/requisitionFilter.ts';
import type { RequisitionStatus } from '../requisitions/requisitionStatus.ts';
import type { HeldRoles } from '../roles/roleFlags.ts';
import type { Role } from '../roles/roles.ts';

interface Work {
  /** Name on the wire. */
  readonly key: string;
  /** What is to be done, as the line on the home page says it. */
  readonly label: string;
  /** Whom it waits for: one of these roles is enough. */
  readonly roles: readonly Role[];
  /** The page whose list has it. */
  readonly page: StaticRouteName;
}

/** Work in a list of registrations. */
interface RegistrationWork extends Work {
  readonly list: 'listPreRegistrations' | 'listRegistrations';
  /** The filters of the list, by their names in the address of its page. */
  readonly filter: { readonly situacao: RegistrationFilter };
}

/** Work in a list of registration requests: of a supplier's requests, or of the rows that staff see. */
interface RequestWork extends Work {
  readonly list: 'listRegistrationRequests';
  readonly filter: {
    readonly envio?: SendingFilter;
    readonly aguardando?: RequestSide;
    readonly prazo?: DeadlineFilter;
  };
}

/** Work in the queues of the batch approval. */
interface ApprovalWork extends Work {
  readonly list: 'listProductApprovals';
  readonly filter: { readonly status: ApprovalStage };
}

/** Work in the lists of requisitions, of the status that their pages fix or that the filter chooses. */
interface RequisitionWork extends Work {
  readonly list: 'listRequisitions';
  readonly page: RequisitionList;
  /** The status, where the page fixes none. */
  readonly filter: { readonly status?: RequisitionStatus };
}

/** A list whose rows wait for somebody: the list call that counts them is the one that its page opens with. */
export type WorkItem = RegistrationWork | RequestWork | ApprovalWork | RequisitionWork;

/**
 * What waits for whom (D29, table D), in the order of the home page. An area adds its line here; a list of a call that
 * is not counted yet adds a counter in the gateway (`areas/work`).
 */
export const WORK_ITEMS = [
  {
    key: 'preCadastrosParaAnalisar',
    label: 'Pré-cadastros para analisar',
    roles: ['ComercialAprovadores'],
    page: 'supplier-pre-registrations',
    list: 'listPreRegistrations',
    filter: { situacao: 'AguardandoComercial' },
  },
  {
    key: 'cadastrosParaComercial',
    label: 'Cadastros para a análise comercial',
    roles: ['ComercialAprovadores'],
    page: 'supplier-registrations',
    list: 'listRegistrations',
    filter: { situacao: 'AguardandoComercial' },
  },
  {
    key: 'cadastrosParaContabilidade',
    label: 'Cadastros para a análise contábil',
    roles: ['Contabil'],
    page: 'supplier-registrations',
    list: 'listRegistrations',
    filter: { situacao: 'AguardandoContabil' },
  },
  {
    key: 'cadastrosParaDiretoria',
    label: 'Cadastros para a decisão da diretoria',
    roles: ['Diretoria'],
    page: 'supplier-registrations',
    list: 'listRegistrations',
    filter: { situacao: 'AguardandoDiretoria' },
  },
  {
    key: 'solicitacoesParaComercial',
    label: 'Itens de solicitações para a análise comercial',
    roles: ['Comercial'],
    page: 'product-requests',
    list: 'listRegistrationRequests',
    filter: { aguardando: 'Comercial' },
  },
  {
    key: 'solicitacoesParaContabilidade',
    label: 'Itens de solicitações para a análise contábil',
    roles: ['Contabil'],
    page: 'product-requests',
    list: 'listRegistrationRequests',
    filter: { aguardando: 'Contabilidade' },
  },
  {
    key: 'produtosParaComercial',
    label: 'Produtos para a aprovação comercial',
    roles: ['ComercialAprovadores'],
    page: 'product-approval',
    list: 'listProductApprovals',
    filter: { status: 'AguardandoAprovacaoComercial' },
  },
  {
    key: 'produtosParaDiretoria',
    label: 'Produtos para a aprovação da diretoria',
    roles: ['Diretoria'],
    page: 'product-approval',
    list: 'listProductApprovals',
    filter: { status: 'AguardandoAprovacao' },
  },
  {
    key: 'requisicoesParaValidar',
    label: 'Requisições de compra para validar',
    roles: ['Comercial'],
    page: 'requisitions-to-validate',
    list: 'listRequisitions',
    filter: {},
  },
  {
    key: 'requisicoesParaAprovar',
    label: 'Requisições de compra para aprovar',
    roles: ['Diretoria'],
    page: 'requisitions-to-approve',
    list: 'listRequisitions',
    filter: {},
  },
  {
    key: 'requisicoesRecusadas',
    label: 'Requisições de compra recusadas para corrigir',
    roles: ['Comercial'],
    page: 'requisitions',
    list: 'listRequisitions',
    filter: { status: 'Recusado' },
  },
  {
    key: 'solicitacoesAVencer',
    label: 'Itens de solicitações que vencem em 7 dias sem envio',
    roles: ['Comercial', 'ComericalGeradorLink'],
    page: 'product-requests',
    list: 'listRegistrationRequests',
    filter: { aguardando: 'Fornecedor', prazo: 'AVencer' },
  },
  {
    key: 'solicitacoesParaEnviar',
    label: 'Solicitações de produtos para cadastrar e enviar',
    roles: ['Fornecedor'],
    page: 'my-products',
    list: 'listRegistrationRequests',
    filter: { envio: 'AguardandoEnvio', prazo: 'NoPrazo' },
  },
] as const satisfies readonly WorkItem[];

/** Name of a work item. */
export type WorkKey = (typeof WORK_ITEMS)[number]['key'];

/** What waits for users with these roles. */
export function workOf(roles: HeldRoles): readonly (typeof WORK_ITEMS)[number][] {
  return WORK_ITEMS.filter((item) => item.roles.some((role) => roles.includes(role)));
}
