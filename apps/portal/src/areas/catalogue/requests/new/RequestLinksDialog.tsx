import { href } from '@portal/domain';
import { Button, Description, DescriptionList, Dialog, Inline } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { copyAddress } from '../../../../shared/address/copyAddress.ts';
import { notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import type { FamilyRequest, RegistrationRequest } from '../requestList.ts';

const nameOf = ({ familiaNome }: FamilyRequest, index: number) => familiaNome ?? `Família ${index + 1}, nova`;

interface RequestLinksDialogProps {
  /** The request that was opened; `null` before. */
  request: RegistrationRequest | null;
  onClose(): void;
}

/** The addresses at which the supplier fills in each family, for link generators to hand over (G-08). */
export function RequestLinksDialog({ request, onClose }: RequestLinksDialogProps) {
  const notify = useAtomValue(notifyAtom);
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => open || onClose()}
      title={`Solicitação ${request?.codigo ?? ''} criada`}
      description="Envie ao fornecedor o endereço de cada família. Ele também recebeu um e-mail."
      footer={
        <Button variant="primary" onClick={onClose}>
          Concluir
        </Button>
      }
    >
      <DescriptionList columns={1}>
        {request?.solicitacaoCadastroFamilias.map((family, index) => {
          const address = href('my-products-request', { solicitacaoId: family.id });
          const name = nameOf(family, index);
          return (
            <Description key={family.id} label={name}>
              <Inline>
                <span>{new URL(address, window.location.origin).href}</span>
                <Button
                  size="sm"
                  aria-label={`Copiar endereço de ${name}`}
                  onClick={() =>
                    copyAddress(notify, address, {
                      copied: `Endereço de ${name} copiado`,
                      refused: 'O navegador não deixou copiar. Selecione o endereço e copie.',
                    })
                  }
                >
                  Copiar
                </Button>
              </Inline>
            </Description>
          );
        })}
      </DescriptionList>
    </Dialog>
  );
}
