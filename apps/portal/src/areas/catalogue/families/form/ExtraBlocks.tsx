import { type familyFields, NO_INTRODUCTION, PRICE_TAG_MAX } from '@portal/domain';
import { Card, MultiSelect, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { productOptionsAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { divisionLookup, riskClassLookup, tagLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { readingOf } from '../../../../shared/server-state/readingOf.ts';
import { FamilyPart, type FamilyPartProps } from './FamilyPart.tsx';
import type { ShownBlocks } from './familyBlocks.ts';
import { productClassesAtom } from './familyListAtoms.ts';
import { FAMILY_PARTS } from './familyParts.ts';
import { MarketingBlock } from './MarketingBlock.tsx';

const { FieldGrid, Flag, Lookup, Lookups, OrRead, Text, useField, useValues } =
  inputsOf<typeof familyFields>();

/** Both parts of the price tag and its division (FMC-046 to FMC-049). */
export function PriceTagBlock(props: FamilyPartProps) {
  const [first, second] = useValues(['etiquetaPrecoParte1', 'etiquetaPrecoParte2']);
  const used = (first ?? '').length + (second ?? '').length;
  return (
    <FamilyPart {...props} part={FAMILY_PARTS.priceTag}>
      <FieldGrid of="etiquetaPrecoParte1">
        <Text name="etiquetaPrecoParte1" />
        <Text
          name="etiquetaPrecoParte2"
          hint={props.own ? `${used} de ${PRICE_TAG_MAX} caracteres nas duas partes` : undefined}
        />
        <Lookup name="divisoesId" lookup={divisionLookup} />
      </FieldGrid>
    </FamilyPart>
  );
}

/** Introduction programmes, and the treatment of unsold stock (FMC-087 to FMC-090). */
export function NegotiationsBlock(props: FamilyPartProps) {
  const { value, onValueChange, ...field } = useField('introducao');
  const programmes = useAtomValue(productOptionsAtom)('programacoes');
  const chosen = value.map((id) => programmes.find((one) => one.value === id) ?? { value: id, label: id });
  return (
    <FamilyPart {...props} part={FAMILY_PARTS.negotiations}>
      <FieldGrid of="introducao">
        <OrRead name="introducao">
          <MultiSelect
            {...field}
            options={programmes}
            value={chosen}
            onValueChange={(options) => onValueChange(options.map((option) => option.value))}
            exclusiveValue={NO_INTRODUCTION}
          />
        </OrRead>
      </FieldGrid>
      <Stack gap="xs" role="group" aria-label="Estoque sem giro">
        <span>Estoque sem giro</span>
        <FieldGrid of="estoqueSemGiro.devolucao" columns={4}>
          <Flag name="estoqueSemGiro.devolucao" />
          <Flag name="estoqueSemGiro.indenizacao" />
        </FieldGrid>
      </Stack>
    </FamilyPart>
  );
}

/** The risk classification (FMC-091). */
export function LogisticsBlock(props: FamilyPartProps) {
  return (
    <FamilyPart {...props} part={FAMILY_PARTS.logistics}>
      <FieldGrid of="classificacoesDeRiscoId">
        <Lookup name="classificacoesDeRiscoId" lookup={riskClassLookup} />
      </FieldGrid>
    </FamilyPart>
  );
}

/** Product classification and tags (FMC-094 to FMC-096). */
export function ClassificationBlock(props: FamilyPartProps) {
  const query = useAtomValue(productClassesAtom);
  const { loading, error, onRetry } = readingOf(query);
  const options = (query.data?.classificacoesProduto ?? []).map(({ id, descricao }) => ({
    value: id,
    label: descricao,
  }));
  const { known } = useEditorContext();
  const { value, onValueChange, ...field } = useField('classificacaoProduto');
  return (
    <FamilyPart {...props} part={FAMILY_PARTS.classification}>
      <FieldGrid of="classificacaoProduto">
        <OrRead name="classificacaoProduto">
          <MultiSelect<number>
            {...field}
            options={options}
            loading={loading}
            loadError={error?.message}
            onRetry={onRetry}
            value={value.flatMap(({ id }) => known.of(field.name, id) ?? [])}
            onValueChange={(chosen) => {
              for (const option of chosen) known.learn(field.name, option);
              onValueChange(chosen.map((option) => ({ id: option.value })));
            }}
          />
        </OrRead>
        <Lookups name="tagsIds" lookup={tagLookup} />
      </FieldGrid>
    </FamilyPart>
  );
}

/** The further blocks of a family, if they have data (GAP-31). */
export function ExtraBlocks({ shown, lock }: FamilyPartProps & { shown: ShownBlocks }) {
  return (
    <Card id={FAMILY_PARTS.details.id}>
      <Section title={FAMILY_PARTS.details.label}>
        <Stack gap="lg">
          {shown.marketing && <MarketingBlock lock={lock} />}
          {shown.priceTag && <PriceTagBlock lock={lock} />}
          {shown.negotiations && <NegotiationsBlock lock={lock} />}
          {shown.logistics && <LogisticsBlock lock={lock} />}
          {shown.classification && <ClassificationBlock lock={lock} />}
        </Stack>
      </Section>
    </Card>
  );
}
