import type { Role } from '@portal/domain';
import type { Session } from '../../session/Session.ts';

/** A signed-in member of staff with these roles. */
export function staff(...roles: Role[]): Session {
  return {
    roles,
    accessToken: 'token-de-acesso',
    refreshToken: 'token-de-renovacao',
    receivedAt: null,
    name: 'Marina Alves',
    givenName: 'Marina',
    email: 'marina.alves@empresa.com.br',
    cnpj: null,
    fluxoCadastroId: null,
  };
}

/** A signed-in supplier. */
export const supplier: Session = {
  roles: ['Fornecedor'],
  accessToken: 'token-de-acesso',
  refreshToken: 'token-de-renovacao',
  receivedAt: null,
  name: 'Panelas da Serra',
  givenName: 'Panelas da Serra',
  email: 'contato@panelasdaserra.com.br',
  cnpj: '11222333000181',
  fluxoCadastroId: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11',
};
