import { NO_INTRODUCTION, PRICE_TAG_MAX } from '@portal/domain';
import { Card, Grid, Inline, MultiSelect, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { productOptionsAtom } from '../../../../shared/enumerations/productEnumerationsAtom.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { divisionLookup, riskClassLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { FamilyFlag, FamilyText } from './FamilyFields.tsx';
import { useFamilyFormContext } from './FamilyFormContext.ts';
import { FamilyClasses, FamilyLookup, FamilyTags } from './FamilyLookups.tsx';
import type { ShownBlocks } from './familyBlocks.ts';
import { productClassesAtom } from './familyListAtoms.ts';
import { MarketingBlock } from './MarketingBlock.tsx';

interface BlockProps {
  lock: string | null;
}

/** Both parts of the price tag and its division (FMC-046 to FMC-049). */
function PriceTagBlock({ lock }: BlockProps) {
  return (
    <Section title="Etiqueta de preço" level={3} description={lock}>
      <Grid columns={3}>
        <FamilyText
          name="etiquetaPrecoParte1"
          label="Etiqueta, parte 1"
          lock={lock}
          maxLength={PRICE_TAG_MAX}
        />
        <FamilyText
          name="etiquetaPrecoParte2"
          label="Etiqueta, parte 2"
          lock={lock}
          maxLength={PRICE_TAG_MAX}
        />
        <FamilyLookup name="divisoesId" label="Divisão" lookup={divisionLookup} of={undefined} lock={lock} />
      </Grid>
    </Section>
  );
}

/** Introduction programmes and what becomes of unsold stock (FMC-087 to FMC-090). */
function NegotiationsBlock({ lock }: BlockProps) {
  const { control } = useFamilyFormContext();
  const { value, onValueChange, ...field } = useFormField(control, 'introducao');
  const programmes = useAtomValue(productOptionsAtom)('programacoes');
  const chosen = value.map((id) => programmes.find((one) => one.value === id) ?? { value: id, label: id });
  return (
    <Section title="Negociações" level={3} description={lock}>
      <Grid columns={2}>
        <MultiSelect
          {...field}
          label="Introdução"
          options={programmes}
          value={chosen}
          onValueChange={(options) => onValueChange(options.map((option) => option.value))}
          exclusiveValue={NO_INTRODUCTION}
          readOnly={lock !== null}
        />
        <Stack gap="xs" role="group" aria-label="Estoque sem giro">
          <span>Estoque sem giro</span>
          <Inline>
            <FamilyFlag name="estoqueSemGiro.devolucao" label="Devolução" lock={lock} />
            <FamilyFlag name="estoqueSemGiro.indenizacao" label="Indenização" lock={lock} />
          </Inline>
        </Stack>
      </Grid>
    </Section>
  );
}

/** The risk classification (FMC-091). */
function LogisticsBlock({ lock }: BlockProps) {
  return (
    <Section title="Logística e prevenção de perdas" level={3} description={lock}>
      <Grid columns={2}>
        <FamilyLookup
          name="classificacoesDeRiscoId"
          label="Classificação de risco"
          lookup={riskClassLookup}
          of={undefined}
          lock={lock}
        />
      </Grid>
    </Section>
  );
}

/** Product classification and tags (FMC-094 to FMC-096). */
function ClassificationBlock({ lock }: BlockProps) {
  const { data, isLoading } = useAtomValue(productClassesAtom);
  const options = (data?.classificacoesProduto ?? []).map(({ id, descricao }) => ({
    value: id,
    label: descricao,
  }));
  return (
    <Section title="Classificação do produto e tags" level={3} description={lock}>
      <Grid columns={2}>
        <FamilyClasses label="Classificação do produto" options={options} loading={isLoading} lock={lock} />
        <FamilyTags label="Tags" lock={lock} />
      </Grid>
    </Section>
  );
}

/** The further blocks of a family that it has data of (GAP-31). */
export function ExtraBlocks({ shown }: { shown: ShownBlocks }) {
  const lock = useFamilyFormContext().locks.details;
  if (!Object.values(shown).includes(true)) return null;
  return (
    <Card>
      <Section title="Informações complementares">
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
