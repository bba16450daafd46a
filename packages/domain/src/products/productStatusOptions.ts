/** Status that only the system sets (PRD-059). */
const WAITING = 'Aguardando';

/** Whether a product with this status is shown dimmed: deactivated or discontinued, with either ending (CON-10). */
export function isDimmed(status: string): boolean {
  return /^(desativad|descontinuad)[ao]$/i.test(status.trim());
}

/** Whether a user may choose a status: any but `Aguardando` (PRD-059). */
export function isChoosableStatus(id: string): boolean {
  return id !== WAITING;
}

/** The statuses of the server that a user may choose (PRD-058, PRD-059). */
export function productStatusOptions<Option extends { id: string }>(options: readonly Option[]): Option[] {
  return options.filter(({ id }) => isChoosableStatus(id));
}
