/** Values of the sending filter of the lists of requests (ONB-064, G-48), with their labels. */
export const SENDING_FILTERS = [
  { value: 'Todos', label: 'Todos os envios' },
  { value: 'AguardandoEnvio', label: 'Aguardando envio' },
  { value: 'Enviado', label: 'Enviado' },
] as const;

/** Value of the sending filter. */
export type SendingFilter = (typeof SENDING_FILTERS)[number]['value'];

/** The sent flag that a filter asks for, `null` for all. */
export function sentFlagOf(filter: SendingFilter): boolean | null {
  return filter === 'Todos' ? null : filter === 'Enviado';
}
