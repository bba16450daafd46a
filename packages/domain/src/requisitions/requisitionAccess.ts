import { type HeldRoles, isDirector } from '../roles/roleFlags.ts';
import { APPROVAL_EDIT_TEXT, actOnRequisition, type RequisitionAct } from './requisitionActs.ts';
import type { deciderFields, requisitionFields } from './requisitionFields.ts';

/** The modes of the form (RQF-001 to RQF-005). */
export const REQUISITION_MODES = ['create', 'edit', 'consult', 'validate', 'approve'] as const;

/** A mode of the form. */
export type RequisitionMode = (typeof REQUISITION_MODES)[number];

/** A field or a part of the form that is locked as a whole. */
export type RequisitionPart = keyof typeof requisitionFields | keyof typeof deciderFields | 'documentos';

const REQUESTER_PARTS: readonly RequisitionPart[] = [
  'gestorId',
  'tipoLiberacao',
  'liberacaoEspecial',
  'fornecedorId',
  'grupoDivisaoId',
  'divisoes',
  'dataCompraInicial',
  'valorRequisicao',
  'prazosCadastro',
  'dataContaCorrente',
  'saldoContaCorrente',
  'prazoCompra',
  'tags',
  'documentos',
  'observacoes',
];

/** What the edit log records, and so may be changed by validator and director (G-54). */
const DECIDED_PARTS = [
  'dataCompraInicial',
  'valorRequisicao',
  'saldoContaCorrente',
  'prazoCompra',
] as const satisfies readonly RequisitionPart[];

/**
 * What each mode saves and opens: the act of SM-5 that it is (none for a new requisition), the parts that may be changed,
 * its buttons and what is said after it (RQF-040 to RQF-046, RQF-069 to RQF-072).
 */
const MODES: Readonly<
  Record<
    RequisitionMode,
    {
      readonly act: RequisitionAct | null;
      readonly opens: readonly RequisitionPart[];
      readonly submit: string | null;
      readonly refuses: boolean;
      readonly leave: 'Cancelar' | 'Voltar';
      readonly done: string | null;
      readonly showsSpecial: boolean;
    }
  >
> = {
  create: {
    act: null,
    opens: REQUESTER_PARTS,
    submit: 'Requisitar',
    refuses: false,
    leave: 'Cancelar',
    done: 'Requisição criada',
    showsSpecial: true,
  },
  edit: {
    act: 'edit',
    opens: REQUESTER_PARTS,
    submit: 'Salvar',
    refuses: false,
    leave: 'Cancelar',
    done: 'Requisição atualizada',
    showsSpecial: true,
  },
  consult: {
    act: null,
    opens: [],
    submit: null,
    refuses: false,
    leave: 'Voltar',
    done: null,
    showsSpecial: true,
  },
  validate: {
    act: 'validate',
    opens: [...DECIDED_PARTS, 'observacoesValidador'],
    submit: 'Validar',
    refuses: true,
    leave: 'Voltar',
    done: 'Requisição atualizada e validada',
    showsSpecial: false,
  },
  approve: {
    act: 'approve',
    opens: [...DECIDED_PARTS, 'observacoesDiretor'],
    submit: 'Aprovar',
    refuses: true,
    leave: 'Voltar',
    done: 'Requisição atualizada e aprovada',
    showsSpecial: true,
  },
};

/** Why a part does not open in a mode. */
const CLOSED: Readonly<Record<RequisitionMode, string>> = {
  create: 'Preenchido por quem decide',
  edit: 'Preenchido por quem decide',
  consult: 'Somente leitura',
  validate: 'Na validação muda só o que o registro de edições guarda',
  approve: 'Na aprovação muda só o que o registro de edições guarda',
};

/** What a user may do with the form of a requisition in a mode; each reason is a message, `null` where it is allowed. */
export interface RequisitionAccess {
  /** Label of the button that saves; null in a mode that only shows. */
  readonly submit: string | null;
  readonly submitReason: string | null;
  /** Why 'Recusar' is closed; undefined in a mode without it (RQF-045). */
  readonly refuseReason?: string | null;
  /** Label of the button that leaves (RQF-042, RQF-046). */
  readonly leave: 'Cancelar' | 'Voltar';
  /** What is said after the save. */
  readonly done: string | null;
  /** Whether the special release is shown (RQF-010, RQF-011, G-25); `lockOf` says whether it can be changed. */
  readonly showsSpecialRelease: boolean;
  /** Why a part is read-only. */
  lockOf(part: RequisitionPart): string | null;
}

/**
 * What a user may do in a mode of the form (RQF-001 to RQF-046, RQF-074 to RQF-078). Page and gateway both use it (D6).
 *
 * @param requisition the requisition on screen, `null` for a new one.
 */
export function requisitionAccess(
  mode: RequisitionMode,
  roles: HeldRoles,
  requisition: { readonly status: string; readonly preRequisicao: boolean } | null,
): RequisitionAccess {
  const { act, opens, submit, refuses, leave, done, showsSpecial } = MODES[mode];
  const reasonOf = (one: RequisitionAct) =>
    requisition === null ? null : actOnRequisition(roles, requisition.status, one).reason;
  const submitReason = act === null ? null : reasonOf(act);
  const isPermitted = mode !== 'approve' || isDirector(roles);
  return {
    submit,
    submitReason,
    ...(refuses && { refuseReason: reasonOf('refuse') }),
    leave,
    done,
    showsSpecialRelease: showsSpecial && requisition?.preRequisicao !== true,
    lockOf: (part) => {
      if (!opens.includes(part)) return CLOSED[mode];
      return isPermitted ? submitReason : APPROVAL_EDIT_TEXT;
    },
  };
}

/** The mode in which a requisition opens from its address: that of the act, or the read-only one where it is closed. */
export function requisitionMode(
  asked: 'edit' | 'validate' | 'approve',
  roles: HeldRoles,
  status: string,
): RequisitionMode {
  return actOnRequisition(roles, status, asked).reason === null ? asked : 'consult';
}
