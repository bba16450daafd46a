import type { HeldRoles } from '../roles/roleFlags.ts';
import { openingRefusal } from './requestRules.ts';

/** The fields of a family of a request that tell whether it can be removed. */
export interface FamilyRequestToRemove {
  readonly cadastroEnviado: boolean;
  readonly statusFamiliaComercial: string;
}

/**
 * Why a user cannot remove a family from its request, null when they can: who opens requests takes back what was not
 * sent yet or was refused (SM-1, G-33 of document 002).
 */
export function familyRequestRemovalRefusal(roles: HeldRoles, family: FamilyRequestToRemove): string | null {
  if (openingRefusal(roles) !== null) return 'Somente quem abre solicitações exclui itens';
  const removable = !family.cadastroEnviado || family.statusFamiliaComercial === 'Recusado';
  return removable ? null : 'Já enviado para análise: só é excluído o que foi recusado';
}
