const QUEUE = 'fila';

/** The query of a record in a review queue (`fila=1`), or of the same record outside it. */
export function withQueue(search: string, queue: boolean): string {
  const query = new URLSearchParams(search);
  if (queue) query.set(QUEUE, '1');
  else query.delete(QUEUE);
  return query.size > 0 ? `?${query}` : '';
}

/** Whether a record was opened in a review queue. */
export function isInQueue(search: string): boolean {
  return new URLSearchParams(search).get(QUEUE) === '1';
}
