import { FORBIDDEN_TEXT } from '../roles/forbiddenText.ts';

/** Why an action on a registration is refused; gateway and pages use the same messages. */
export const REGISTRATION_REFUSALS = {
  role: FORBIDDEN_TEXT,
  status: 'O status do cadastro não permite esta ação',
  /** A decision on a stage that is no longer open (G-26). */
  stale: 'O cadastro já foi atualizado por outro usuário. Recarregue a página.',
} as const;

/** Shown where there is no such supplier (FND-081, SOL-047). */
export const SUPPLIER_NOT_FOUND_TEXT = 'Fornecedor não encontrado, tente mais tarde';

/** Shown to a supplier while staff analyses (ONB-044). */
export const WAITING_TEXT = 'Aguarde seu cadastro ser analisado';

/** Why nothing may be done any more with a registration that was refused. */
export const REFUSED_TEXT = 'O cadastro foi reprovado';

/** Heading of the banner of pendencies (G-07). */
export const PENDENCY_BANNER_TITLE = 'Atenção: Pendências para serem corrigidas';

/** Messages of decisions that succeeded (G-10). */
export const DECISION_SUCCESS_TEXTS = {
  Aprovar: 'Cadastro aprovado',
  Reprovar: 'Cadastro recusado',
  Pendenciar: 'Pendências enviadas ao fornecedor',
  reactivate: 'Fornecedor reativado',
} as const;
