import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { productAccess } from './productAccess.ts';
import { isChoosableStatus, isDimmed, productStatusOptions } from './productStatusOptions.ts';

const APPROVED = { status: 'Aprovado' };
const WAITING = { statusAprovacao: 'AguardandoValidacao' };
const ROLE = 'Somente usuários comerciais podem alterar produtos';
const FAMILY = 'A família ainda não foi aprovada';
const VALIDATED = 'O status de um produto validado não pode ser alterado';

describe('productAccess', () => {
  it.each<[Role[], { statusAprovacao: string } | null, { status: string }, (string | null)[]]>([
    [['Comercial'], WAITING, APPROVED, [null, null, null, null]],
    [['Comercial'], null, APPROVED, [null, null, null, null]],
    [['Contabil', 'Comercial'], WAITING, APPROVED, [null, null, null, null]],
    [['Comercial'], { statusAprovacao: 'Validado' }, APPROVED, [null, null, null, VALIDATED]],
    [['Comercial'], { statusAprovacao: 'Aprovado' }, APPROVED, [null, null, null, null]],
    [['Comercial'], WAITING, { status: 'Aguardando' }, [FAMILY, null, null, FAMILY]],
    [['Comercial'], { statusAprovacao: 'Validado' }, { status: 'Validado' }, [FAMILY, null, null, FAMILY]],
    [['ComercialValidadores'], WAITING, APPROVED, [ROLE, ROLE, ROLE, ROLE]],
    [[], { statusAprovacao: 'Validado' }, { status: 'Recusado' }, [ROLE, ROLE, ROLE, ROLE]],
  ])(
    'of %j to %j in %j is %j (PRD-015 to PRD-017, PRD-060, PRD-061, GAP-51)',
    (roles, product, family, locks) => {
      const { productLock, eanLock, supplierLock, statusLock } = productAccess(roles, product, family);
      expect([productLock, eanLock, supplierLock, statusLock]).toEqual(locks);
    },
  );

  it('opens nothing without the role Comercial (CON-63, CON-64)', () => {
    const others = fc.subarray(ROLES.filter((role) => role !== 'Comercial'));
    fc.assert(
      fc.property(others, (roles) => {
        expect(Object.values(productAccess(roles, WAITING, APPROVED))).toEqual(Array(4).fill(ROLE));
      }),
    );
  });
});

it.each([
  ['Desativado', true],
  ['Descontinuada', true],
  ['Descontinuado', true],
  ['desativada', true],
  ['Ativo', false],
  ['Aguardando', false],
  ['Desativados', false],
  ['', false],
])('the status %j is dimmed: %j (PRD-006, PRD-007, CON-10)', (status, expected) => {
  expect(isDimmed(status)).toBe(expected);
});

it('offers every status but Aguardando, in the order of the server (PRD-058, PRD-059)', () => {
  const options = ['Ativo', 'Aguardando', 'Descontinuada'].map((id) => ({ id, descricao: id }));
  expect(productStatusOptions(options).map(({ id }) => id)).toEqual(['Ativo', 'Descontinuada']);
  expect([isChoosableStatus('Aguardando'), isChoosableStatus('Ativo')]).toEqual([false, true]);
});
