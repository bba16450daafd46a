import { useState } from 'react';

/**
 * Key of the form on screen, another for each record. The form of a new record goes on as that of the one it creates, with what
 * is typed meanwhile (PRD-013).
 *
 * @param id of the record on screen; `null` for a new one.
 * @example
 * const { formKey, goesOnAs } = useFormKey(record?.id ?? null);
 * <Form key={formKey} record={record} onCreated={({ id }) => goesOnAs(id)} />;
 */
export function useFormKey(id: number | null) {
  const [form, setForm] = useState<{ id: number | null; key: number; creates?: number }>({ id, key: 0 });
  if (form.id !== id) setForm({ id, key: form.creates === id ? form.key : form.key + 1 });
  return {
    formKey: form.key,
    /** Whether the form has created a record that is not on screen yet. */
    goingOn: form.creates !== undefined,
    /** Says which record the form has created, before that is on screen; nothing where the form is gone by then. */
    goesOnAs: (creates: number) => setForm((now) => (now.key === form.key ? { ...now, creates } : now)),
  };
}
