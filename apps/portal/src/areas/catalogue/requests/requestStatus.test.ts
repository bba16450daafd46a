import type { RequestState } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { registrationStatus, requestStatus, validationStatus } from './requestStatus.ts';

describe('the badge of a request', () => {
  it.each<[RequestState, string, string]>([
    ['incomplete', 'partner', 'Em cadastro'],
    ['ready', 'info', 'Pronta para envio'],
    ['expired', 'danger', 'Expirada'],
    ['sent', 'success', 'Enviada'],
  ])('that is %s', (state, tone, label) => {
    expect(requestStatus(state)).toEqual({ tone, label });
  });
});

describe('the badge of a family or product', () => {
  it.each([
    ['ACadastrar', 'commercial', 'partner', 'Aguardando Fornecedor'],
    ['Aguardando', 'commercial', 'warning', 'Aguardando Comercial'],
    ['Aprovado', 'accounting', 'success', 'Concluído Contabilidade'],
    ['Recusado', 'accounting', 'danger', 'Recusado Contabilidade'],
    ['Concluido', 'supplier', 'success', 'Concluído'],
  ] as const)('that is %s at %s', (status, of, tone, label) => {
    expect(registrationStatus(status, of)).toEqual({ tone, label });
  });

  it.each([
    ['Aguardando', 'warning'],
    ['Concluído', 'success'],
    ['Recusado', 'danger'],
    ['Um texto que ninguém conhece', 'neutral'],
  ])('keeps the label %j of a validation (FND-068)', (label, tone) => {
    expect(validationStatus(label)).toEqual({ tone, label });
  });
});
