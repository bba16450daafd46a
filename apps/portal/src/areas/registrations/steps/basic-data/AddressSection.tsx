import type { basicDataFields } from '@portal/domain';
import { toUpperPt } from '@portal/formats';
import { Card, CepField, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { useLateAnswer } from '../../../../shared/forms/useLateAnswer.ts';
import { stateOptionsAtom } from '../../enumerations/supplierEnumerationsAtom.ts';
import { useCities } from '../../enumerations/useCities.ts';
import { StepRecord } from '../../step-form/StepRecord.tsx';
import { useCepLookup } from './useCepLookup.ts';

const { FieldGrid, OrRead, Text, useField, useValues } = inputsOf<typeof basicDataFields>();

const STREET = 'endereco.logradouro';
const DISTRICT = 'endereco.bairro';
const STATE = 'endereco.cidade.estado.id';
const CITY = 'endereco.cidade.id';

/** State and city belong together: an answer fills both or none. */
const PLACE = 'endereco.cidade';

/** State and city: the cities are those of the state, and another state has another city (ST1-040 to ST1-045, G-31). */
function CityFields() {
  const { change } = useEditorContext();
  const [state] = useValues([STATE]);
  return (
    <>
      <StepRecord name={STATE} options={useAtomValue(stateOptionsAtom)} onChoice={() => change(CITY, null)} />
      <StepRecord
        name={CITY}
        {...useCities(state)}
        disabledReason={state === null ? 'Escolha o estado primeiro' : null}
      />
    </>
  );
}

/**
 * Where the company is (ST1-025 to ST1-045). A complete CEP fills in what its address says (G-30), but for what was
 * typed while the answer was on its way (D28).
 */
export function AddressSection() {
  const { known, change } = useEditorContext();
  const { onValueChange, ...cep } = useField('endereco.cep');
  const [street, district, state, city] = useValues([STREET, DISTRICT, STATE, CITY]);
  const ask = useLateAnswer({ [STREET]: street, [DISTRICT]: district, [PLACE]: `${state} ${city}` });
  const lookup = useCepLookup(() => {
    const untouched = ask();
    return ({ logradouro, bairro, cidade: { id, estado } }) => {
      const { [PLACE]: place, ...texts } = untouched({
        [STREET]: toUpperPt(logradouro ?? ''),
        [DISTRICT]: toUpperPt(bairro ?? ''),
        [PLACE]: `${estado.id} ${id}`,
      });
      if (place !== undefined) known.learn(STATE, { value: estado.id, label: estado.nome });
      const found = place === undefined ? texts : { ...texts, [STATE]: estado.id, [CITY]: id };
      for (const [name, value] of Object.entries(found)) change(name, value);
    };
  });
  return (
    <Card id="endereco">
      <Section title="Endereço" level={3}>
        <FieldGrid of="endereco.cep">
          <OrRead name="endereco.cep">
            <CepField
              {...cep}
              onValueChange={(value) => {
                lookup.drop();
                onValueChange(value);
              }}
              onComplete={(complete) => void lookup.find(complete)}
              loading={lookup.loading}
              failed={lookup.failed}
            />
          </OrRead>
          <Text name={STREET} autoComplete="address-line1" />
          <Text name="endereco.numero" />
          <Text name="endereco.complemento" autoComplete="address-line2" />
          <Text name={DISTRICT} autoComplete="address-level3" />
          <CityFields />
        </FieldGrid>
      </Section>
    </Card>
  );
}
