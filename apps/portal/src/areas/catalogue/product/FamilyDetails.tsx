import type { Schemas } from '@portal/api';
import { formatBrl, formatInstant } from '@portal/domain';
import { Card, DescriptionList, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { productLabelAtom } from '../../../shared/enumerations/productEnumerationsAtom.ts';
import { measures, numberText, percentText, textOrDash, yesOrNo } from './detailTexts.ts';

/** Data and taxation of a family (GAP-29). */
export function FamilyDetails({ family }: { family: Schemas['Family'] }) {
  const labelOf = useAtomValue(productLabelAtom);
  return (
    <Stack gap="lg">
      <Card>
        <Section title="Dados">
          <DescriptionList
            columns={4}
            items={[
              { label: 'Código', value: family.codigo },
              { label: 'Nome', value: family.nome },
              { label: 'Categoria', value: family.categoria.descricao },
              { label: 'Marca', value: family.marca.descricao },
              { label: 'Coleção', value: textOrDash(family.colecao) },
              { label: 'Volumetria', value: numberText(family.volumetria) },
              { label: 'Tipo de volumetria', value: family.tipoVolumetria.descricao },
              { label: 'Dimensão por família', value: yesOrNo(family.dimensaoPorFamilia) },
              ...measures(family),
              { label: 'Margem', value: percentText(family.margem, 2) },
              { label: 'Valor bruto', value: formatBrl(family.valorBrutoCalculado) },
              { label: 'Criada em', value: formatInstant(family.dataCriacao) },
            ]}
          />
        </Section>
      </Card>
      <Card>
        <Section title="Tributação">
          <DescriptionList
            columns={4}
            items={[
              { label: 'Alíquota ICMS Entrada', value: percentText(family.aliquotaIcmsEntrada, 4) },
              { label: 'Alíquota ICMS Saída', value: percentText(family.aliquotaIcmsSaida, 4) },
              { label: 'Alíquota IPI', value: percentText(family.aliquotaIpi, 4) },
              { label: 'Cálculo de pauta diferente', value: yesOrNo(family.calculoPautaDiferente) },
              { label: 'CST', value: textOrDash(labelOf('csts', family.cst)) },
              {
                label: 'Fundo de pobreza',
                value: textOrDash(labelOf('fundoPobreza', family.fundoPobreza)),
              },
              { label: 'MVA', value: percentText(family.mva, 4) },
              { label: 'PIS/Cofins', value: textOrDash(labelOf('pisConfins', family.pisConfins)) },
              { label: 'Preço Sugerido', value: formatBrl(family.precoSugerido) },
              {
                label: 'ICMS Origem da mercadoria',
                value: textOrDash(labelOf('tributacaoIcmsOrigensMercadorias', family.icmsOrigemMercadoria)),
              },
              { label: 'Valor NF', value: formatBrl(family.valorNf) },
              { label: 'Valor Pauta', value: formatBrl(family.valorPauta) },
            ]}
          />
        </Section>
      </Card>
    </Stack>
  );
}
