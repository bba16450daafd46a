import { familyFields } from '@portal/domain';

/** The parts of the form in which people look for a field (FAM-001, FMC-001 to FMC-010): ids of their cards, and headings. */
export const FAMILY_PARTS = {
  identity: { id: 'familia-dados', label: 'Dados' },
  taxation: { id: 'familia-tributacao', label: 'Tributação' },
  margin: { id: 'familia-margem', label: familyFields.margem.label },
  competitors: { id: 'familia-concorrentes', label: familyFields.concorrentes.label },
  details: { id: 'familia-complementos', label: 'Informações complementares' },
  name: { id: 'familia-nome', label: 'Nome' },
  marketing: { id: 'familia-mercadologica', label: 'Classificação mercadológica' },
  priceTag: { id: 'familia-etiqueta', label: 'Etiqueta de preço' },
  prices: { id: 'familia-precos', label: 'Preços' },
  negotiations: { id: 'familia-negociacoes', label: 'Negociações' },
  logistics: { id: 'familia-logistica', label: 'Logística e prevenção de perdas' },
  classification: { id: 'familia-classificacao', label: 'Classificação do produto e tags' },
  dimensions: { id: 'familia-dimensoes', label: 'Dimensões' },
} as const;

/** The card of a part. */
export type FamilyPartOf = (typeof FAMILY_PARTS)[keyof typeof FAMILY_PARTS];
