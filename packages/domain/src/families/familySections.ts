import type { FamilyForm } from './familySchema.ts';

/** Parts of the family form that are opened and locked together. */
export type FamilySection = 'identity' | 'taxation' | 'prices' | 'fiscalCodes' | 'competitors' | 'details';

/**
 * Which fields belong to which section: a page locks them together, and the gateway keeps the stored values of a
 * section that the caller may not edit. Margin and gross value are in none, since they are computed.
 */
export const FAMILY_SECTION_FIELDS = {
  /** What the name is made from. */
  identity: [
    'categoriaId',
    'marcaId',
    'colecao',
    'tipoVolumetriaId',
    'volumetria',
    'volumetrias',
    'descricaoLivre',
  ],
  /** Tax fields of the accounting call but for the prices (FAM-002, FAM-043). */
  taxation: [
    'aliquotaIcmsEntrada',
    'aliquotaIcmsSaida',
    'aliquotaIpi',
    'cst',
    'fundoPobreza',
    'mva',
    'pisConfins',
    'icmsOrigemMercadoria',
  ],
  /** Prices, which the accounting call carries too (FAM-027, FAM-029, FAM-030). */
  prices: ['valorNf', 'precoSugerido', 'valorPauta', 'calculoPautaDiferente'],
  /** Tax codes that only the call of the family carries. */
  fiscalCodes: [
    'ncmId',
    'cestId',
    'cstPisConfins',
    'spedItem',
    'spedProduto',
    'calculaStEntrada',
    'calculaStSaida',
    'valorBruto',
  ],
  competitors: ['concorrentes'],
  /** Dimensions and the further blocks (GAP-31). */
  details: [
    'dimensaoPorFamilia',
    'altura',
    'largura',
    'comprimento',
    'peso',
    'departamentoId',
    'secaoId',
    'grupoId',
    'subGrupoId',
    'etiquetaPrecoParte1',
    'etiquetaPrecoParte2',
    'divisoesId',
    'introducao',
    'estoqueSemGiro',
    'classificacoesDeRiscoId',
    'classificacaoProduto',
    'tagsIds',
  ],
} as const satisfies Record<FamilySection, readonly (keyof FamilyForm)[]>;
