import type { Family } from './familyFormValues.ts';

/** The further blocks of a family (GAP-31). */
export interface ShownBlocks {
  marketing: boolean;
  priceTag: boolean;
  negotiations: boolean;
  logistics: boolean;
  classification: boolean;
}

/** Which further blocks a page shows: those with data, all for a new family (GAP-31, FMC-015). */
export function shownBlocks(family: Family | null): ShownBlocks {
  const { estoqueSemGiro } = family ?? {};
  return {
    marketing: !family || Boolean(family.departamento ?? family.secao ?? family.grupo ?? family.subGrupo),
    priceTag: !family || Boolean(family.etiquetaPrecoParte1 ?? family.etiquetaPrecoParte2 ?? family.divisoes),
    negotiations:
      !family ||
      family.introducao.length > 0 ||
      Boolean(estoqueSemGiro?.devolucao || estoqueSemGiro?.indenizacao),
    logistics: !family || family.classificacoesDeRisco !== null,
    classification: !family || family.classificacaoProduto.length > 0 || family.tags.length > 0,
  };
}
