import type { Schemas } from '@portal/api';
import { formatBrl, formatInstant, formatPercent } from '@portal/domain';
import { DescriptionList, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { productLabelAtom } from '../../../shared/enumerations/productEnumerationsAtom.ts';
import { measures, numberText, textOrDash, yesOrNo } from './detailTexts.ts';

/** Data and taxation of a family (GAP-29). */
export function FamilyDetails({ family }: { family: Schemas['Family'] }) {
  const labelOf = useAtomValue(productLabelAtom);
  return (
    <Stack gap="lg">
      <Section title="Dados">
        <DescriptionList
          items={[
            { term: 'Código', description: family.codigo },
            { term: 'Nome', description: family.nome },
            { term: 'Categoria', description: family.categoria.descricao },
            { term: 'Marca', description: family.marca.descricao },
            { term: 'Coleção', description: textOrDash(family.colecao) },
            { term: 'Volumetria', description: numberText(family.volumetria) },
            { term: 'Tipo de volumetria', description: family.tipoVolumetria.descricao },
            { term: 'Dimensão por família', description: yesOrNo(family.dimensaoPorFamilia) },
            ...measures(family),
            { term: 'Margem', description: formatPercent(family.margem) },
            { term: 'Valor bruto', description: formatBrl(family.valorBrutoCalculado) },
            { term: 'Criada em', description: formatInstant(family.dataCriacao) },
          ]}
        />
      </Section>
      <Section title="Tributação">
        <DescriptionList
          items={[
            { term: 'Alíquota ICMS Entrada', description: formatPercent(family.aliquotaIcmsEntrada, 4) },
            { term: 'Alíquota ICMS Saída', description: formatPercent(family.aliquotaIcmsSaida, 4) },
            { term: 'Alíquota IPI', description: formatPercent(family.aliquotaIpi, 4) },
            { term: 'Cálculo de pauta diferente', description: yesOrNo(family.calculoPautaDiferente) },
            { term: 'CST', description: textOrDash(labelOf('csts', family.cst)) },
            {
              term: 'Fundo de pobreza',
              description: textOrDash(labelOf('fundoPobreza', family.fundoPobreza)),
            },
            { term: 'MVA', description: formatPercent(family.mva, 4) },
            { term: 'PIS/Cofins', description: textOrDash(labelOf('pisConfins', family.pisConfins)) },
            { term: 'Preço Sugerido', description: formatBrl(family.precoSugerido) },
            {
              term: 'ICMS Origem da mercadoria',
              description: textOrDash(
                labelOf('tributacaoIcmsOrigensMercadorias', family.icmsOrigemMercadoria),
              ),
            },
            { term: 'Valor NF', description: formatBrl(family.valorNf) },
            { term: 'Valor Pauta', description: formatBrl(family.valorPauta) },
          ]}
        />
      </Section>
    </Stack>
  );
}
