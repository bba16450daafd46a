import { type ApiError, retryMayHelp, type Schemas, toApiError } from '@portal/api';
import { type PurchaseBlockForm, purchaseBlockSchema } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useOneAtATime } from '../../../../shared/forms/useOneAtATime.ts';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { notifyFromHere } from '../../../../shared/services/notifyFromHere.ts';
import { servicesAtom } from '../../../../shared/services/servicesAtom.ts';

/** The product that is validated, as its review knows it. */
export type ReviewedProduct = Pick<
  Schemas['ProductRequest'],
  'id' | 'solicitacaoCadastroProdutoId' | 'nome' | 'versao' | 'statusAprovacao'
>;

/** What is sent: the form, and the products to be discontinued where they are known (G-17). */
type Block = PurchaseBlockForm & Pick<Schemas['ProductValidation'], 'produtosDescontinuadosIds'>;

interface BlockValidation<Product> {
  product: Product;
  onValidated(): void;
  /** Reads the product again; `null` where it could not be read. */
  onConflict(): Promise<Product | null>;
}

/** Whether the product is as the validation of this version leaves it. */
const isValidated = (now: ReviewedProduct | null, { id, versao }: ReviewedProduct) =>
  now?.id === id && now.statusAprovacao === 'Validado' && now.versao === versao + 1;

/**
 * Sends the validation of the version that was seen first, with a block where branches are chosen (BLK-014 to BLK-017). After
 * a conflict nothing of it goes on before what changed was taken note of (D7, D23). Where the answer before was lost and the
 * product is validated, it has succeeded.
 */
export function useBlockValidation<Product extends ReviewedProduct>({
  product,
  onValidated,
  onConflict,
}: BlockValidation<Product>) {
  const services = useAtomValue(servicesAtom);
  const [seen, setSeen] = useState(product);
  const [conflict, setConflict] = useState<'reading' | 'read'>();
  const [failure, setFailure] = useState<ApiError>();
  /** What is said of a validation that was sent and got no answer, once it turns out to have arrived. */
  const unanswered = useRef<string>(undefined);

  const { act: validate, underWay } = useOneAtATime(async ({ produtosDescontinuadosIds, ...form }: Block) => {
    setFailure(undefined);
    const here = notifyFromHere(services);
    const block = purchaseBlockSchema.parse(form);
    const done =
      block.filiaisBloqueio.length > 0
        ? 'Bloqueio realizado com Sucesso!'
        : 'Validação realizada com sucesso!';
    const goOn = (text: string) => {
      here.success(text);
      onValidated();
    };
    try {
      await services.api.PUT('/api/produtos/backoffice/solicitacoes-produtos/{id}/validar', {
        params: { path: { id: seen.solicitacaoCadastroProdutoId }, header: ifMatch(seen) },
        body: { ...block, ...(produtosDescontinuadosIds && { produtosDescontinuadosIds }) },
      });
      goOn(done);
    } catch (error) {
      const refusal = toApiError(error);
      if (here.hasLeft()) return here.error(refusal); // the dialog is gone with its page
      if (refusal.kind !== 'conflict') {
        if (retryMayHelp(refusal)) unanswered.current ??= done;
        return setFailure(refusal);
      }
      const sentBefore = unanswered.current;
      if (sentBefore === undefined) setConflict('reading');
      const now = await onConflict();
      if (sentBefore !== undefined && isValidated(now, seen)) return goOn(sentBefore);
      setConflict('read');
    }
  });

  return {
    validate,
    underWay,
    /** Why the last attempt failed. */
    failure,
    /** The version that is validated. */
    seen,
    /** Somebody else was faster: whether the product of now is read. */
    conflict,
    /** Goes on with the product as it is now. */
    takeNewest() {
      setSeen(product);
      unanswered.current = undefined;
      setConflict(undefined);
    },
  };
}
