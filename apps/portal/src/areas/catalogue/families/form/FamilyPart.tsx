import { Card, Section } from '@portal/ui';
import type { ReactNode } from 'react';
import type { FamilyPartOf } from './familyParts.ts';

/** What the parts of the form take. */
export interface FamilyPartProps {
  /** Why it is read-only. */
  lock: string | null;
  /** Whether it has a card of its own, as in a request, in place of a heading in the card around it. @default false */
  own?: boolean;
}

/** A part of the form of a family. */
export function FamilyPart({
  part,
  lock,
  own = false,
  children,
}: FamilyPartProps & { part: FamilyPartOf; children: ReactNode }) {
  const section = (
    <Section title={part.label} level={own ? 2 : 3} description={lock}>
      {children}
    </Section>
  );
  return own ? <Card id={part.id}>{section}</Card> : section;
}
