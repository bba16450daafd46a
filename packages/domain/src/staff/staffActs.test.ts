import { describe, expect, it } from 'vitest';
import { type StaffAct, type StaffState, whyNot, whyNotRoles } from './staffActs.ts';

type Standing = readonly [situacao: StaffState, proprio: boolean, unicaDiretoria: boolean];

const ACTS: readonly StaffAct[] = ['change', 'invite', 'end', 'return'];

describe('what may be done with a member of staff (D25)', () => {
  it.each<[...Standing, open: string]>([
    ['Convidado', false, false, 'change invite end'],
    ['Ativo', false, false, 'change end'],
    ['Ativo', false, true, 'change'],
    ['Ativo', true, false, 'change'],
    ['Ativo', true, true, 'change'],
    ['Encerrado', false, false, 'return'],
  ])('%s, oneself %s, last of Diretoria %s: %s', (situacao, proprio, unicaDiretoria, open) => {
    const member = { situacao, proprio, unicaDiretoria };
    expect(ACTS.filter((act) => whyNot(act, member) === null).join(' ')).toBe(open);
  });

  it('says why nobody ends the own access, and why somebody of Diretoria stays', () => {
    const last = { situacao: 'Ativo', unicaDiretoria: true } as const;
    expect(whyNot('end', { ...last, proprio: true })).toContain('Ninguém encerra o próprio acesso');
    expect(whyNot('end', { ...last, proprio: false })).toContain('Única pessoa ativa da diretoria');
  });

  it('leaves the last active member of Diretoria that role, and may add others', () => {
    expect(whyNotRoles({ unicaDiretoria: true }, ['Comercial'])).toContain('dê a função a outra');
    expect(whyNotRoles({ unicaDiretoria: true }, ['Comercial', 'Diretoria'])).toBeNull();
    expect(whyNotRoles({ unicaDiretoria: false }, ['Comercial'])).toBeNull();
  });
});
