import { describe, expect, it } from 'vitest';
import type { Role } from '../roles/roles.ts';
import {
  REQUISITION_MODES,
  type RequisitionMode,
  type RequisitionPart,
  requisitionAccess,
  requisitionMode,
} from './requisitionAccess.ts';
import { deciderFields, requisitionFields } from './requisitionFields.ts';

// Object.keys loses the names of the fields.
const PARTS = [
  ...Object.keys(requisitionFields),
  ...Object.keys(deciderFields),
  'documentos',
] as RequisitionPart[];
const REQUESTED = PARTS.filter((part) => !(part in deciderFields));
/** What the edit log records (RQA-029 to RQA-032). */
const LOGGED = ['dataCompraInicial', 'valorRequisicao', 'saldoContaCorrente', 'prazoCompra'] as const;
const open = (mode: RequisitionMode, status: string, roles: readonly Role[] = ['Diretoria']) => {
  const access = requisitionAccess(mode, roles, { status, preRequisicao: false });
  return PARTS.filter((part) => access.lockOf(part) === null);
};

describe('what each mode opens (RQF-001 to RQF-005, G-54)', () => {
  it.each<[RequisitionMode, string, readonly RequisitionPart[]]>([
    ['edit', 'Requisitado', REQUESTED],
    ['edit', 'PreRequisitado', REQUESTED],
    ['edit', 'Recusado', REQUESTED],
    ['edit', 'Validado', []],
    ['consult', 'Requisitado', []],
    ['validate', 'Requisitado', [...LOGGED, 'observacoesValidador']],
    ['validate', 'Validado', []],
    ['approve', 'Validado', [...LOGGED, 'observacoesDiretor']],
    ['approve', 'Requisitado', []],
  ])('%s of %s', (mode, status, parts) => {
    expect(open(mode, status).sort()).toEqual([...parts].sort());
  });

  it('opens a new requisition as a whole, but for the observations of others', () => {
    const access = requisitionAccess('create', ['Comercial'], null);
    expect(PARTS.filter((part) => access.lockOf(part) === null)).toEqual(REQUESTED);
    expect(access.submitReason).toBeNull();
  });

  it('opens no approval to commercial, with the message of the documents (RQF-076 to RQF-078, RQA-025)', () => {
    expect(open('approve', 'Validado', ['Comercial'])).toEqual([]);
    const access = requisitionAccess('approve', ['Comercial'], { status: 'Validado', preRequisicao: false });
    expect(access.lockOf('valorRequisicao')).toBe('Você não tem permissão de usuário para editar');
    expect(access.submitReason).toBe('Você não tem permissão de usuário para aprovar');
    expect(access.refuseReason).toBe('Você não tem permissão de usuário para recusar');
  });

  it('gives every closed part a reason', () => {
    for (const mode of REQUISITION_MODES) {
      const { lockOf } = requisitionAccess(mode, ['Comercial'], { status: 'Aprovado', preRequisicao: false });
      if (mode !== 'create') for (const part of PARTS) expect(lockOf(part), `${mode} ${part}`).toBeTruthy();
    }
  });
});

it.each([
  ['create', 'Requisitar', 'Cancelar', 'Requisição criada', true, false],
  ['edit', 'Salvar', 'Cancelar', 'Requisição atualizada', true, false],
  ['consult', null, 'Voltar', null, true, false],
  ['validate', 'Validar', 'Voltar', 'Requisição atualizada e validada', false, true],
  ['approve', 'Aprovar', 'Voltar', 'Requisição atualizada e aprovada', true, true],
] as const)(
  'the buttons and texts of %s (RQF-010, RQF-011, RQF-040 to RQF-046, RQF-069 to RQF-072)',
  (mode, submit, leave, done, showsSpecial, refuses) => {
    const access = requisitionAccess(mode, ['Diretoria'], { status: 'Validado', preRequisicao: false });
    expect(access).toMatchObject({ submit, leave, done, showsSpecialRelease: showsSpecial });
    expect('refuseReason' in access).toBe(refuses);
    const pre = requisitionAccess(mode, ['Diretoria'], { status: 'Validado', preRequisicao: true });
    expect(pre.showsSpecialRelease).toBe(false);
  },
);

it.each([
  ['edit', ['Comercial'], 'Requisitado', 'edit'],
  ['edit', ['Comercial'], 'Validado', 'consult'],
  ['validate', ['Comercial'], 'Requisitado', 'validate'],
  ['validate', ['Comercial'], 'Recusado', 'consult'],
  ['approve', ['Diretoria'], 'Validado', 'approve'],
  ['approve', ['Comercial'], 'Validado', 'consult'],
] as const)('the address of %s for %j opens %s in %s (RQL-022, RQL-032)', (asked, roles, status, mode) => {
  expect(requisitionMode(asked, roles, status)).toBe(mode);
});
