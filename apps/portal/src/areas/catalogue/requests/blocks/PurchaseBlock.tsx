import { answerOf, errorMessage, type Schemas, toApiError } from '@portal/api';
import { BLOCK_OBSERVATIONS_MAX, blockReasons, chosenBranches, purchaseBlockSchema } from '@portal/domain';
import { Banner, Button, type Difference, DiffList, PurchaseBlockDialog, Stack } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { createPurchaseBlock, regionsAtom } from './purchaseBlockAtoms.ts';
import { useDiscontinued } from './useDiscontinued.ts';

/** The product that is validated, as its review knows it. */
type ReviewedProduct = Pick<
  Schemas['ProductRequest'],
  'id' | 'solicitacaoCadastroProdutoId' | 'nome' | 'versao' | 'statusAprovacao'
>;

interface PurchaseBlockProps<Product extends ReviewedProduct> {
  product: Product;
  /** What differs between the product as it was seen and as it is now. */
  changes(seen: Product, now: Product): readonly Difference[];
  onClose(): void;
  /** Called with the product as it was validated; the dialog is closed by then. */
  onValidated(product: Schemas['ProductRequest']): void;
  /** Called where somebody else was faster, so that the product is read again (D7). */
  onConflict(): Promise<void>;
}

const numbers = (ids: readonly (string | number)[]) => ids.map(Number);

/**
 * Validates a product with or without a block of purchases (BLK-001 to BLK-017). What is chosen outlives a failure. It
 * validates the version that was seen when it opened; after a conflict it says what changed, and goes on with the product as
 * it is now once that was taken note of (D7, D23).
 */
export function PurchaseBlock<Product extends ReviewedProduct>({
  product,
  changes,
  onClose,
  onValidated,
  onConflict,
}: PurchaseBlockProps<Product>) {
  const choices = useMemo(() => createPurchaseBlock(product.id), [product.id]);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { regions, reading: regionsReading } = useAtomValue(regionsAtom);
  const [regionIds, setRegionIds] = useAtom(choices.regionIdsAtom);
  const { branches, reading: branchesReading } = useAtomValue(choices.branchesAtom);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [observations, setObservations] = useState('');
  const [failure, setFailure] = useState<string>();
  const [seen, setSeen] = useState(product);
  const [conflict, setConflict] = useState<'reading' | 'read'>();
  const noticeRef = useRef<HTMLDivElement>(null);
  const discontinued = useDiscontinued(choices);

  // Branches of a region that was taken back are not chosen again with it (G-37).
  const branchIds = chosenBranches(chosen, branches);
  if (branchIds.length < chosen.length) setChosen(branchIds);

  const { act: validate, underWay } = useOneAtATime(async () => {
    setFailure(undefined);
    const block = purchaseBlockSchema.parse({ filiaisBloqueio: branchIds, observacoes: observations });
    try {
      const validated = await answerOf(
        api.PUT('/api/produtos/backoffice/solicitacoes-produtos/{id}/validar', {
          params: { path: { id: seen.solicitacaoCadastroProdutoId }, header: ifMatch(seen) },
          body: { ...block, ...discontinued.body },
        }),
      );
      notify.success(
        block.filiaisBloqueio.length > 0
          ? 'Bloqueio realizado com Sucesso!'
          : 'Validação realizada com sucesso!',
      );
      onClose();
      onValidated(validated);
    } catch (error) {
      if (toApiError(error).kind !== 'conflict') return setFailure(errorMessage(error));
      setConflict('reading');
      await onConflict();
      setConflict('read');
    }
  });

  const decided = product.statusAprovacao !== 'AguardandoValidacao';
  const changed = conflict && !decided ? changes(seen, product) : [];
  const takeNewest = () => {
    setSeen(product);
    setConflict(undefined);
    noticeRef.current?.focus(); // the button is gone
  };

  return (
    <PurchaseBlockDialog
      open
      onOpenChange={(open) => open || underWay || onClose()}
      productName={product.nome}
      regions={regions}
      regionsReading={regionsReading}
      regionIds={regionIds}
      onRegionsChange={(ids) => setRegionIds(numbers(ids))}
      branches={branches}
      branchesReading={branchesReading}
      branchIds={branchIds}
      onBranchesChange={(ids) => setChosen(numbers(ids))}
      {...discontinued.fields}
      reasons={blockReasons({
        count: branchIds.length,
        known: branches !== undefined,
        failed: branchesReading.error !== null,
      })}
      observations={{ value: observations, onValueChange: setObservations }}
      observationsMax={BLOCK_OBSERVATIONS_MAX}
      onValidate={() => void validate()}
      saving={underWay}
      error={failure}
      notice={
        <div ref={noticeRef} tabIndex={-1}>
          {conflict && (
            <Stack gap="sm">
              <Banner
                tone="warning"
                title={
                  decided
                    ? 'O produto já foi decidido por outra pessoa'
                    : 'O produto foi alterado por outra pessoa. O que você escolheu foi mantido.'
                }
                action={
                  !decided && (
                    <Button size="sm" loading={conflict === 'reading'} onClick={takeNewest}>
                      Continuar com o produto atual
                    </Button>
                  )
                }
              />
              {changed.length > 0 && <DiffList level={3} differences={changed} />}
            </Stack>
          )}
        </div>
      }
    />
  );
}
