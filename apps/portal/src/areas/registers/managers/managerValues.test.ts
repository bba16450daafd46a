import { describe, expect, it } from 'vitest';
import { emailSuffixOf, toManagerForm, toManagerValues, toStoredManager } from './managerValues.ts';

const stored = {
  id: 3,
  codigo: 503,
  matricula: '011',
  nome: 'ANA',
  email: 'ana@empresa.com.br',
  ativo: false,
  versao: 2,
};

describe('values of the manager dialog', () => {
  it('are those of the call under other names, and back (GAP-13)', () => {
    const { codigo, ...values } = toStoredManager(stored);
    expect(codigo).toBe(503);
    expect(toManagerForm(values)).toEqual({
      matricula: '011',
      nome: 'ANA',
      email: 'ana@empresa.com.br',
      ativo: false,
    });
  });

  it('are of an active manager unless somebody says otherwise (GAP-59)', () => {
    expect(toManagerValues({ matricula: '', nome: '', email: '', ativo: null }).active).toBe(true);
  });
});

describe('emailSuffixOf', () => {
  it.each([
    ['@rede.example', '@rede.example'],
    ['', '@empresa.com.br'],
    ['%PORTAL_MANAGER_EMAIL_SUFFIX%', '@empresa.com.br'],
    ['rede.example', '@empresa.com.br'],
  ])('takes %j as %j (D10, GAP-07)', (configured, suffix) => {
    expect(emailSuffixOf(configured)).toBe(suffix);
  });
});
