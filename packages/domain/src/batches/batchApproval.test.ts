import { describe, expect, it } from 'vitest';
import type { Role } from '../roles/roles.ts';
import { approvalStage, batchDecisionRefusal, decideInBatch, defaultApprovalStage } from './batchApproval.ts';

const APPROVER = 'Somente aprovadores do comercial decidem nesta etapa';
const DIRECTOR = 'Somente a diretoria decide nesta etapa';

/** Status, holder, next status after 'Aprovar' and 'Reprovar', or why both are closed (SM-4, LOT-021, LOT-022, G-11). */
const TABLE: readonly (readonly [string, readonly Role[], string | null, string | null])[] = [
  ['Validado', ['ComercialAprovadores'], 'AguardandoAprovacao', null],
  ['Validado', ['Diretoria'], null, APPROVER],
  ['Validado', ['Comercial'], null, APPROVER],
  ['AguardandoAprovacaoComercial', ['ComercialAprovadores'], 'AguardandoAprovacao', null],
  ['AguardandoAprovacaoComercial', ['Diretoria'], null, APPROVER],
  ['AguardandoAprovacaoComercial', ['Comercial'], null, APPROVER],
  ['AguardandoAprovacaoComercial', ['Diretoria', 'ComercialAprovadores'], 'AguardandoAprovacao', null],
  ['AguardandoAprovacao', ['Diretoria'], 'Aprovado', null],
  ['AguardandoAprovacao', ['ComercialAprovadores'], null, DIRECTOR],
  ['AguardandoAprovacao', ['Comercial'], null, DIRECTOR],
  ['AguardandoAprovacao', ['Diretoria', 'ComercialAprovadores'], 'Aprovado', null],
  ['AguardandoValidacao', ['Diretoria'], null, 'O produto ainda não foi validado'],
  ['Aprovado', ['Diretoria'], null, 'O produto já foi aprovado'],
  ['Recusado', ['ComercialAprovadores'], null, 'O produto foi recusado'],
];

describe('decideInBatch (SM-4)', () => {
  it.each(TABLE)('%s as %j', (status, roles, next, reason) => {
    expect(decideInBatch(roles, status, 'approve')).toEqual({ next, reason });
    const refused = next === null ? null : 'Recusado';
    expect(decideInBatch(roles, status, 'refuse')).toEqual({ next: refused, reason });
  });
});

describe('approvalStage (G-11)', () => {
  it.each([
    ['Validado', 'AguardandoAprovacaoComercial'],
    ['AguardandoAprovacaoComercial', 'AguardandoAprovacaoComercial'],
    ['AguardandoAprovacao', 'AguardandoAprovacao'],
    ['AguardandoValidacao', null],
    ['Aprovado', null],
    ['Recusado', null],
  ])('of %s is %s', (status, stage) => {
    expect(approvalStage(status)).toBe(stage);
  });
});

describe('the status filter (LOT-018 to LOT-020, G-45)', () => {
  it.each<[Role[], string | null]>([
    [['Diretoria'], 'AguardandoAprovacao'],
    [['ComercialAprovadores'], 'AguardandoAprovacaoComercial'],
    [['ComercialAprovadores', 'Diretoria'], 'AguardandoAprovacao'],
    [['Comercial'], null],
  ])('of %j starts at %s', (roles, status) => {
    expect(defaultApprovalStage(roles)).toBe(status);
  });
});

describe("'Aprovar' and 'Reprovar' (G-45)", () => {
  it.each<[Role[], Parameters<typeof batchDecisionRefusal>[1], string | null]>([
    [['Diretoria'], 'AguardandoAprovacao', null],
    [['Diretoria'], 'AguardandoAprovacaoComercial', APPROVER],
    [['ComercialAprovadores'], 'AguardandoAprovacao', DIRECTOR],
    [['Diretoria', 'ComercialAprovadores'], 'AguardandoAprovacaoComercial', null],
    [['Diretoria'], null, null],
    [['Comercial'], null, 'Somente aprovadores e a diretoria decidem'],
  ])('of %j with the status %s', (roles, searched, reason) => {
    expect(batchDecisionRefusal(roles, searched)).toBe(reason);
  });
});
