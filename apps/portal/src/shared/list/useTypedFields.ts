import { useState } from 'react';

/**
 * The fields of a filter that waits for 'Pesquisar', over what the address has. What is typed stays until the address
 * changes, as after Back.
 *
 * @param applied the fields as the address says.
 * @param filters the filters of the address.
 */
export function useTypedFields<Fields extends object>(applied: Fields, filters: object) {
  const on = JSON.stringify(filters);
  const [typed, setTyped] = useState<{ on: string; fields: Partial<Fields> }>({ on: '', fields: {} });
  const changed: Partial<Fields> = typed.on === on ? typed.fields : {};
  return {
    fields: { ...applied, ...changed },
    /** Those that were typed or chosen since the last search. */
    changed,
    set: (next: Partial<Fields>) =>
      setTyped((before) => ({ on, fields: { ...(before.on === on && before.fields), ...next } })),
    /** Forgets what was typed. */
    forget: () => setTyped({ on, fields: {} }),
  };
}
