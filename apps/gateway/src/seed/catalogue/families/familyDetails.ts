import type { Schemas } from '@portal/api';
import { productEnumerations } from '../../../areas/enumerations/lists.ts';
import { createRandom, type Random } from '../../random.ts';
import { departments, groups, productClasses, riskClasses, sections, subgroups } from '../classifications.ts';
import { divisions } from '../divisions.ts';
import { labelsFor, tags } from '../products/labels.ts';
import { type Family, isFilledIn } from './families.ts';
import { cestsOf, ncmsOf } from './taxCodes.ts';

/** Columns of the further blocks of a family. */
interface DetailColumns {
  departamentoId: number | null;
  secaoId: number | null;
  grupoId: number | null;
  subGrupoId: number | null;
  etiquetaPrecoParte1: string | null;
  etiquetaPrecoParte2: string | null;
  divisoesId: number | null;
  ncmId: number | null;
  cestId: number | null;
  cstPisConfins: string | null;
  spedItem: string | null;
  spedProduto: string | null;
  calculaStEntrada: boolean;
  calculaStSaida: boolean;
  valorBruto: number | null;
  introducao: string[];
  devolucao: boolean;
  indenizacao: boolean;
  classificacoesDeRiscoId: number | null;
  importadoLegado: boolean;
  statusAprovacao: Schemas['ProductApprovalStatus'];
}

/** The further blocks of a family, with their rows. */
export interface FamilyDetails {
  columns: DetailColumns;
  classificacoesIds: number[];
  tagsIds: number[];
}

/** Longest part of a price tag: both together have 60 characters (FMC-048). */
const TAG_PART = 30;

const emptyBlocks: Omit<DetailColumns, 'importadoLegado' | 'statusAprovacao'> = {
  departamentoId: null,
  secaoId: null,
  grupoId: null,
  subGrupoId: null,
  etiquetaPrecoParte1: null,
  etiquetaPrecoParte2: null,
  divisoesId: null,
  ncmId: null,
  cestId: null,
  cstPisConfins: null,
  spedItem: null,
  spedProduto: null,
  calculaStEntrada: false,
  calculaStSaida: false,
  valorBruto: null,
  introducao: [],
  devolucao: false,
  indenizacao: false,
  classificacoesDeRiscoId: null,
};

/** CST of PIS/Cofins for a treatment. */
const PIS_COFINS_CST: Readonly<Record<string, string>> = {
  Tributado: '01',
  AliquotaZero: '06',
  Monofasico: '04',
  SubstituicaoTributaria: '05',
  Isento: '07',
};

/** A path from the department of a family down to a subgroup. */
function classify(random: Random, { categoria }: Family) {
  const departamento = departments.find(({ theme }) => theme === categoria.theme);
  const secao = random.pick(sections.filter(({ parentId }) => parentId === departamento?.id));
  const grupo = random.pick(groups.filter(({ parentId }) => parentId === secao.id));
  const subGrupo = random.pick(subgroups.filter(({ parentId }) => parentId === grupo.id));
  return {
    departamentoId: departamento?.id ?? null,
    secaoId: secao.id,
    grupoId: grupo.id,
    subGrupoId: subGrupo.id,
  };
}

function fiscalCodes(random: Random, { categoria, cst, pisConfins }: Family) {
  const ncm = random.pick(ncmsOf(categoria.id));
  return {
    ncmId: ncm.id,
    cestId: cst === 'Icms' ? random.pick(cestsOf(ncm)).id : null,
    cstPisConfins: pisConfins === null ? null : (PIS_COFINS_CST[pisConfins] ?? null),
    spedItem: '00',
    spedProduto: 'Revenda',
    calculaStEntrada: cst === 'Icms',
    calculaStSaida: false,
  };
}

function introductions(random: Random): string[] {
  if (random.chance(0.4)) return ['NaoSeAplica'];
  const programmes = productEnumerations.programacoes
    .map(({ id }) => id)
    .filter((id) => id !== 'NaoSeAplica');
  return random.sample(programmes, random.integer(1, 3));
}

/** The approval that fits the status of a family. */
function approvalOf({ status }: Family): Schemas['ProductApprovalStatus'] {
  if (status === 'Aprovado' || status === 'Validado' || status === 'Recusado') return status;
  return 'AguardandoValidacao';
}

/** The further blocks of a family with everything in them. */
function filledDetails(
  random: Random,
  family: Family,
  state: Pick<DetailColumns, 'importadoLegado' | 'statusAprovacao'>,
): FamilyDetails {
  const { categoria, marca, colecao, valorBrutoCalculado } = family;
  const sold = divisions.filter(({ theme }) => theme === categoria.theme);
  return {
    columns: {
      ...emptyBlocks,
      ...classify(random, family),
      ...fiscalCodes(random, family),
      etiquetaPrecoParte1: `${categoria.sigla} ${marca.descricao}`.slice(0, TAG_PART).trimEnd(),
      etiquetaPrecoParte2: colecao?.slice(0, TAG_PART).trimEnd() ?? null,
      divisoesId: random.pick(sold).id,
      valorBruto: random.chance(0.3) ? valorBrutoCalculado : null,
      introducao: introductions(random),
      devolucao: random.chance(0.5),
      indenizacao: random.chance(0.3),
      classificacoesDeRiscoId: random.pick(riskClasses).id,
      ...state,
    },
    classificacoesIds: random.sample(productClasses, random.integer(0, 2)).map(({ id }) => id),
    tagsIds: random.sample(labelsFor(tags, categoria), random.integer(0, 3)).map(({ id }) => id),
  };
}

function detailsOf(random: Random, family: Family): FamilyDetails {
  const drawnLegacy = random.chance(0.08);
  const filledIn = isFilledIn(family);
  const state = { importadoLegado: drawnLegacy && !filledIn, statusAprovacao: approvalOf(family) };
  // The blocks are empty before a request is filled in, and for some legacy families.
  if (family.status === 'ACadastrar' || random.chance(drawnLegacy ? 0.6 : 0.05)) {
    return filledIn
      ? filledDetails(createRandom(`details of family ${family.id}`), family, state)
      : { columns: { ...emptyBlocks, ...state }, classificacoesIds: [], tagsIds: [] };
  }
  return filledDetails(random, family, state);
}

/** The further blocks of the families, in their order; some have none. */
export function createFamilyDetails(families: readonly Family[]): FamilyDetails[] {
  const random = createRandom('family details');
  return families.map((family) => detailsOf(random, family));
}
