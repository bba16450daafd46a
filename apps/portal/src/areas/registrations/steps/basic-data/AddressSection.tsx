import type { Schemas } from '@portal/api';
import { toUpperPt } from '@portal/formats';
import { Card, CepField, Grid, Section, Select } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { stateOptionsAtom } from '../../../../shared/enumerations/supplierEnumerationsAtom.ts';
import { useCities } from '../../../../shared/enumerations/useCities.ts';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { StepText } from '../../step-form/StepText.tsx';
import type { BasicDataSectionProps } from './basicDataSection.ts';
import { useCepLookup } from './useCepLookup.ts';

interface AddressSectionProps extends BasicDataSectionProps {
  /** The city that is stored: its name is known before the cities of its state are. */
  storedCity: Schemas['SupplierCity'];
}

/** State and city: the cities are those of the state, and another state has another city (ST1-040 to ST1-045, G-31). */
function CityFields({ form, readOnly, storedCity }: AddressSectionProps) {
  const { value: stateId, ...stateField } = useFormField(form.control, 'endereco.cidade.estado.id');
  const { value: cidade, ...cityField } = useFormField(form.control, 'endereco.cidade.id');
  const cities = useCities(stateId);
  const states = useAtomValue(stateOptionsAtom);
  const stored = storedCity && { value: storedCity.id, label: storedCity.nome };
  const storedState = storedCity && { value: storedCity.estado.id, label: storedCity.estado.nome };
  return (
    <>
      <Select<number>
        {...stateField}
        label="Estado"
        value={stateId}
        options={states.length > 0 || !storedState ? states : [storedState]}
        onValueChange={(id) => {
          stateField.onValueChange(id);
          if (id !== stateId) cityField.onValueChange(null);
        }}
        required={!readOnly}
        readOnly={readOnly}
        reserveMessage={!readOnly}
      />
      <Select<number>
        {...cityField}
        label="Cidade"
        value={cidade}
        options={cities.options.length > 0 || !stored ? cities.options : [stored]}
        loading={cities.loading}
        required={!readOnly}
        readOnly={readOnly}
        reserveMessage={!readOnly}
        disabled={!readOnly && stateId === null}
        disabledReason="Escolha o estado primeiro"
      />
    </>
  );
}

/** Where the company is (ST1-025 to ST1-045). A complete CEP fills in what its address says (G-30). */
export function AddressSection({ form, readOnly, storedCity }: AddressSectionProps) {
  const { control, setValue, attempted } = form;
  const { value: cep, ...cepField } = useFormField(control, 'endereco.cep');
  const lookup = useCepLookup(({ logradouro, bairro, cidade }) => {
    const options = { shouldDirty: true, shouldValidate: attempted };
    setValue('endereco.logradouro', toUpperPt(logradouro ?? ''), options);
    setValue('endereco.bairro', toUpperPt(bairro ?? ''), options);
    setValue('endereco.cidade.estado.id', cidade.estado.id, options);
    setValue('endereco.cidade.id', cidade.id, options);
  });
  const text = { control, readOnly };
  return (
    <Card id="endereco">
      <Section title="Endereço" level={3}>
        <Grid>
          <CepField
            {...cepField}
            label="CEP"
            value={cep ?? ''}
            onValueChange={(value) => {
              lookup.drop();
              cepField.onValueChange(value);
            }}
            onComplete={(complete) => void lookup.find(complete)}
            loading={lookup.loading}
            required={!readOnly}
            readOnly={readOnly}
            reserveMessage={!readOnly}
          />
          <StepText
            {...text}
            name="endereco.logradouro"
            label="Endereço"
            autoComplete="address-line1"
            maxLength={100}
            required
          />
          <StepText {...text} name="endereco.numero" label="Número" maxLength={10} required />
          <StepText
            {...text}
            name="endereco.complemento"
            label="Complemento"
            autoComplete="address-line2"
            maxLength={60}
          />
          <StepText
            {...text}
            name="endereco.bairro"
            label="Bairro"
            autoComplete="address-level3"
            maxLength={60}
            required
          />
          <CityFields {...{ form, readOnly, storedCity }} />
        </Grid>
      </Section>
    </Card>
  );
}
