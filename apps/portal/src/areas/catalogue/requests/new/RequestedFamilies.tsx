import { emptyRequestedFamily, type newRequestFields, REQUEST_FAMILIES_MAX } from '@portal/domain';
import { Button, Card, Grid, IconButton, Section, Stack } from '@portal/ui';
import { Plus, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { familyLookup } from '../../../../shared/lookups/filterLookups.ts';

const { Answer, Count, Lookup, useChange, useValues } = inputsOf<typeof newRequestFields>();

const addIcon = <Plus />;
const removeIcon = <Trash2 />;
const FULL = `Uma solicitação tem no máximo ${REQUEST_FAMILIES_MAX} famílias`;

/**
 * The families that are asked for: new ones or those of the catalogue, each with its number of products (G-08). What
 * changes around them, as whether the request is being sent, draws none of them anew.
 */
export const RequestedFamilies = memo(function RequestedFamilies() {
  const [families] = useValues(['solicitacoesCadastrosFamilias']);
  const change = useChange();
  const full = families.length >= REQUEST_FAMILIES_MAX;
  const put = (next: typeof families) => change('solicitacoesCadastrosFamilias', next);
  return (
    <Stack>
      {families.map(({ novaFamilia }, index) => {
        const row = `solicitacoesCadastrosFamilias.${index}` as const;
        const title = `Família ${index + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a row are bound to its place
          <Card key={index}>
            <Section
              title={title}
              actions={
                families.length > 1 && (
                  <IconButton
                    label={`Remover ${title.toLowerCase()}`}
                    icon={removeIcon}
                    onClick={() => put(families.filter((_, at) => at !== index))}
                  />
                )
              }
            >
              <Grid columns={3}>
                <Answer name={`${row}.novaFamilia`} />
                {novaFamilia === false && <Lookup name={`${row}.familiaId`} lookup={familyLookup} required />}
                <Count name={`${row}.quantidadeCadastroProduto`} />
              </Grid>
            </Section>
          </Card>
        );
      })}
      <div>
        <Button
          icon={addIcon}
          disabled={full}
          disabledReason={full ? FULL : undefined}
          onClick={() => put([...families, emptyRequestedFamily()])}
        >
          Adicionar família
        </Button>
      </div>
    </Stack>
  );
});
