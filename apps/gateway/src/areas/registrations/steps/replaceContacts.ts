import type { Schemas } from '@portal/api';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { supplierContacts } from '../../../database/schema.ts';

/** A contact that a step gives. */
interface ContactValues {
  readonly nome: string;
  readonly email: string;
  readonly cargo?: string | null | undefined;
  readonly dddTelefoneFixo: string | null;
  readonly numeroTelefoneFixo: string | null;
  readonly dddTelefoneCelular: string | null;
  readonly numeroTelefoneCelular: string | null;
}

/** Replaces the contacts of a type, in the order given (ONB-047 to ONB-049). */
export async function replaceContacts(
  queries: Queries,
  supplierId: number,
  type: Schemas['ContactType'],
  contacts: readonly ContactValues[],
): Promise<void> {
  await queries
    .delete(supplierContacts)
    .where(and(eq(supplierContacts.fornecedorId, supplierId), eq(supplierContacts.tipoContato, type)));
  if (contacts.length === 0) return;
  await queries.insert(supplierContacts).values(
    contacts.map((contact, ordem) => ({
      fornecedorId: supplierId,
      tipoContato: type,
      ordem,
      nome: contact.nome,
      email: contact.email,
      // Asked for the representative only (C-17).
      cargo: type === 'Representante' ? (contact.cargo ?? null) : null,
      dddTelefoneFixo: contact.dddTelefoneFixo,
      numeroTelefoneFixo: contact.numeroTelefoneFixo,
      dddTelefoneCelular: contact.dddTelefoneCelular,
      numeroTelefoneCelular: contact.numeroTelefoneCelular,
    })),
  );
}
