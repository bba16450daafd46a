import { emptyRequestedFamily, type newRequestFields, REQUEST_FAMILIES_MAX } from '@portal/domain';
import { Button, Card, Grid, IconButton, Inline, Pager, Section, Stack } from '@portal/ui';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { requestableFamilyLookup } from './requestableFamilyLookup.ts';
import { useFamilyPage } from './useFamilyPage.ts';

const { Answer, Count, Lookup, useChange, useValues } = inputsOf<typeof newRequestFields>();

const addIcon = <Plus />;
const removeIcon = <Trash2 />;
const FULL = `Uma solicitação tem no máximo ${REQUEST_FAMILIES_MAX} famílias`;

/** Families on screen: an act costs what these cost, however many a request has. */
const FAMILIES_A_PAGE = 20;

/**
 * The families that are asked for, in pages: new ones or those of the catalogue, each with its number of products
 * (G-08). What changes around them, as whether the request is being sent, draws none of them anew.
 */
export const RequestedFamilies = memo(function RequestedFamilies() {
  const [families] = useValues(['solicitacoesCadastrosFamilias']);
  const { page, showPage, goTo, goToField } = useFamilyPage(families.length, FAMILIES_A_PAGE);
  const addButton = useRef<HTMLButtonElement>(null);
  /** At the places of their families. */
  const removeButtons = useRef<(HTMLButtonElement | null)[]>([]);
  const change = useChange();
  const full = families.length >= REQUEST_FAMILIES_MAX;
  const put = (next: typeof families) => change('solicitacoesCadastrosFamilias', next);
  const remove = (index: number) => {
    const next = Math.min(index, families.length - 2);
    put(families.filter((_, at) => at !== index));
    goTo(next, () => (removeButtons.current[next] ?? addButton.current)?.focus());
  };
  const before = (page - 1) * FAMILIES_A_PAGE;
  return (
    <Stack>
      {families.slice(before, before + FAMILIES_A_PAGE).map(({ novaFamilia }, place) => {
        const index = before + place;
        const row = `solicitacoesCadastrosFamilias.${index}` as const;
        const title = `Família ${index + 1}`;
        return (
          <Card key={index}>
            <Section
              title={title}
              actions={
                families.length > 1 && (
                  <IconButton
                    label={`Remover ${title.toLowerCase()}`}
                    icon={removeIcon}
                    onClick={() => remove(index)}
                    ref={(button) => {
                      removeButtons.current[index] = button;
                    }}
                  />
                )
              }
            >
              <Grid columns={3}>
                <Answer name={`${row}.novaFamilia`} />
                {novaFamilia === false && (
                  <Lookup name={`${row}.familiaId`} lookup={requestableFamilyLookup} of required />
                )}
                <Count name={`${row}.quantidadeCadastroProduto`} />
              </Grid>
            </Section>
          </Card>
        );
      })}
      <Inline justify="between">
        <Button
          ref={addButton}
          icon={addIcon}
          disabled={full}
          disabledReason={full ? FULL : undefined}
          onClick={() => {
            put([...families, emptyRequestedFamily()]);
            goToField(families.length, 'novaFamilia');
          }}
        >
          Adicionar família
        </Button>
        {families.length > FAMILIES_A_PAGE && (
          <Pager
            label="Famílias da solicitação"
            page={page}
            pageSize={FAMILIES_A_PAGE}
            total={families.length}
            onPageChange={showPage}
          />
        )}
      </Inline>
    </Stack>
  );
});
