import { Card } from '@portal/ui';
import { ContactTable } from './ContactTable.tsx';
import type { ContactKind } from './contactKinds.tsx';
import { useContactsField } from './useContactsField.ts';

interface ContactsCardProps<Row> {
  /** Name of the list in the form of the step. */
  name: string;
  kind: ContactKind<Row>;
}

/** The contacts or carriers of a step. */
export function ContactsCard<Row>({ name, kind }: ContactsCardProps<Row>) {
  return (
    <Card id={name}>
      <ContactTable {...useContactsField(name)} kind={kind} />
    </Card>
  );
}
