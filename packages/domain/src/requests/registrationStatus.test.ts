import { describe, expect, it } from 'vitest';
import { registrationStatusText } from './registrationStatus.ts';

describe('registrationStatusText (SOL-032 to SOL-037)', () => {
  it.each([
    ['ACadastrar', 'Aguardando Fornecedor', 'Aguardando Fornecedor', 'Aguardando Fornecedor'],
    ['Aguardando', 'Aguardando', 'Aguardando Comercial', 'Aguardando Contabilidade'],
    [
      'AguardandoValidacao',
      'Aguardando Validação',
      'Aguardando Validação Comercial',
      'Aguardando Validação Contabilidade',
    ],
    ['Cadastrando', 'Cadastrando', 'Cadastrando Comercial', 'Cadastrando Contabilidade'],
    ['Validado', 'Validado', 'Validado Comercial', 'Validado Contabilidade'],
    ['Concluido', 'Concluído', 'Concluído Comercial', 'Concluído Contabilidade'],
    ['Aprovado', 'Concluído', 'Concluído Comercial', 'Concluído Contabilidade'],
    ['Recusado', 'Recusado', 'Recusado Comercial', 'Recusado Contabilidade'],
  ] as const)('of %s', (status, supplier, commercial, accounting) => {
    expect(registrationStatusText(status, 'supplier')).toBe(supplier);
    expect(registrationStatusText(status, 'commercial')).toBe(commercial);
    expect(registrationStatusText(status, 'accounting')).toBe(accounting);
  });
});
