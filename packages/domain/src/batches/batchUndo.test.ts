import { describe, expect, it } from 'vitest';
import type { Role } from '../roles/roles.ts';
import { type BatchKind, undoRefusal } from './batchUndo.ts';

const APPROVER = 'Somente aprovadores do comercial decidem nesta etapa';
const DIRECTOR = 'Somente a diretoria decide nesta etapa';
const DECIDES = 'Somente aprovadores e a diretoria decidem';
const CHANGES = 'Somente o comercial altera produtos em lote';

/** Holder, batch, status that it found, and why it stays (G-45). */
const TABLE: readonly (readonly [Role[], BatchKind, string | null, string | null])[] = [
  [['Diretoria'], 'Aprovacao', null, null],
  [['Diretoria'], 'Aprovacao', 'AguardandoAprovacao', null],
  [['Diretoria'], 'Aprovacao', 'Validado', APPROVER],
  [['Diretoria'], 'Recusa', 'AguardandoAprovacaoComercial', APPROVER],
  [['ComercialAprovadores'], 'Aprovacao', null, null],
  [['ComercialAprovadores'], 'Aprovacao', 'Validado', null],
  [['ComercialAprovadores'], 'Recusa', 'AguardandoAprovacao', DIRECTOR],
  [['Diretoria', 'ComercialAprovadores'], 'Recusa', 'Validado', null],
  [['Diretoria', 'ComercialAprovadores'], 'Recusa', 'AguardandoAprovacao', null],
  [['Comercial'], 'Aprovacao', null, DECIDES],
  [['Comercial'], 'Recusa', 'AguardandoAprovacao', DIRECTOR],
  [['Comercial'], 'Status', null, null],
  [['Comercial'], 'Familia', 'Aprovado', null],
  [['Comercial'], 'Fornecedor', null, null],
  [['ComercialAprovadores'], 'Status', null, CHANGES],
  [['ComercialAprovadores', 'Diretoria'], 'Familia', null, CHANGES],
  [['Diretoria'], 'Fornecedor', 'Aprovado', CHANGES],
];

describe('who takes a batch back has the role of its act', () => {
  it.each(TABLE)('%j: %s of %s', (roles, kind, before, reason) => {
    expect(undoRefusal(roles, kind, before)).toBe(reason);
  });
});
