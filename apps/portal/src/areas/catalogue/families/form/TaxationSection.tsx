import { isCestRequired } from '@portal/domain';
import { Card, Grid, Section, Stack } from '@portal/ui';
import { useWatch } from 'react-hook-form';
import { cestLookup, ncmLookup } from '../../../../shared/lookups/catalogueLookups.ts';
import { FamilyDecimal, FamilyFlag, FamilyMoney, FamilyOption, FamilyRate } from './FamilyFields.tsx';
import { useFamilyFormContext } from './FamilyFormContext.ts';
import { FamilyLookup } from './FamilyLookups.tsx';
import { FAMILY_LISTS } from './familyConflictFields.ts';

/** Tax fields of the accounting call (FAM-019 to FAM-026, FAM-028). */
function TaxFields() {
  const { locks, ruled } = useFamilyFormContext();
  const lock = locks.taxation;
  return (
    <Section title="Impostos" level={3} description={lock}>
      <Grid columns={4}>
        <FamilyOption
          name="icmsOrigemMercadoria"
          label="ICMS Origem da mercadoria"
          list={FAMILY_LISTS.icmsOrigemMercadoria}
          lock={lock}
        />
        <FamilyOption name="cst" label="CST" list={FAMILY_LISTS.cst} lock={lock} />
        <FamilyOption
          name="fundoPobreza"
          label="Fundo de pobreza"
          list={FAMILY_LISTS.fundoPobreza}
          lock={lock}
          ruledOut={ruled.fundoPobreza}
        />
        <FamilyOption name="pisConfins" label="PIS/Cofins" list={FAMILY_LISTS.pisConfins} lock={lock} />
        <FamilyDecimal name="mva" label="MVA" decimals={4} lock={lock} ruledOut={ruled.mva} />
        <FamilyRate name="aliquotaIcmsEntrada" label="Alíquota ICMS Entrada" lock={lock} />
        <FamilyRate name="aliquotaIcmsSaida" label="Alíquota ICMS Saída" lock={lock} />
        <FamilyRate name="aliquotaIpi" label="Alíquota IPI" lock={lock} />
      </Grid>
    </Section>
  );
}

/** Prices that the margin is calculated from (FAM-027, FAM-029, FAM-030, FAM-022). */
function PriceFields() {
  const { locks, ruled } = useFamilyFormContext();
  const lock = locks.prices;
  return (
    <Section title="Preços" level={3} description={lock}>
      <Grid columns={4}>
        <FamilyMoney name="valorNf" label="Valor NF" lock={lock} />
        <FamilyMoney name="precoSugerido" label="Preço Sugerido" lock={lock} />
        <FamilyMoney name="valorPauta" label="Valor Pauta" lock={lock} />
        <FamilyFlag
          name="calculoPautaDiferente"
          label="Cálculo de pauta diferente"
          lock={lock}
          ruledOut={ruled.calculoPautaDiferente}
        />
      </Grid>
    </Section>
  );
}

/** Tax codes that only the call of the family carries (FMC-052 to FMC-064, FMC-071, FMC-072). */
function FiscalCodes() {
  const { control, locks } = useFamilyFormContext();
  const [cst, ncmId] = useWatch({ control, name: ['cst', 'ncmId'] });
  const lock = locks.fiscalCodes;
  return (
    <Section title="Classificação fiscal" level={3} description={lock}>
      <Grid columns={4}>
        <FamilyLookup
          name="ncmId"
          label="NCM"
          lookup={ncmLookup}
          of={undefined}
          lock={lock}
          empties={['cestId']}
        />
        <FamilyLookup
          name="cestId"
          label="CEST"
          lookup={cestLookup}
          of={ncmId}
          lock={lock}
          required={isCestRequired({ cst })}
        />
        <FamilyOption
          name="cstPisConfins"
          label="CST Pis/Cofins"
          list={FAMILY_LISTS.cstPisConfins}
          lock={lock}
        />
        <FamilyOption name="spedItem" label="SPED Item" list={FAMILY_LISTS.spedItem} lock={lock} />
        <FamilyOption name="spedProduto" label="SPED Produto" list={FAMILY_LISTS.spedProduto} lock={lock} />
        <FamilyMoney name="valorBruto" label="Valor Bruto" hint="Informado, não calculado" lock={lock} />
        <FamilyFlag name="calculaStEntrada" label="Calcula ST Entrada" lock={lock} />
        <FamilyFlag name="calculaStSaida" label="Calcula ST Saída" lock={lock} />
      </Grid>
    </Section>
  );
}

/** Taxation of a family: its tax fields belong to accounting (FAM-002). */
export function TaxationSection() {
  return (
    <Card>
      <Section title="Tributação">
        <Stack gap="lg">
          <TaxFields />
          <PriceFields />
          <FiscalCodes />
        </Stack>
      </Section>
    </Card>
  );
}
