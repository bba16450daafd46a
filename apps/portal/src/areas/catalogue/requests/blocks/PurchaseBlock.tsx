import { answerOf, errorMessage, type Schemas, toApiError } from '@portal/api';
import { BLOCK_OBSERVATIONS_MAX, blockReasons, chosenBranches, purchaseBlockSchema } from '@portal/domain';
import { PurchaseBlockDialog } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { createPurchaseBlock, regionsAtom } from './purchaseBlockAtoms.ts';
import { useDiscontinued } from './useDiscontinued.ts';

/** The product that is validated, as its review knows it. */
type ReviewedProduct = Pick<
  Schemas['ProductRequest'],
  'id' | 'solicitacaoCadastroProdutoId' | 'nome' | 'versao'
>;

interface PurchaseBlockProps {
  product: ReviewedProduct;
  onClose(): void;
  /** Called with the product as it was validated; the dialog is closed by then. */
  onValidated(product: Schemas['ProductRequest']): void;
  /** Called where somebody else was faster, so that the product is read again (D7). */
  onConflict(): void;
}

const CONFLICT_TEXT =
  'O produto foi alterado por outra pessoa. Cancele, confira o que mudou e valide novamente.';

const numbers = (ids: readonly (string | number)[]) => ids.map(Number);

/**
 * Validates a product with or without a block of purchases (BLK-001 to BLK-017). What is chosen outlives a failure. Until it
 * is closed it validates the version that was seen when it opened (D23).
 */
export function PurchaseBlock({ product, onClose, onValidated, onConflict }: PurchaseBlockProps) {
  const choices = useMemo(() => createPurchaseBlock(product.id), [product.id]);
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { regions, reading: regionsReading } = useAtomValue(regionsAtom);
  const [regionIds, setRegionIds] = useAtom(choices.regionIdsAtom);
  const { branches, reading: branchesReading } = useAtomValue(choices.branchesAtom);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [observations, setObservations] = useState('');
  const [failure, setFailure] = useState<string>();
  const [seen] = useState(product);
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
      const outdated = toApiError(error).kind === 'conflict';
      setFailure(outdated ? CONFLICT_TEXT : errorMessage(error));
      if (outdated) onConflict();
    }
  });

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
    />
  );
}
