import type { RegistrationStatus, RegistrationStatusOf } from './registrationStatus.ts';

const again = (pronoun: 'la' | 'lo') =>
  `Para cadastrá-${pronoun} de novo é preciso que o comercial abra outra solicitação.`;

/** What can be done after a refusal, which is final: for staff that refuses, in the mail, and on the page of the supplier (G-33). */
export const REFUSED_TEXTS = { family: again('la'), product: again('lo') } as const;

/** The fields of a family request that a refusal changes. */
interface RefusableFamily {
  /** Commercial status, `statusFamiliaComercial` of the documents. */
  readonly status: RegistrationStatus;
}

/**
 * Status of a family as its supplier is shown it: the own progress, until commercial has refused what was sent. Gives the status
 * and whose it is.
 */
export function statusForSupplier({
  status,
  statusFornecedor,
}: RefusableFamily & { readonly statusFornecedor: RegistrationStatus }): readonly [
  RegistrationStatus,
  RegistrationStatusOf,
] {
  return status === 'Recusado' ? [status, 'commercial'] : [statusFornecedor, 'supplier'];
}

/** Status of a product of a request at commercial: of a refused family nothing is validated any more (SM-2b, G-33). */
export function productStatusOf(
  { statusComercial }: { readonly statusComercial: RegistrationStatus },
  { status }: RefusableFamily,
): RegistrationStatus {
  return status === 'Recusado' ? status : statusComercial;
}

/** How many products of a family of a request await validation: none of a refused family (SM-2b, SM-3). */
export function countAwaiting(
  products: readonly { readonly statusAprovacao: string }[],
  { status }: RefusableFamily,
): number {
  if (status === 'Recusado') return 0;
  return products.filter(({ statusAprovacao }) => statusAprovacao === 'AguardandoValidacao').length;
}
