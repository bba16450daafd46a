import { familyFields } from '@portal/domain';

/** The parts of the form in which people look for a field (FAM-001): ids of their cards, and headings. */
export const FAMILY_PARTS = {
  identity: { id: 'familia-dados', label: 'Dados' },
  taxation: { id: 'familia-tributacao', label: 'Tributação' },
  margin: { id: 'familia-margem', label: familyFields.margem.label },
  competitors: { id: 'familia-concorrentes', label: familyFields.concorrentes.label },
  details: { id: 'familia-complementos', label: 'Informações complementares' },
} as const;
